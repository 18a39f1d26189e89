import { ScrollView, View } from 'react-native';

import type { PieceKind, PieceOption, Placed } from '@/games/tiles';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { isChosen } from '../scene/choices';
import type { Play } from '../usePlay';
import { chipWords, refusedWords } from '../words/cellWords';
import { whereWords } from '../words/sides';

const KIND_ICONS: Readonly<Record<PieceKind, IconName>> = { member: 'person', hut: 'hut' };

/** The pieces on offer in words, for those who would rather read than aim: the same choices as on the tile. */
export function PieceChips({ play, placed }: { play: Play; placed: Placed }) {
  const { t } = useWords();
  const { choices, words, table, aids, actions, seenAs } = play;
  if (choices === null) return null;
  const spent = choices.noneLeft !== null && (
    <Text variant="caption" color="ink2" testID="none-left" style={{ flexShrink: 1, alignSelf: 'center' }}>
      {words.say(choices.noneLeft)}
    </Text>
  );
  if (choices.options.length === 0) return spent;
  const labelOf = (option: PieceOption) =>
    chipWords(words, option, {
      where: whereWords(words, table, seenAs(placed.rotation), option, choices.options),
      gain: aids.preview && option.objection === null ? table.gainWith(placed, option.piece) : 0,
    });
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      testID="chips"
      style={{ flexGrow: 0, flexShrink: 1 }}
      contentContainerStyle={{ flexDirection: 'row', gap: SPACE.inside, alignItems: 'center' }}
    >
      {spent}
      {choices.kinds.length > 1 && (
        <View role="radiogroup" aria-label={t('board.chip.kinds')} style={{ flexDirection: 'row' }}>
          {choices.kinds.map((kind) => (
            <Chip
              key={kind}
              icon={KIND_ICONS[kind]}
              label={t(`board.chip.kind.${kind}`)}
              isOn={choices.kind === kind}
              isRadio
              onPress={() => actions.chooseKind(kind)}
              testID={`kind-${kind}`}
            />
          ))}
        </View>
      )}
      {choices.options.map((option) => (
        <Chip
          key={option.piece.segment}
          label={labelOf(option)}
          spoken={refusedWords(words, labelOf(option), option)}
          isOn={isChosen(option, placed)}
          isRefused={option.objection !== null}
          onPress={() => (isChosen(option, placed) ? actions.dropPiece() : actions.tapPiece(option.piece))}
          testID={`chip-${option.piece.kind}-${option.piece.segment}`}
        />
      ))}
    </ScrollView>
  );
}

function Chip({
  icon,
  label,
  spoken = label,
  isOn,
  isRefused = false,
  isRadio = false,
  onPress,
  testID,
}: {
  icon?: IconName;
  label: string;
  /** For readers, who do not see that its edge is dashed. */
  spoken?: string;
  isOn: boolean;
  isRefused?: boolean;
  isRadio?: boolean;
  onPress: () => void;
  testID: string;
}) {
  const { colors, isHighContrast } = useTheme();
  const ink = isOn ? 'onAction' : isRefused ? 'ink2' : 'ink';
  return (
    <Tappable
      role={isRadio ? 'radio' : 'button'}
      aria-label={spoken}
      {...(isRadio ? { 'aria-checked': isOn } : { 'aria-pressed': isOn })}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => ({
        minHeight: TARGET.least,
        minWidth: TARGET.least,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.half,
        paddingHorizontal: 12,
        borderRadius: CORNER.control,
        borderWidth: isHighContrast ? 2 : 1.5,
        borderStyle: isRefused ? 'dashed' : 'solid',
        borderColor: isOn ? colors.action : colors.line,
        backgroundColor: isOn ? colors.action : isPressed ? colors.sunk : colors.panel,
      })}
    >
      {icon !== undefined && <Icon name={icon} color={ink} size={20} />}
      <Text variant="body" face={isOn ? 'bold' : 'semibold'} color={ink}>
        {label}
      </Text>
    </Tappable>
  );
}
