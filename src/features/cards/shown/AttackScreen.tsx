import { ScrollView, View } from 'react-native';

import { useGuide } from '@/features/contract/guide';
import { type Bundle, type Resource, SAFE_HAND, sizeOf } from '@/games/settlers';
import { useWords } from '@/i18n';
import { kindsOf } from '@/table/model/order';
import { CardFace } from '@/table/parts/CardFace';
import { Glyph } from '@/table/parts/Glyph';
import { bundleWords, cardWords } from '@/table/words/cardWords';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { ContourBackground } from '@/ui/drawing/ContourBackground';
import { Icon } from '@/ui/drawing/Icon';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { Divider, Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET, light } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';

/** Dried blood: the one screen of the game that is not the table's. */
const GROUND = '#5A2A20';

/** A robber attack: who must discard is shown for all, what is discarded only to whom it belongs. */
export function AttackScreen({
  scene,
  actions,
  onMenu,
  onRules,
}: {
  scene: Scene;
  actions: TableActions;
  onMenu: () => void;
  onRules: () => void;
}) {
  const { t } = useWords();
  const theme = useTheme();
  const { edge, insets, kind, width, isLargeText } = useLayout();
  const guide = useGuide();
  const sides = { paddingLeft: Math.max(edge, insets.left), paddingRight: Math.max(edge, insets.right) };
  const column = { width: '100%', maxWidth: COLUMN, alignSelf: 'center' } as const;
  const ground = { backgroundColor: theme.isHighContrast ? '#000000' : GROUND, overflow: 'hidden' } as const;
  const menu = <IconButton icon="menu" label={t('table.menu.open')} onPress={onMenu} testID="menu" />;
  const rules = <IconButton icon="book" label={t('table.rules.open')} onPress={onRules} testID="rules" />;
  const wait = (
    <Text variant="row" align="center" style={{ padding: SPACE.edge }}>
      {t('table.attack.wait', { name: scene.names[scene.view.decider] ?? '' })}
    </Text>
  );
  if (kind === 'phoneLandscape') {
    return (
      <View testID="attack" role="main" style={{ flex: 1, flexDirection: 'row', backgroundColor: theme.colors.table }}>
        <ContourBackground />
        <View style={[ground, { width: SIDE + insets.left, paddingLeft: insets.left }]}>
          <ContourBackground stroke="#FFF8EA" opacity={0.12} />
          <ScrollView
            contentContainerStyle={{
              flexGrow: 1,
              gap: SPACE.between,
              padding: SPACE.edge,
              paddingTop: insets.top + SPACE.between,
              paddingBottom: insets.bottom + SPACE.between,
            }}
          >
            {guide?.bar ?? (
              <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
                {menu}
                <Glyph name="robberAttack" size={36} color={light.onAction} />
                {rules}
              </View>
            )}
            {guide?.speech ?? <News scene={scene} />}
            <View style={{ flex: 1 }} />
            <Hands scene={scene} aRow={!isLargeText && scene.people.length > 4 ? 3 : 2} room={SIDE - 2 * SPACE.edge} />
          </ScrollView>
        </View>
        <View style={{ flex: 1, paddingTop: insets.top, paddingRight: insets.right, paddingBottom: insets.bottom }}>
          {scene.isMine ? (
            <>
              <ScrollView
                testID="discards"
                style={{ flex: 1 }}
                contentContainerStyle={{
                  gap: SPACE.inside,
                  paddingHorizontal: SPACE.edge,
                  paddingVertical: SPACE.inside,
                }}
              >
                <Discards scene={scene} actions={actions} isCompact />
              </ScrollView>
              <View style={{ paddingHorizontal: SPACE.edge, paddingVertical: SPACE.inside }}>
                <Confirm scene={scene} actions={actions} />
              </View>
            </>
          ) : (
            wait
          )}
        </View>
      </View>
    );
  }
  return (
    <View testID="attack" role="main" style={{ flex: 1, backgroundColor: theme.colors.table }}>
      <ContourBackground />
      <ScrollView testID="discards" style={{ flex: 1 }} contentContainerStyle={{ paddingBottom: SPACE.edge }}>
        <View style={[ground, { paddingTop: insets.top + SPACE.between }]}>
          <ContourBackground stroke="#FFF8EA" opacity={0.12} />
          <View style={[sides, column, { alignItems: 'center', gap: SPACE.inside, paddingBottom: 44 }]}>
            {guide === null ? (
              <>
                <View style={{ position: 'absolute', left: sides.paddingLeft, top: 0 }}>{menu}</View>
                <View style={{ position: 'absolute', right: sides.paddingRight, top: 0 }}>{rules}</View>
                <Glyph name="robberAttack" size={48} color={light.onAction} />
              </>
            ) : (
              <View style={{ alignSelf: 'stretch', gap: SPACE.inside }}>
                {guide.bar}
                {guide.speech}
              </View>
            )}
            <News scene={scene} />
          </View>
        </View>
        <View style={[sides, column, { gap: SPACE.between, marginTop: -32 }]}>
          <Hands
            scene={scene}
            aRow={isLargeText ? 2 : scene.people.length > 4 ? 3 : scene.people.length}
            room={Math.min(width, COLUMN) - sides.paddingLeft - sides.paddingRight}
          />
          {scene.isMine ? <Discards scene={scene} actions={actions} isCompact={false} /> : wait}
        </View>
      </ScrollView>
      {scene.isMine && (
        <View style={[sides, column, { paddingTop: SPACE.inside, paddingBottom: insets.bottom + SPACE.between }]}>
          <Confirm scene={scene} actions={actions} />
        </View>
      )}
    </View>
  );
}

