import type { GameId } from '@/core/game';
import { closeRules } from '@/features/shell/bookOpening';
import { useWords } from '@/i18n';
import { useLayout } from '@/ui/frame/layout';
import { Sheet } from '@/ui/frame/Sheet';

import { BookView } from './BookView';
import { isBroadBook } from './isBroadBook';
import { useLastPlace } from './useLastPlace';

/** The rule book over a screen that stays as it is. */
export default function BookSheet({
  game,
  rule = null,
  options,
}: {
  game: GameId;
  rule?: string | null;
  options?: object;
}) {
  const { t } = useWords();
  const layout = useLayout();
  const isBroad = layout.isWide && isBroadBook(layout);
  // Read on a phone on its side, the book takes most of the screen: beside a table there is no room for a page.
  const isLow = layout.kind === 'phoneLandscape';
  const { last, keep } = useLastPlace(game);
  // Beside the tools there is room for one line.
  const name = t(`games.${game}.name`);
  return (
    <BookView
      key={`${game}/${rule}`}
      game={game}
      rule={rule}
      options={options}
      last={last}
      isBroad={isBroad}
      onPlace={keep}
      frame={(tools, book) => (
        <Sheet
          title={tools === null ? t('book.of', { game: name }) : name}
          closeLabel={t('book.close')}
          closeKind="secondary"
          onClose={closeRules}
          rule={tools}
          isList
          isBroad={isBroad || isLow}
          closesAbove={isLow}
          testID="book"
        >
          {book}
        </Sheet>
      )}
    />
  );
}
