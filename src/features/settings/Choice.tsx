import { View } from 'react-native';

import { RowContent } from '@/ui/controls/Row';
import { Segmented, type SegmentedOption } from '@/ui/controls/Segmented';
import type { IconName } from '@/ui/drawing/Icon';
import { SPACE } from '@/ui/look/tokens';

/** A named choice among few values: its name above, the values in a row. */
export function Choice<Value extends string>({
  icon,
  title,
  detail,
  value,
  options,
  onChange,
}: {
  icon: IconName;
  title: string;
  detail?: string;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <View>
      <RowContent icon={icon} title={title} detail={detail} />
      <View
        style={{ paddingHorizontal: 14, paddingBottom: 14, marginTop: detail === undefined ? -SPACE.half : SPACE.half }}
      >
        <Segmented label={title} options={options} value={value} onChange={onChange} />
      </View>
    </View>
  );
}