/** The widest that hands and discards may become. */
const COLUMN = 640;
/** Width of the dark side on a low screen. */
const SIDE = 330;

function News({ scene: { view, names } }: { scene: Scene }) {
  const { t } = useWords();
  return (
    <>
      <Text variant="title" role="heading" aria-level={1} align="center" style={{ color: light.onAction }}>
        {t('table.attack.title')}
      </Text>
      <Text variant="body" align="center" style={{ color: light.onAction, maxWidth: 420, alignSelf: 'center' }}>
        {t('table.attack.text', { name: names[view.turnOf] ?? '', n: SAFE_HAND })}
      </Text>
    </>
  );
}

/** What a face, a card and a number of two digits fit into. */
const FACE_ROOM = 82;

/** Everybody's hand by its size, in the order in which they discard: clockwise from whoever built the city. */
function Hands({ scene: { view, people }, aRow, room }: { scene: Scene; aRow: number; room: number }) {
  const { t } = useWords();
  const theme = useTheme();
  const { isLargeText } = useLayout();
  // Large numbers and narrow screens leave no room for faces.
  const hasFaces = !isLargeText && (room - (aRow - 1) * SPACE.inside) / aRow >= FACE_ROOM;
  const inOrder = people.map((_, step) => (view.turnOf + step) % people.length);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
      {inOrder.map((seat) => {
        const person = people[seat];
        if (person === undefined) return null;
        const held = view.players[seat]?.cards ?? 0;
        const over = held - SAFE_HAND;
        const isNow = seat === view.decider;
        const said = { name: person.name, cards: t('table.cards.any', { n: held }) };
        return (
          <Panel
            key={seat}
            accessible
            role="img"
            aria-label={
              over > 0 ? t('table.attack.seatDiscards', { ...said, n: over }) : t('table.attack.seatStays', said)
            }
            corner={CORNER.seat}
            style={{
              flexGrow: 1,
              flexBasis: `${Math.floor(100 / aRow) - 4}%`,
              alignItems: 'center',
              gap: 4,
              paddingVertical: SPACE.inside,
              borderWidth: isNow ? (theme.isHighContrast ? 4 : 2.5) : theme.outline.borderWidth,
              borderColor: isNow ? theme.colors.action : theme.outline.borderColor,
              backgroundColor: isNow && theme.isHighContrast ? theme.colors.actionSoft : theme.colors.panel,
            }}
          >
            <View
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: hasFaces ? 4 : 6,
                minHeight: hasFaces ? 38 : 24,
              }}
            >
              {hasFaces ? (
                <SeatFace player={person.player} name={person.name} isAi={person.isAi} size={34} />
              ) : (
                <PlayerBadge player={person.player} name={person.name} size={24} />
              )}
              <CardFace id="back" width={11} />
              <Text variant="body" face="bold">
                {String(held)}
              </Text>
            </View>
            <Text variant="micro" color={over > 0 ? 'ink' : 'good'}>
              {over > 0 ? t('table.attack.discards', { n: over }) : t('table.attack.stays')}
            </Text>
          </Panel>
        );
      })}
    </View>
  );
}

/** What is chosen to go so far. */
function chosenOf({ pending, view }: Scene): { cards: Bundle; chosen: number; missing: number } {
  const cards: Bundle = pending.stage === 'discarding' ? pending.cards : {};
  const chosen = sizeOf(cards);
  return { cards, chosen, missing: view.toDiscard - chosen };
}

