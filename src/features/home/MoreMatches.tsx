import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { matches as store } from '@/storage/matches';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { Painting } from '@/ui/drawing/Painting';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import type { OpenMatch } from './openMatches';

/** One line for the other matches under way; it opens into the list of them. */
export function MoreMatches({
  matches,
  isOpen,
  onToggle,
  onRemoved,
}: {
  matches: readonly OpenMatch[];
  isOpen: boolean;
  onToggle: () => void;
  onRemoved: () => void;
}) {
  const { t } = useWords();
  const [leaving, setLeaving] = useState<OpenMatch | null>(null);
  const label = t('home.moreMatches', { n: matches.length });
  return (
    <View>
      <Tappable
        role="button"
        aria-label={label}
        aria-expanded={isOpen}
        onPress={onToggle}
        testID="more-matches"
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          alignSelf: 'flex-end',
          gap: SPACE.half,
          minHeight: TARGET.least,
          paddingHorizontal: SPACE.inside,
          borderRadius: CORNER.control,
          marginBottom: isOpen ? 0 : -SPACE.between,
        }}
      >
        <Text variant="body" face="semibold" color="ink2">
          {label}
        </Text>
        <View style={{ transform: [{ rotate: isOpen ? '90deg' : '0deg' }] }}>
          <Icon name="forward" size={18} />
        </View>
      </Tappable>
      {isOpen && (
        <Panel>
          {matches.map((match, index) => (
            <View key={match.id}>
              {index > 0 && <Divider />}
              <View style={{ flexDirection: 'row', alignItems: 'center' }}>
                <MatchRow match={match} />
                <IconButton
                  icon="trash"
                  label={t('home.removeLabel', { game: t(`games.${match.game}.name`) })}
                  bare
                  onPress={() => setLeaving(match)}
                  testID={`remove-${match.id}`}
                />
              </View>
            </View>
          ))}
        </Panel>
      )}
      {leaving !== null && (
        <RemoveSheet
          match={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            onRemoved();
          }}
        />
      )}
    </View>
  );
}

/** A match under way at a glance: its landscape, who stands how, whose turn it is. */
function MatchRow({ match }: { match: OpenMatch }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const { kind } = useLayout();
  const game = t(`games.${match.game}.name`);
  const turn =
    match.tilesLeft === null
      ? t('home.turn', { name: match.turnOf })
      : t('home.turnAndTiles', { name: match.turnOf, n: match.tilesLeft });
  const scores = match.seats.map(({ name, points }) => t('home.score', { name, n: points }));
  return (
    <Tappable
      role="button"
      aria-label={t('home.openMatch', { game, turn, scores: scores.join(', ') })}
      onPress={() => router.push(match.href)}
      testID={`match-${match.id}`}
      sinks={false}
      style={({ isPressed }) => ({
        flex: 1,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.between,
        padding: SPACE.between,
        borderRadius: CORNER.panel,
        backgroundColor: isPressed ? colors.sunk : undefined,
      })}
    >
      {kind !== 'phoneLandscape' && (
        <Painting game={match.game} isCropped style={{ width: 56, height: 56, borderRadius: CORNER.control }} />
      )}
      <View style={{ flex: 1, gap: SPACE.half }}>
        <Text variant="row">{game}</Text>
        <Text variant="caption" color="ink2">
          {turn}
        </Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.between, rowGap: SPACE.half }}>
          {match.seats.map((seat) => (
            <View key={seat.player} style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
              <PlayerBadge player={seat.player} name={seat.name} size={20} />
              <Text variant="caption" face="bold">
                {String(seat.points)}
              </Text>
            </View>
          ))}
        </View>
      </View>
      <Icon name="forward" color="ink3" size={18} />
    </Tappable>
  );
}

/** Asks once before a match goes: nothing here comes back. */
function RemoveSheet({ match, onClose, onRemoved }: { match: OpenMatch; onClose: () => void; onRemoved: () => void }) {
  const { t } = useWords();
  const [isRefused, setRefused] = useState(false);
  const remove = async () => {
    const removed = await store.remove(match.id);
    if (removed.ok) onRemoved();
    else setRefused(true);
  };
  return (
    <Sheet
      testID="remove-sheet"
      title={t('home.removeTitle')}
      detail={t('home.removeText', { game: t(`games.${match.game}.name`) })}
      closeLabel={t('home.removeDo')}
      closeKind="destructive"
      onDone={() => void remove()}
      onClose={onClose}
    >
      {isRefused && (
        <LiveText variant="body" color="bad" role="alert">
          {t('home.removeFailed')}
        </LiveText>
      )}
    </Sheet>
  );
}
