import { View } from 'react-native';

import type { StagedFigure } from '@/book';
import type { GameId } from '@/core/game';
import { rowOf } from '@/features/rows';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { Tappable } from '@/ui/controls/Tappable';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { linesFor, toldWords } from './figureText';

/** A figure with what the rules say happens in it; a tap on it, or a button, lets it happen. */
export function FigureView({
  id,
  game,
  figure,
  isPlaying,
  onPlay,
  isBeside,
}: {
  id: string;
  game: GameId;
  figure: StagedFigure;
  isPlaying: boolean;
  onPlay: (isOn: boolean) => void;
  /** Whether its words stand beside the picture instead of below. */
  isBeside: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { Figure, words: rowWords } = rowOf(game);
  const lines = linesFor(words, game, figure);
  const said = toldWords(words, game, figure, lines);
  const position = rowWords.figureWords(words, lines, figure);
  const picture = <Figure id={id} figure={figure} lines={lines} isPlaying={isPlaying} onPlayed={() => onPlay(false)} />;
  return (
    <View
      testID={`figure-${id}`}
      style={isBeside ? { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.edge } : { gap: SPACE.half }}
    >
      <View style={isBeside && { flex: 3 }}>
        {figure.steps.length > 0 ? (
          <Tappable
            sinks={false}
            role="button"
            aria-label={t(isPlaying ? 'book.figure.stop' : 'book.figure.play', { position })}
            onPress={() => onPlay(!isPlaying)}
            testID={`picture-${id}`}
          >
            {picture}
          </Tappable>
        ) : (
          <View accessible role="img" aria-label={position} testID={`picture-${id}`}>
            {picture}
          </View>
        )}
      </View>
      <View style={isBeside ? { flex: 2, gap: SPACE.inside } : { gap: SPACE.half }}>
        <Text variant="caption" color="ink2" testID={`told-${id}`}>
          {said}
        </Text>
        {figure.steps.length > 0 && (
          <Button
            kind="secondary"
            isNarrow
            icon={isPlaying ? 'close' : 'play'}
            label={t(isPlaying ? 'book.stop' : 'book.play')}
            onPress={() => onPlay(!isPlaying)}
            testID={`play-${id}`}
          />
        )}
      </View>
    </View>
  );
}
