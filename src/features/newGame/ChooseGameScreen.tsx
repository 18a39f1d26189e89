import { View } from 'react-native';

import { GameGrid } from '@/features/games/GameGrid';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { Screen } from '@/ui/frame/Screen';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

const WIDEST = 960;

/** The four games, for whoever comes without having chosen one. */
export function ChooseGameScreen({ unknownGame }: { unknownGame: string | undefined }) {
  const { t } = useWords();
  const { width, edge, insets, isLargeText, kind } = useLayout();
  const room = Math.min(width - Math.max(edge, insets.left) - Math.max(edge, insets.right), WIDEST);
  // A phone on its side shows all four at a glance.
  const columns = isLargeText && kind !== 'tablet' ? 1 : kind === 'phoneLandscape' ? 4 : 2;
  return (
    <Screen
      testID="choose-game"
      maxWidth={WIDEST}
      header={<Header title={t('newGame.choose')} backLabel={t('common.back')} onBack={goBack} />}
    >
      <Text variant="body" color="ink2">
        {unknownGame === undefined ? t('newGame.chooseText') : t('newGame.unknownGame', { game: unknownGame })}
      </Text>
      <View>
        <GameGrid columns={columns} gap={SPACE.between} width={room} />
      </View>
    </Screen>
  );
}
