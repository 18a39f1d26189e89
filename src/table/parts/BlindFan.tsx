import { View } from 'react-native';

import { useWords } from '@/i18n';
import { spaceKey } from '@/platform/spaceKey';
import { Tappable } from '@/ui/controls/Tappable';

import { CARD_RATIO } from '../art/layout';
import { CardFace } from './CardFace';

/** A hand of backs to pick from. Which back it is makes no difference to chance, only to the person who picks. */
export function BlindFan({
  count,
  picked,
  width,
  room,
  onPick,
}: {
  count: number;
  picked: readonly number[];
  /** Of one card. */
  width: number;
  /** The width that the fan may take. */
  room: number;
  onPick: (index: number) => void;
}) {
  const { t } = useWords();
  const step = Math.min(width * 0.72, count > 1 ? (room - width) / (count - 1) : width);
  const height = width * CARD_RATIO;
  const middle = (count - 1) / 2;
  const turn = Math.min(5, 34 / Math.max(1, count));
  return (
    <View
      testID="blind-fan"
      {...spaceKey}
      style={{ width: width + step * (count - 1), height: height + 30, alignSelf: 'center', marginTop: 12 }}
    >
      {Array.from({ length: count }, (_, index) => {
        const isPicked = picked.includes(index);
        const away = index - middle;
        return (
          <Tappable
            key={index}
            role="checkbox"
            aria-label={t(isPicked ? 'table.blind.picked' : 'table.blind.back', { n: index + 1, of: count })}
            aria-checked={isPicked}
            onPress={() => onPick(index)}
            testID={`back-${index}`}
            style={{
              position: 'absolute',
              left: index * step,
              top: (isPicked ? 0 : 16) + Math.abs(away) * Math.abs(away) * turn * 0.12,
              borderRadius: width * 0.08,
              transform: [{ rotate: `${away * turn}deg` }],
            }}
          >
            <CardFace id="back" width={width} />
          </Tappable>
        );
      })}
    </View>
  );
}
