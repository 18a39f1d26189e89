import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import type { Cell } from '@/board/types';
import { useWords } from '@/i18n';
import { nameOf } from '@/match/scoreLines';
import { IconButton } from '@/ui/controls/IconButton';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import type { Asked, Play } from '../usePlay';
import { featureCard, type FeatureCardData } from '../words/cellWords';
import { DesignGrid } from './TilesLeftSheet';

/** The answer to what somebody tapped: a feature, a player, or an empty cell. */
export function AskedCard({ play, asked, maxHeight }: { play: Play; asked: Asked; maxHeight: number }) {
  if ('cell' in asked) return <FitsCard play={play} cell={asked.cell} maxHeight={maxHeight} />;
  if ('owner' in asked) return <OwnerCard play={play} owner={asked.owner} maxHeight={maxHeight} />;
  return <FeatureCard play={play} card={featureCard(play.words, play.table, play.lines, asked.ref)} />;
}

function Card({
  title,
  mark,
  onClose,
  maxHeight,
  children,
}: {
  title: string;
  mark?: ReactNode;
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
  const { info, title, owners } = card;
  const isLasting = info.kind === 'field' || info.kind === 'meadow';
  const [owner] = info.owners;
  return (
    <Card
      title={title}
      mark={owner === undefined ? undefined : <ShapeMark player={play.lines[owner]?.number ?? 0} />}
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
  const { table } = play;
  const fits = table.fitsAt(cell);
  const all = fits.reduce((sum, { count }) => sum + count, 0);
  const isFar = !table.isNextToLand(cell);
  const text = isFar ? t('board.fits.far') : all === 0 ? t('board.fits.none') : t('board.fits.some', { n: all });
  return (
    <Card title={t('board.fits.title')} onClose={play.actions.dismiss} maxHeight={maxHeight}>
      <Text variant="caption" color="ink2" testID="fits-text">
        {text}
      </Text>
      <DesignGrid game={play.painter} designs={fits} size={52} />
    </Card>
  );
}
