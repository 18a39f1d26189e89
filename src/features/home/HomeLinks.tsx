import { router } from 'expo-router';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { CORNER, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** The quiet doors at the foot of home. */
export function HomeLinks() {
  const { t } = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-evenly' }}>
      <HomeLink icon="book" label={t('home.learn')} onPress={() => router.push('/learn')} testID="open-learn" />
      <HomeLink
        icon="cards"
        label={t('home.import')}
        onPress={() => router.push('/import')}
        testID="open-import-link"
      />
      <HomeLink icon="info" label={t('home.about')} onPress={() => router.push('/about')} testID="open-about" />
    </View>
  );
}

function HomeLink({
  icon,
  label,
  onPress,
  testID,
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
  testID: string;
}) {
  return (
    <Tappable
      role="button"
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        // Narrow enough for three words in the column of a phone on its side.
        gap: 6,
        minHeight: TARGET.least,
        paddingHorizontal: 6,
        borderRadius: CORNER.control,
      }}
    >
      <Icon name={icon} size={22} />
      <Text variant="row" color="ink2">
        {label}
      </Text>
    </Tappable>
  );
}
