import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

export const STEPS = ['trade', 'build', 'draw'] as const;
export type Step = (typeof STEPS)[number];

const ICONS: Readonly<Record<Step, IconName>> = { trade: 'swap', build: 'hammer', draw: 'cards' };
/** Below this, words stand without icons: words are what must be read. */
const ICON_WIDTH = 250;

/** Where the turn is: trade, build, draw. A step that can be gone to is a button, the others are signs. */
export function Ribbon({
  step,
  done,
  width,
  canGo: mayGo,
  onGo,
}: {
  step: Step | null;
  /** Steps that cannot come again this turn. */
  done: readonly Step[];
  width: number;
  /** Whether the viewer may turn from one step to the other now. */
  canGo: boolean;
  onGo: (step: Step) => void;
}) {
  const { t } = useWords();
  const { colors, isHighContrast, outline } = useTheme();
  const { isLargeText } = useLayout();
  return (
    <View
      role="group"
      aria-label={t('table.ribbon.label')}
      testID="ribbon"
      style={{
        flex: 1,
        flexDirection: 'row',
        backgroundColor: colors.sunk,
        borderRadius: CORNER.control + 2,
        padding: 4,
        ...outline,
      }}
    >
      {STEPS.map((each) => {
        const isNow = each === step;
        const isDone = done.includes(each);
        const name = t(`table.ribbon.${each}`);
        const color = isNow ? 'onAction' : isDone ? 'good' : 'ink2';
        const canGo = mayGo && !isNow && !isDone && each !== 'draw';
        const label = isNow
          ? t('table.ribbon.now', { step: name })
          : isDone
            ? t('table.ribbon.done', { step: name })
            : canGo
              ? t('table.ribbon.show', { step: name })
              : t('table.ribbon.next', { step: name });
        return (
          <Tappable
            key={each}
            role={canGo ? 'button' : 'img'}
            aria-label={label}
            aria-current={isNow ? 'step' : undefined}
            disabled={!canGo}
            onPress={() => onGo(each)}
            testID={`step-${each}`}
            style={{
              flexGrow: 1,
              minHeight: 40,
              paddingHorizontal: 6,
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 6,
              borderRadius: CORNER.control - 2,
              backgroundColor: isNow ? colors.action : undefined,
            }}
          >
            {width >= ICON_WIDTH && !isLargeText && (
              <Icon
                name={isDone ? 'check' : ICONS[each]}
                size={17}
                color={isHighContrast && isNow ? 'onAction' : color}
              />
            )}
            <Text
              variant="caption"
              face={isNow ? 'bold' : 'semibold'}
              color={color}
              numberOfLines={1}
              // All three words in one row, however narrow.
              maxScale={width < ICON_WIDTH ? 1.1 : 1.3}
            >
              {name}
            </Text>
          </Tappable>
        );
      })}
    </View>
  );
}
