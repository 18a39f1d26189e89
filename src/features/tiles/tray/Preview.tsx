import { View } from 'react-native';

import type { ScoreLine } from '@/match/scoreLines';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import { useSpoken } from '@/ui/text/spoken';
import { Text } from '@/ui/text/Text';

import type { PreviewRow } from '../words/intentWords';

/** Who gets what and why, before it happens. One gain has room for its reason; several have a line each. */
export function Preview({ preview, lines }: { preview: readonly PreviewRow[]; lines: readonly ScoreLine[] }) {
  const { kind, isWide } = useLayout();
  const isSingle = preview.length === 1;
  const most = isSingle || (kind === 'tablet' && isWide) ? undefined : 1;
  useSpoken(preview.map(({ title, why }) => (why === '' ? title : `${title}. ${why}`)).join(' '), true);
  return (
    <View testID="preview" aria-live="polite" style={{ flex: 1, gap: isSingle ? 2 : 4, justifyContent: 'center' }}>
      {preview.map((line, index) => (
        <View key={index} style={{ gap: 0 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
            {line.player !== null && <ShapeMark player={lines[line.player]?.number ?? 0} size={isSingle ? 18 : 15} />}
            <Text variant={isSingle ? 'row' : 'body'} face="bold" style={{ flexShrink: 1 }}>
              {line.title}
            </Text>
          </View>
          {line.why !== '' && (
            <Text variant="caption" color="ink2" numberOfLines={most}>
              {line.why}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}
