import { View } from 'react-native';

import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { Panel } from '@/ui/frame/Panel';
import { SPACE, TARGET } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

/** Something about the matches of this device that the person should know. */
export function HomeNotice({
  text,
  link,
  onDismiss,
}: {
  text: string;
  /** Where more can be done about it. */
  link?: { readonly label: string; readonly onPress: () => void };
  onDismiss?: () => void;
}) {
  const { t } = useWords();
  return (
    <Panel
      testID="home-notice"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.inside,
        minHeight: 52,
        paddingLeft: 14,
        paddingVertical: SPACE.half,
        paddingRight: onDismiss === undefined ? 14 : SPACE.half,
      }}
    >
      <Icon name="warning" color="bad" />
      <View style={{ flex: 1 }}>
        <LiveText variant="caption" role="alert">
          {text}
        </LiveText>
        {link !== undefined && (
          <Tappable
            role="link"
            aria-label={link.label}
            onPress={link.onPress}
            testID="notice-link"
            style={{ minHeight: TARGET.least, justifyContent: 'center', alignSelf: 'flex-start' }}
          >
            <Text variant="caption" face="bold" color="action">
              {link.label}
            </Text>
          </Tappable>
        )}
      </View>
      {onDismiss !== undefined && (
        <IconButton icon="close" label={t('storage.dismiss')} bare onPress={onDismiss} testID="dismiss-lost" />
      )}
    </Panel>
  );
}
