import { StyleSheet, View } from 'react-native';

import { landOf } from '@/features/land/land';
import { LandPicture } from '@/features/land/LandPicture';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { Painting } from '@/ui/drawing/Painting';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { HeroCard } from './HeroCard';
import type { OpenMatch } from './openMatches';

/** The commonest wish is to go on: the latest match, whose turn it is, and how it stands. */
export function ContinueCard({ match, onContinue }: { match: OpenMatch; onContinue: () => void }) {
  const words = useWords();
  const { t } = words;
  // The real land as it stands; the game's landscape until it is painted, and for the card game.
  const land = landOf(match.id, match.record, words);
  const { kind, isLargeText } = useLayout();
  const turn =
    // A low screen has room for one line.
    match.tilesLeft === null || kind === 'phoneLandscape'
      ? t('home.turn', { name: match.turnOf })
      : t('home.turnAndTiles', { name: match.turnOf, n: match.tilesLeft });
  return (
    <HeroCard
      picture={
        <>
          <Painting game={match.game} isCropped={kind !== 'tablet' && !isLargeText} style={StyleSheet.absoluteFill} />
          {land !== null && <LandPicture land={land} />}
        </>
      }
    >
      <View style={{ gap: 2 }}>
        <Text variant={kind === 'tablet' ? 'cardLarge' : 'card'} role="heading" aria-level={2}>
          {t(`games.${match.game}.name`)}
        </Text>
        <Text variant="caption" color="ink2">
          {turn}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.between, rowGap: SPACE.half }}>
        {match.seats.map((seat) => (
          <View
            key={seat.player}
            role="img"
            aria-label={t('home.score', { name: seat.name, n: seat.points })}
            style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}
          >
            <PlayerBadge player={seat.player} name={seat.name} size={22} />
            <Text variant="row" face="bold">
              {String(seat.points)}
            </Text>
          </View>
        ))}
      </View>
      <Button label={t('home.continue')} icon="play" isNarrow onPress={onContinue} testID="continue" />
    </HeroCard>
  );
}