/** The hand of whoever discards now, kind by kind. */
function Discards({ scene, actions, isCompact }: { scene: Scene; actions: TableActions; isCompact: boolean }) {
  const { t } = useWords();
  const theme = useTheme();
  const { view, names } = scene;
  const { cards, chosen, missing } = chosenOf(scene);
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.inside }}>
        <Text variant={isCompact ? 'card' : 'heading'} role="heading" aria-level={2} style={{ flexGrow: 1 }}>
          {t('table.attack.heading', { name: names[scene.viewer] ?? '' })}
        </Text>
        <Text variant="row" face="bold">
          {t('table.attack.progress', { n: chosen, of: view.toDiscard })}
        </Text>
        <View aria-hidden style={{ flexDirection: 'row', gap: 4 }}>
          {Array.from({ length: Math.min(8, view.toDiscard) }, (_, index) => (
            <View
              key={index}
              style={{
                width: 17,
                height: 24,
                borderRadius: 5,
                borderWidth: 2,
                borderColor: index < chosen ? theme.colors.action : theme.colors.ink3,
                backgroundColor: index < chosen ? theme.colors.action : undefined,
              }}
            />
          ))}
        </View>
      </View>
      <Panel>
        {kindsOf(view.hand).map((card, index) => (
          <View key={card}>
            {index > 0 && <Divider />}
            <DiscardRow
              card={card}
              held={view.hand[card] ?? 0}
              leaves={cards[card] ?? 0}
              canMore={missing > 0}
              isCompact={isCompact}
              onChange={(by) => actions.discardMore(card, by)}
            />
          </View>
        ))}
      </Panel>
      <Text variant="caption" color="ink2" align="center">
        {view.destiny === null ? t('table.attack.hintTwo') : t('table.attack.hint')}
      </Text>
    </>
  );
}

function Confirm({ scene, actions }: { scene: Scene; actions: TableActions }) {
  const words = useWords();
  const { t } = words;
  const { cards, missing } = chosenOf(scene);
  return (
    <Button
      label={t('table.attack.confirm', { cards: bundleWords(words, cards) })}
      whyDisabled={missing > 0 ? t('table.attack.missing', { n: missing }) : undefined}
      onPress={actions.discardAll}
      testID="discard"
    />
  );
}

function DiscardRow({
  card,
  held,
  leaves,
  canMore,
  isCompact,
  onChange,
}: {
  card: Resource;
  held: number;
  leaves: number;
  canMore: boolean;
  /** Little height: all five kinds should be seen at once. */
  isCompact: boolean;
  onChange: (by: 1 | -1) => void;
}) {
  const words = useWords();
  const { t } = words;
  const { isLargeText, height } = useLayout();
  const name = t(`settlers.card.name.${card}`);
  // Cards leave as they fade in place, so that nothing jumps under the finger.
  const step = Math.min(16, 80 / Math.max(1, held));
  const width = isCompact ? 30 : height < 800 ? 36 : 42;
  const stays = held - leaves;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: isLargeText ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.inside,
        paddingHorizontal: SPACE.between,
        paddingVertical: isCompact ? 4 : height < 800 ? 6 : SPACE.between,
      }}
    >
      <Tappable
        role="button"
        aria-label={t('table.attack.more', { card: cardWords(words, card) })}
        disabled={!canMore || stays === 0}
        aria-disabled={!canMore || stays === 0}
        onPress={() => onChange(1)}
        testID={`discard-${card}`}
        style={{ width: width + step * (held - 1), height: width * 1.42, flexShrink: 0 }}
      >
        {Array.from({ length: held }, (_, index) => (
          <CardFace
            key={index}
            id={card}
            width={width}
            style={{
              position: 'absolute',
              left: index * step,
              top: index >= stays ? -5 : 0,
              opacity: index >= stays ? 0.32 : 1,
            }}
          />
        ))}
      </Tappable>
      <View style={{ flex: 1, alignItems: 'flex-end' }}>
        <Text variant="row" numberOfLines={1}>
          {name}
        </Text>
        <Text variant="caption" color="ink2" numberOfLines={1}>
          {t('table.attack.stay', { n: stays, of: held })}
        </Text>
      </View>
      <Stepper
        icon="minus"
        label={t('table.attack.fewer', { card: cardWords(words, card) })}
        isOff={leaves === 0}
        onPress={() => onChange(-1)}
        testID={`keep-${card}`}
      />
      <Text variant="row" face="bold" align="center" style={{ minWidth: 18 }}>
        {String(leaves)}
      </Text>
      <Stepper
        icon="plus"
        label={t('table.attack.more', { card: cardWords(words, card) })}
        isOff={!canMore || stays === 0}
        onPress={() => onChange(1)}
        testID={`more-${card}`}
      />
    </View>
  );
}

function Stepper({
  icon,
  label,
  isOff,
  onPress,
  testID,
}: {
  icon: 'plus' | 'minus';
  label: string;
  isOff: boolean;
  onPress: () => void;
  testID: string;
}) {
  const { colors } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-disabled={isOff}
      disabled={isOff}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => ({
        width: TARGET.least,
        height: TARGET.least,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: CORNER.control,
        borderWidth: 1.5,
        borderColor: colors.line,
        opacity: isOff ? 0.4 : 1,
        backgroundColor: isPressed ? colors.sunk : undefined,
      })}
    >
      <Icon name={icon} size={20} color="ink" />
    </Tappable>
  );
}
