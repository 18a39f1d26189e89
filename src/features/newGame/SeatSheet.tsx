import { useState } from 'react';
import { View } from 'react-native';

import { STYLES } from '@/ai';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { Chips } from '@/ui/controls/Chips';
import { Segmented } from '@/ui/controls/Segmented';
import { TextField } from '@/ui/controls/TextField';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { characterNamed, tasteOf } from '@/ui/portraits';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { CharacterPicker } from './CharacterPicker';
import { ColourPicker } from './ColourPicker';
import {
  changeSeat,
  isLastPerson,
  LONGEST_NAME,
  moveSeat,
  OFFERED_LEVELS,
  removeSeat,
  seatRange,
  type Draft,
  type DraftSeat,
} from './draft';
import { styleDetail, styleName } from './styleName';

/** Everything about one seat. */
export function SeatSheet({
  draft,
  seat,
  names,
  computerNames,
  onChange,
  onClose,
}: {
  draft: Draft;
  seat: DraftSeat;
  /** People who played before. */
  names: readonly string[];
  computerNames: readonly string[];
  onChange: (draft: Draft) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const { game } = draft;
  const { ai } = seat;
  const [isFresh, setFresh] = useState(false);
  const [min] = seatRange(game);
  const index = draft.seats.indexOf(seat);
  const isOnly = draft.seats.length === 1;
  const isLast = isLastPerson(draft, seat.key);
  const change = (values: Partial<Omit<DraftSeat, 'key'>>) => onChange(changeSeat(draft, seat.key, values));
  const others = draft.seats.filter((other) => other !== seat).map((other) => other.name);
  const known = names.filter((name) => !others.includes(name));
  // A name stands there already, so that nothing is wrong before anybody has written; it is chosen to be written over.
  const becomePerson = () => {
    setFresh(true);
    change({ ai: null, name: known[0] ?? t('newGame.somebody', { n: index + 1 }) });
  };
  const becomeComputer = () => {
    const name = computerNames.find((free) => !others.includes(free)) ?? seat.name;
    change({ ai: { level: 'casual', style: tasteOf(name) }, name });
  };
  const character = ai === null ? null : characterNamed(seat.name);
  const isSame = others.some((name) => name.trim().toLocaleLowerCase() === seat.name.trim().toLocaleLowerCase());
  const fault =
    seat.name.trim() === ''
      ? t('newGame.nameMissing')
      : isSame
        ? t('newGame.sameName', { name: seat.name.trim() })
        : undefined;
  return (
    <Sheet
      testID="seat-sheet"
      title={seat.name.trim() === '' ? t('newGame.person') : seat.name}
      detail={character === null ? undefined : t(`ai.about.${character}`)}
      badge={<SeatFace player={seat.colour} name={seat.name} isAi={ai !== null} size={68} />}
      closeLabel={t('match.done')}
      onClose={onClose}
    >
      {!isOnly && (
        <View style={{ gap: SPACE.inside }}>
          <Segmented
            label={t('newGame.whoPlays')}
            value={ai === null ? 'person' : 'computer'}
            onChange={(value) => {
              if (value === 'person' && ai !== null) becomePerson();
              if (value === 'computer' && ai === null) becomeComputer();
            }}
            options={[
              { value: 'person', label: t('newGame.person'), icon: 'person', testID: 'seat-person' },
              { value: 'computer', label: t('newGame.computer'), icon: 'robot', testID: 'seat-computer' },
            ]}
          />
          {isLast && (
            <Text variant="caption" color="ink2">
              {t('newGame.lastPerson')}
            </Text>
          )}
        </View>
      )}
      {ai === null ? (
        <View style={{ gap: SPACE.between }}>
          <TextField
            label={t('newGame.name')}
            placeholder={t('newGame.namePlaceholder')}
            value={seat.name}
            onChangeText={(name) => change({ name })}
            fault={fault}
            maxLength={LONGEST_NAME}
            autoCapitalize="words"
            autoCorrect={false}
            autoComplete="off"
            autoFocus={isFresh}
            selectTextOnFocus={isFresh}
            returnKeyType="done"
            testID="seat-name"
          />
          {known.length > 0 && (
            <View style={{ gap: SPACE.inside }}>
              <Text variant="caption" color="ink2">
                {t('newGame.knownNames')}
              </Text>
              <Chips
                label={t('newGame.knownNames')}
                value={seat.name}
                onChange={(name) => change({ name })}
                options={known.map((name) => ({ value: name, label: name, testID: `name-${name}` }))}
              />
            </View>
          )}
        </View>
      ) : (
        <>
          <CharacterPicker
            game={game}
            name={seat.name}
            others={others}
            onChange={(name) => change({ name, ai: { ...ai, style: tasteOf(name) } })}
          />
          <View style={{ gap: SPACE.inside }}>
            <Text variant="row">{t('newGame.level')}</Text>
            <Segmented
              label={t('newGame.level')}
              value={ai.level}
              onChange={(level) => change({ ai: { ...ai, level } })}
              options={OFFERED_LEVELS.map((level) => ({
                value: level,
                label: t(`ai.level.${level}`),
                testID: `level-${level}`,
              }))}
            />
            <LiveText variant="caption" color="ink2">
              {t(`ai.levelDetail.${ai.level}`)}
            </LiveText>
          </View>
          <View style={{ gap: SPACE.inside }}>
            <Text variant="row">{t('newGame.style')}</Text>
            <Chips
              label={t('newGame.style')}
              value={ai.style}
              onChange={(style) => change({ ai: { ...ai, style } })}
              options={STYLES.map((style) => ({
                value: style,
                label: styleName(t, game, style),
                testID: `style-${style}`,
              }))}
            />
            <LiveText variant="caption" color="ink2">
              {styleDetail(t, game, ai.style)}
            </LiveText>
          </View>
        </>
      )}
      {/* Solo plays three colours at once, so nobody owns one. */}
      {!gameOf(game).isTeamwork && <ColourPicker draft={draft} seat={seat} onChange={(colour) => change({ colour })} />}
      {!isOnly && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
          {index > 0 && (
            <Button
              kind="secondary"
              label={t('newGame.moveUp')}
              onPress={() => onChange(moveSeat(draft, index, index - 1))}
              testID="seat-up"
              style={{ flexGrow: 1 }}
            />
          )}
          {index < draft.seats.length - 1 && (
            <Button
              kind="secondary"
              label={t('newGame.moveDown')}
              onPress={() => onChange(moveSeat(draft, index, index + 1))}
              testID="seat-down"
              style={{ flexGrow: 1 }}
            />
          )}
          <Button
            kind="destructive"
            label={t('newGame.removeSeat')}
            whyDisabled={
              draft.seats.length <= min
                ? t('newGame.cannotRemove', { min })
                : isLast
                  ? t('newGame.lastPerson')
                  : undefined
            }
            onPress={() => {
              onChange(removeSeat(draft, seat.key));
              onClose();
            }}
            testID="seat-remove"
            style={{ flexGrow: 1 }}
          />
        </View>
      )}
    </Sheet>
  );
}
