import { Suspense, useEffect, useRef, useState } from 'react';
import { View } from 'react-native';

import { lazyPainter } from '@/board/lazySkia';
import type { FigureProps } from '@/features/contract/GameRow';
import { CardTable, type Bundle, type SettlersView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { cardsOf } from '@/table/model/order';
import { CardFace } from '@/table/parts/CardFace';
import { buildName, directionWords } from '@/table/words/cardWords';
import { useLayout } from '@/ui/frame/layout';
import { useMotion } from '@/ui/look/motion';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { EstatePanel } from '../EstatePanel';
import { emptyStacks, showsMarket } from './shown';

const CardPrinter = lazyPainter(() => import('@/table/parts/CardPrinter'));

/** In larger letters than these two names do not fit side by side. */
const LARGE = 1.4;
/** How long each move of a figure stays before the next one. */
const BREATH = 1100;

/** A card table of the rule book: estates, the hand of the one on turn, and destiny where somebody looks along it. */
export function CardFigure({ figure, lines, isPlaying, onPlayed }: FigureProps) {
  const words = useWords();
  const { colors } = useTheme();
  const step = useSteps(figure.steps.length, isPlaying, onPlayed);
  const table = figure.steps[step]?.table ?? figure.before;
  const { view } = CardTable.of(table);
  const { textScale } = useLayout();
  return (
    <View
      style={{
        gap: SPACE.inside,
        padding: SPACE.inside,
        borderRadius: CORNER.control,
        backgroundColor: colors.table,
      }}
    >
      <Suspense fallback={null}>
        <CardPrinter />
      </Suspense>
      {view.destiny !== null && <Direction view={view} />}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside }}>
        {lines.map((line) => {
          const estate = view.players[line.index];
          return (
            estate !== undefined && (
              <View
                key={line.index}
                testID={`figure-seat-${line.index}`}
                style={{ flexBasis: textScale > LARGE ? '100%' : '45%', flexGrow: 1 }}
              >
                <EstatePanel line={line} estate={estate} isOnTurn={view.turnOf === line.index} card={30} isSmall />
              </View>
            )
          );
        })}
      </View>
      <Stacks view={view} />
      {showsMarket(figure) && <Cards cards={view.market} label={words.t('table.market.title')} />}
      <Cards cards={view.hand} label={words.t('book.figure.hand', { name: lines[view.seat]?.name ?? '' })} />
    </View>
  );
}

/** −1 before anything happened; at rest the figure stands at its end. */
function useSteps(count: number, isPlaying: boolean, onPlayed: () => void): number {
  const motion = useMotion();
  const [step, setStep] = useState(-1);
  const played = useRef(onPlayed);
  useEffect(() => {
    played.current = onPlayed;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let at = -1;
    const timer = setInterval(
      () => {
        at++;
        if (at < count) setStep(at);
        else played.current();
      },
      Math.max(300, motion.hold(BREATH)),
    );
    return () => {
      clearInterval(timer);
      setStep(-1);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a figure is played once, at the speed it began with
  }, [isPlaying, count]);
  return isPlaying ? step : count - 1;
}

/** A hand or the market. */
function Cards({ cards, label }: { cards: Bundle; label: string }) {
  const shown = cardsOf(cards);
  if (shown.length === 0) return null;
  return (
    <View style={{ gap: SPACE.half, alignItems: 'center' }}>
      <Text variant="micro" color="ink2">
        {label}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.half, justifyContent: 'center' }}>
        {shown.map((card, index) => (
          <CardFace key={index} id={card} width={34} />
        ))}
      </View>
    </View>
  );
}

/** Why one takes from others: the stack that is used up. */
function Stacks({ view }: { view: SettlersView }) {
  const words = useWords();
  return emptyStacks(view).map((what) => (
    <Text key={what} variant="micro" color="ink2" style={{ textAlign: 'center' }}>
      {words.t('book.figure.empty', { card: buildName(words, what) })}
    </Text>
  ));
}

function Direction({ view: { destiny } }: { view: SettlersView }) {
  const words = useWords();
  if (destiny === null) return null;
  return (
    <Text variant="micro" color="ink2" style={{ textAlign: 'center' }}>
      {words.t('table.destiny.label', { direction: directionWords(words, destiny) })}
    </Text>
  );
}
