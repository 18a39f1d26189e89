import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import type { Cell } from '@/board/types';
import { bookOf } from '@/book';
import { ruleOf } from '@/features/contract/topic';
import { openRules } from '@/features/shell/bookOpening';
import { RuleLink } from '@/features/shell/RuleLink';
import type { PieceOption } from '@/games/tiles';
import { useWords } from '@/i18n';
import { nameOf } from '@/match/scoreLines';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { Icon } from '@/ui/drawing/Icon';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import type { Asked, Play } from '../usePlay';
import { clashWords, featureCard, type FeatureCardData } from '../words/cellWords';
import { DesignGrid } from './TilesLeftSheet';

/** The answer to what somebody tapped: a feature, a player, an empty cell, or a place where no piece may go. */
export function AskedCard({
  play,
  asked,
  maxHeight,
  onRules,
}: {
  play: Play;
  asked: Asked;
  maxHeight: number;
  /** The way to the rule that refused, by the code of the refusal. */
  onRules: (code: string) => void;
}) {
  if ('refused' in asked) return <RefusedCard play={play} refused={asked.refused} onRules={onRules} />;
  if ('cell' in asked) return <FitsCard play={play} cell={asked.cell} maxHeight={maxHeight} />;
  if ('owner' in asked) return <OwnerCard play={play} owner={asked.owner} maxHeight={maxHeight} />;
  return <FeatureCard play={play} card={featureCard(play.words, play.table, play.lines, asked.ref)} />;
}

