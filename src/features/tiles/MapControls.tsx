import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** The overlay of fields or meadows: what it is called, and whether it is on. */
interface OverlayToggle {
  readonly kind: 'field' | 'meadow';
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Zoom and the overlay: a column at the thumb's side, a row on wide screens. */
export function MapControls({
  overlay,
  sideways = null,
  onCloser,
  onFarther,
  onFit,
}: {
  overlay: OverlayToggle | null;
  /** Looking at the land from its side; null where nothing would be gained by it. */
  sideways?: { readonly isOn: boolean; readonly onToggle: () => void } | null;
  onCloser: () => void;
  onFarther: () => void;
  onFit: () => void;
}) {
  const { t } = useWords();
  const { colors, depth, outline, isHighContrast } = useTheme();
  const { isWide, control } = useLayout();
  const line = <View style={{ [isWide ? 'width' : 'height']: isHighContrast ? 2 : 1, backgroundColor: colors.line }} />;
  const closer = <Part icon="plus" label={t('board.map.closer')} onPress={onCloser} testID="zoom-in" size={control} />;
  const farther = (
    <Part icon="minus" label={t('board.map.farther')} onPress={onFarther} testID="zoom-out" size={control} />
  );
  const fit = <Part icon="fit" label={t('board.map.fit')} onPress={onFit} testID="zoom-fit" size={control} />;
  return (
    <View
      style={[
        through,
        {
          flexDirection: isWide ? 'row' : 'column',
          gap: SPACE.inside,
          alignItems: 'flex-end',
        },
      ]}
    >
      {overlay !== null && <Overlay {...overlay} />}
      <View
        style={{
          flexDirection: isWide ? 'row' : 'column',
          borderRadius: CORNER.control + 2,
          backgroundColor: colors.panel,
          boxShadow: depth.resting,
          ...outline,
        }}
      >
        {isWide ? farther : closer}
        {line}
        {isWide ? fit : farther}
        {line}
        {isWide ? closer : fit}
        {sideways !== null && (
          <>
            {line}
            <Part
              icon="sideways"
              label={t(sideways.isOn ? 'board.map.upright' : 'board.map.sideways')}
              onPress={sideways.onToggle}
              testID="sideways"
              size={control}
            />
          </>
        )}
      </View>
    </View>
  );
}

function Part({
  icon,
  label,
  size,
  onPress,
  testID,
}: {
  icon: IconName;
  label: string;
  size: number;
  onPress: () => void;
  testID: string;
}) {
  const { colors } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => ({
        width: size,
        height: size,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: CORNER.control,
        backgroundColor: isPressed ? colors.sunk : undefined,
      })}
    >
      <Icon name={icon} color="ink" />
    </Tappable>
  );
}

function Overlay({ kind, isOn, onToggle }: OverlayToggle) {
  const { t } = useWords();
  const { colors, depth, outline } = useTheme();
  const layout = useLayout();
  const hasWord = layout.kind === 'tablet' && layout.isWide;
  const label = t(`board.map.${kind}${isOn ? 'Off' : 'On'}`);
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-pressed={isOn}
      onPress={onToggle}
      testID="overlay"
      style={({ isPressed }) => ({
        minWidth: layout.control,
        height: layout.control,
        flexDirection: 'row',
        gap: 10,
        paddingHorizontal: hasWord ? 16 : 0,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: CORNER.control + 2,
        backgroundColor: isOn ? colors.action : isPressed ? colors.sunk : colors.panel,
        boxShadow: depth.resting,
        ...outline,
      })}
    >
      <Icon name="fields" color={isOn ? 'onAction' : 'ink'} />
      {hasWord && (
        <Text variant="body" color={isOn ? 'onAction' : 'ink'}>
          {t(`board.map.${kind}`)}
        </Text>
      )}
    </Tappable>
  );
}
