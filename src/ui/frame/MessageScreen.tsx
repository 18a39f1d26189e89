import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { ContourBackground } from '../drawing/ContourBackground';
import { Follower } from '../drawing/Follower';
import { useTheme } from '../look/theme';
import { CORNER, SPACE } from '../look/tokens';
import { Text } from '../text/Text';
import { useLayout } from './layout';
import { Panel } from './Panel';

/** A screen with one thing to say: our traveller on empty land, a sentence, and the ways on. */
export function MessageScreen({
  testID,
  title,
  text,
  children,
}: {
  testID: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const { colors } = useTheme();
  const { edge, insets, kind } = useLayout();
  const isFlat = kind === 'phoneLandscape';
  return (
    <View testID={testID} role="main" style={{ flex: 1, backgroundColor: colors.table }}>
      <ContourBackground />
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: edge,
          paddingTop: insets.top + edge,
          paddingBottom: insets.bottom + edge,
        }}
      >
        <Panel
          depth="lifted"
          corner={CORNER.sheet}
          style={{
            width: '100%',
            maxWidth: isFlat ? 640 : 440,
            padding: SPACE.edgeTablet,
            flexDirection: isFlat ? 'row' : 'column',
            alignItems: 'center',
            gap: SPACE.edge,
          }}
        >
          <Follower player={0} height={isFlat ? 120 : 132} />
          <View style={isFlat ? { flex: 1, gap: SPACE.between } : { width: '100%', gap: SPACE.between }}>
            <Text variant="heading" role="heading" aria-level={1} align={isFlat ? 'left' : 'center'}>
              {title}
            </Text>
            <Text variant="body" color="ink2" align={isFlat ? 'left' : 'center'}>
              {text}
            </Text>
            {children}
          </View>
        </Panel>
      </ScrollView>
    </View>
  );
}
