import { View } from 'react-native';
import { useDerivedValue, type DerivedValue } from 'react-native-reanimated';

import { useTextScale } from '@/platform/textScale';
import { Icon } from '@/ui/drawing/Icon';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { playerColours, useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

import type { LiveCamera } from '../camera/liveCamera';
import { PILL } from '../choiceSpots';
import type { BoardScene, FieldMark } from '../types';
import { PinnedView } from './PinnedView';
import { spreadLabels, type Label, type Spot } from './spread';

/** What stands in words and numbers on the land. Readers hear the same from `BoardA11y`. */
export function Pins({ scene, live }: { scene: BoardScene; live: LiveCamera }) {
  const owned = (scene.fields ?? []).filter(({ owners }) => owners.length > 0);
  const textScale = useTextScale();
  const labels = owned.map((field) => labelOf(field, textScale));
  const spots = useDerivedValue(() => spreadLabels(labels, live.scale.get()));
  return (
    <>
      {owned.map((field, index) => (
        <FieldLabel key={`field/${field.at.x}/${field.at.y}`} field={field} live={live} spots={spots} index={index} />
      ))}
      {scene.numbers.map(({ at, text }) => (
        <PinnedView key={`number/${at.x}/${at.y}`} live={live} at={at} offset={{ x: 17, y: -17 }} shrinks>
          <Medal text={text} />
        </PinnedView>
      ))}
      {scene.choices.map(({ choice, at, state, gain }) =>
        gain === null ? null : (
          <PinnedView key={`gain/${choice.kind}/${choice.segment}`} live={live} at={at} offset={ABOVE}>
            <Pill text={gain} isChosen={state === 'chosen'} />
          </PinnedView>
        ),
      )}
    </>
  );
}

/** What a piece would bring stands above its anchor. */
const ABOVE = { x: 0, y: -PILL.rise };
const LABEL = 30;
const MARK = 17;
const ICON = 15;
const BETWEEN = 5;
const PADDING = 9;
const BORDER = 2;
/** Width of a digit in each of its two texts, and the most that letters grow here. */
const [SMALL_DIGIT, DIGIT] = [PILL.digit, 9.6];
const LARGEST = 1.2;

/** A label's size by calculation, because labels make room for each other before anything is measured. */
function labelOf({ at, owners, count, worth }: FieldMark, textScale: number): Label {
  const letters = String(count).length * SMALL_DIGIT + String(worth).length * DIGIT;
  const width =
    2 * (PADDING + BORDER) +
    owners.length * (MARK + BETWEEN) +
    ICON +
    2 * BETWEEN +
    letters * Math.min(LARGEST, textScale);
  return { at, width, height: LABEL, offset: { x: 0, y: -LABEL }, weight: worth };
}

/** Shapes of all owners, how many cities or animals, and the field's worth. */
function FieldLabel({
  field,
  live,
  spots,
  index,
}: {
  field: FieldMark;
  live: LiveCamera;
  spots: DerivedValue<Spot[]>;
  index: number;
}) {
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const [owner = 0] = field.owners;
  const edge = isHighContrast ? colors.line : playerColours(theme, owner).edge;
  return (
    <PinnedView live={live} at={field.at} spots={spots} index={index} shrinks>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: BETWEEN,
          paddingHorizontal: PADDING,
          height: LABEL,
          borderRadius: LABEL / 2,
          borderWidth: BORDER,
          borderColor: edge,
          backgroundColor: colors.panel,
        }}
      >
        {field.owners.map((player) => (
          <ShapeMark key={player} player={player} size={MARK} />
        ))}
        <Icon name={field.icon === 'tower' ? 'city' : 'deer'} size={ICON} color="ink2" />
        <Text variant="micro" color="ink2" maxScale={LARGEST}>
          {field.count}
        </Text>
        <Text variant="body" face="extrabold" maxScale={LARGEST}>
          {field.worth}
        </Text>
      </View>
    </PinnedView>
  );
}

function Pill({ text, isChosen }: { text: string; isChosen: boolean }) {
  const { colors } = useTheme();
  return (
    <View
      style={{
        paddingHorizontal: PILL.padding,
        height: PILL.height,
        justifyContent: 'center',
        borderRadius: PILL.height / 2,
        borderWidth: PILL.border,
        borderColor: isChosen ? colors.rim : colors.action,
        backgroundColor: isChosen ? colors.action : colors.panel,
      }}
    >
      <Text variant="micro" face="extrabold" color={isChosen ? 'onAction' : 'action'} maxScale={LARGEST}>
        {text}
      </Text>
    </View>
  );
}

function Medal({ text }: { text: string }) {
  const { colors } = useTheme();
  return (
    <View
      style={{
        width: 28,
        height: 28,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: 14,
        borderWidth: 2,
        borderColor: colors.rim,
        backgroundColor: colors.action,
      }}
    >
      <Text variant="caption" face="extrabold" color="onAction" maxScale={1.2}>
        {text}
      </Text>
    </View>
  );
}
