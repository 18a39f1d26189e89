import { View } from 'react-native';

import { Icon } from '@/ui/Icon';
import { ShapeMark } from '@/ui/ShapeMark';
import { Text } from '@/ui/Text';
import { playerColours, useTheme } from '@/ui/theme';

import type { CameraRig } from '../camera/rig';
import type { BoardScene, FieldMark } from '../types';
import { PinnedView } from './PinnedView';

/** What stands in words and numbers on the land. Readers hear the same from `BoardA11y`. */
export function Pins({ scene, rig }: { scene: BoardScene; rig: CameraRig }) {
  const owned = (scene.fields ?? []).filter(({ owners }) => owners.length > 0);
  return (
    <>
      {owned.map((field) => (
        <FieldLabel key={`field/${field.at.x}/${field.at.y}`} field={field} rig={rig} />
      ))}
      {scene.numbers.map(({ at, text }) => (
        <PinnedView key={`number/${at.x}/${at.y}`} rig={rig} at={at} offset={{ x: 17, y: -17 }} shrinks>
          <Medal text={text} />
        </PinnedView>
      ))}
      {scene.choices.map(({ choice, at, state, gain }) =>
        state === 'chosen' && gain !== null ? (
          <PinnedView key={`gain/${choice.kind}/${choice.segment}`} rig={rig} at={at} offset={{ x: -32, y: -20 }}>
            <Pill text={gain} />
          </PinnedView>
        ) : null,
      )}
    </>
  );
}

/** Owner's shape, what the field feeds on, and its worth. Tied owners both show. */
function FieldLabel({ field, rig }: { field: FieldMark; rig: CameraRig }) {
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const [owner = 0] = field.owners;
  const edge = isHighContrast ? colors.line : playerColours(theme, owner).edge;
  return (
    <PinnedView rig={rig} at={field.at} offset={{ x: 0, y: -30 }} shrinks>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: 5,
          paddingHorizontal: 9,
          height: 30,
          borderRadius: 15,
          borderWidth: 2,
          borderColor: edge,
          backgroundColor: colors.panel,
        }}
      >
        {field.owners.map((player) => (
          <ShapeMark key={player} player={player} size={17} />
        ))}
        <Icon name={field.icon === 'tower' ? 'city' : 'deer'} size={15} color="ink2" />
        <Text variant="micro" color="ink2" maxScale={1.2}>
          {field.count}
        </Text>
        <Text variant="body" face="extrabold" maxScale={1.2}>
          {field.worth}
        </Text>
      </View>
    </PinnedView>
  );
}

function Pill({ text }: { text: string }) {
  const { colors } = useTheme();
  return (
    <View
      style={{
        paddingHorizontal: 8,
        height: 26,
        justifyContent: 'center',
        borderRadius: 13,
        borderWidth: 1.5,
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
