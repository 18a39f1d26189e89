import { useState } from 'react';
import { View } from 'react-native';

import type { Colour } from '@/core/seat';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { LiveText } from '@/ui/text/LiveText';

/** In less room the words need all of it. */
const FACE_NEEDS = 260;

/** What the friend at the table says. Readers hear every line when it comes. */
export function Speech({
  name,
  colour,
  text,
  isAnswer,
}: {
  /** Who says it. */
  name: string;
  colour: Colour;
  text: string;
  isAnswer: boolean;
}) {
  const { colors } = useTheme();
  const { kind, isWide } = useLayout();
  const [width, setWidth] = useState(isWide ? 0 : FACE_NEEDS);
  return (
    <Panel
      depth={isWide ? 'flat' : 'lifted'}
      tone={isWide ? 'sunk' : 'panel'}
      corner={CORNER.seat}
      testID="speech"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.between,
        paddingVertical: 10,
        paddingLeft: 10,
        paddingRight: 14,
        // An answer to a try looks different without its words, too.
        borderLeftWidth: 4,
        borderLeftColor: isAnswer ? colors.brassFill : colors.action,
        width: '100%',
        maxWidth: 560,
        alignSelf: 'center',
      }}
    >
      {width >= FACE_NEEDS && (
        <View aria-hidden>
          <SeatFace player={colour} name={name} isAi size={kind === 'tablet' ? 48 : 36} />
        </View>
      )}
      <LiveText isNews variant={kind === 'tablet' ? 'row' : 'body'} style={{ flex: 1 }} testID="line">
        {text}
      </LiveText>
    </Panel>
  );
}
