import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { showAddress } from '@/platform/shownAddress';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';

import { BookView } from './BookView';
import { isBroadBook } from './isBroadBook';
import { useLastPlace } from './useLastPlace';

/** The rule book on a page of its own: what an address leads to. */
export default function BookScreen({ game, rule }: { game: GameId; rule: string | null }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const layout = useLayout();
  const { edge, insets } = layout;
  const isBroad = isBroadBook(layout);
  const { last, keep } = useLastPlace(game);
  // Beside the tools there is room for one line.
  const name = t(`games.${game}.name`);
  return (
    <BookView
      game={game}
      rule={rule}
      last={last}
      isBroad={isBroad}
      onPlace={(place) => {
        keep(place);
        showAddress(place.rule === null ? `/rules/${place.game}` : `/rules/${place.game}/${place.rule}`);
      }}
      frame={(tools, book) => (
        <View testID="book" role="main" style={{ flex: 1, backgroundColor: colors.bg, paddingTop: insets.top }}>
          <View
            style={{
              flex: 1,
              width: '100%',
              maxWidth: isBroad ? 1120 : 760,
              alignSelf: 'center',
              gap: SPACE.between,
              paddingLeft: Math.max(edge, insets.left),
              paddingRight: Math.max(edge, insets.right),
              paddingBottom: insets.bottom,
            }}
          >
            <Header
              title={tools === null ? t('book.of', { game: name }) : name}
              backLabel={t('common.back')}
              onBack={goBack}
              end={tools}
            />
            {book}
          </View>
        </View>
      )}
    />
  );
}