function Card({
  title,
  mark,
  rule,
  onClose,
  maxHeight,
  children,
}: {
  title: string;
  mark?: ReactNode;
  rule?: ReactNode;
  onClose: () => void;
  maxHeight?: number;
  children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <Panel depth="lifted" testID="asked" style={{ paddingLeft: SPACE.edge, paddingBottom: SPACE.between, maxHeight }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
        {mark}
        <LiveText isNews variant="row" face="bold" role="heading" aria-level={2} style={{ flex: 1 }}>
          {title}
        </LiveText>
        {rule}
        <IconButton icon="close" label={t('board.card.close')} bare onPress={onClose} testID="asked-close" />
      </View>
      <ScrollView style={{ flexGrow: 0 }} contentContainerStyle={{ paddingRight: SPACE.edge, gap: SPACE.half }}>
        {children}
      </ScrollView>
    </Panel>
  );
}

function FeatureCard({ play, card }: { play: Play; card: FeatureCardData | null }) {
  const { t } = useWords();
  if (card === null) return null;
  const { ref, info, title, owners } = card;
  const { record, table } = play;
  const book = bookOf(record.game);
  const isLasting = info.kind === 'field' || info.kind === 'meadow';
  const [owner] = info.owners;
  // Fish count for huts, in a lake as in its whole system.
  const points = info.kind === 'lake' || info.kind === 'system' ? 'hut' : info.kind;
  const rule = ruleOf(record.game, { points, isFinal: isLasting });
  const laid = table.laidTiles().find(({ x, y }) => x === ref.x && y === ref.y);
  const tileRule = laid === undefined ? null : book.ofCard(laid.tile);
  const isSpecial = tileRule !== null && tileRule !== rule && book.rule(tileRule).table !== 'tiles';
  return (
    <Card
      title={title}
      mark={owner === undefined ? undefined : <ShapeMark player={play.lines[owner]?.number ?? 0} />}
      rule={<RuleLink of={record} rule={rule} about={title} />}
      onClose={play.actions.dismiss}
    >
      <Text variant="caption" color="ink2">
        {owners}
      </Text>
      {info.kind !== 'lake' && info.kind !== 'system' && !isLasting && (
        <Fact
          name={t(info.kind === 'cloister' ? 'board.card.emptyAround' : 'board.card.openEnds')}
          value={info.isComplete ? t('board.card.noOpenEnds') : String(info.openEnds)}
        />
      )}
      <Fact
        name={t(isLasting || info.kind === 'system' ? 'board.card.worthEnd' : 'board.card.worthNow')}
        value={t('board.points', { n: info.worth })}
      />
      {!isLasting && !info.isComplete && info.worthCompleted !== info.worth && (
        <Fact name={t('board.card.worthFinished')} value={t('board.points', { n: info.worthCompleted })} />
      )}
      {isSpecial && (
        <Button
          kind="secondary"
          isNarrow
          icon="book"
          label={t('board.card.tileRule')}
          onPress={() => openRules(record.game, tileRule, record.options)}
          testID="tile-rule"
        />
      )}
    </Card>
  );
}

function RefusedCard({
  play,
  refused,
  onRules,
}: {
  play: Play;
  refused: PieceOption;
  onRules: (code: string) => void;
}) {
  const { t } = useWords();
  const { kind } = useLayout();
  const { objection } = refused;
  if (objection === null) return null;
  const way = {
    label: t('board.refused.rule'),
    onPress: () => onRules(objection.code),
    testID: 'refused-rule',
  };
  // On a phone on its side the card stands over a corner of the tile: there it is low.
  const isLow = kind === 'phoneLandscape';
  return (
    <Card
      title={t('board.refused.title')}
      mark={<Icon name="warning" color="ink2" />}
      rule={isLow && <IconButton icon="book" bare {...way} />}
      onClose={play.actions.dismiss}
    >
      <LiveText isNews variant="body" testID="refused-text">
        {play.words.say(objection)}
      </LiveText>
      {!isLow && <Button kind="secondary" isNarrow {...way} />}
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View
      accessible
      aria-label={`${name}: ${value}`}
      style={{ flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.between }}
    >
      <Text variant="caption" color="ink2" style={{ flexShrink: 1 }}>
        {name}
      </Text>
      <Text variant="caption" face="bold" style={{ flexShrink: 0 }}>
        {value}
      </Text>
    </View>
  );
}

function OwnerCard({ play, owner, maxHeight }: { play: Play; owner: number; maxHeight: number }) {
  const { t } = useWords();
  const { words, table, lines } = play;
  const name = nameOf(lines, owner);
  const cards = table.featuresHeldBy(owner).flatMap((ref) => featureCard(words, table, lines, ref) ?? []);
  return (
    <Card
      title={t('board.seat.owns', { name })}
      mark={<ShapeMark player={lines[owner]?.number ?? 0} />}
      onClose={play.actions.dismiss}
      maxHeight={maxHeight}
    >
      {cards.length === 0 && (
        <Text variant="caption" color="ink2">
          {t('board.seat.ownsNothing', { name })}
        </Text>
      )}
      {cards.map(({ ref, title, info }) => (
        <Fact
          key={`${ref.x},${ref.y},${ref.segment}`}
          name={title}
          value={t('board.points', { n: info.owners.includes(owner) ? info.worth : 0 })}
        />
      ))}
    </Card>
  );
}

function FitsCard({ play, cell, maxHeight }: { play: Play; cell: Cell; maxHeight: number }) {
  const { t } = useWords();
  const { words, table, pending, canPlace, aids, quarter } = play;
  const fits = table.fitsAt(cell);
  const all = fits.reduce((sum, { count }) => sum + count, 0);
  const isFar = !table.isNextToLand(cell);
  const text = isFar ? t('board.fits.far') : all === 0 ? t('board.fits.none') : t('board.fits.some', { n: all });
  const clashes =
    canPlace && pending.stage !== 'ordering' ? table.clashesAt({ ...cell, rotation: pending.rotation }) : [];
  const why = clashes.map((clash) => clashWords(words, clash, quarter)).join(' ');
  const title = t(why === '' ? 'board.fits.title' : 'board.fits.not');
  const refusal = why === '' ? (isFar ? 'touchesNothing' : null) : 'edgesDiffer';
  const rule = refusal === null ? null : bookOf(play.record.game).ofObjection(refusal);
  return (
    <Card
      title={title}
      rule={<RuleLink of={play.record} rule={rule} about={why === '' ? text : why} />}
      onClose={play.actions.dismiss}
      maxHeight={maxHeight}
    >
      {why !== '' && (
        <LiveText isNews variant="caption" testID="clash">
          {why}
        </LiveText>
      )}
      {aids.fits && (
        <>
          <Text variant="caption" color="ink2" testID="fits-text">
            {text}
          </Text>
          <DesignGrid landscape={play.landscape} designs={fits} size={52} />
        </>
      )}
    </Card>
  );
}
