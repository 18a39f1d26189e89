import { View } from 'react-native';

import { useWords } from '@/i18n';
import { lineKey, type Lesson } from '@/lessons';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** The ways out of a lesson: leave it, choose a chapter, skip this one. Each is one touch. */
export function LessonBar({
  lesson,
  index,
  onLeave,
  onChapters,
  onSkip,
}: {
  lesson: Lesson;
  /** Which chapter it is. */
  index: number;
  onLeave: () => void;
  onChapters: () => void;
  onSkip: () => void;
}) {
  const { t, say } = useWords();
  const { colors, depth, outline } = useTheme();
  const { control, isWide } = useLayout();
  const total = lesson.chapters.length;
  const title = say({ key: lineKey(lesson, lesson.chapters[index]?.title ?? ''), values: {} });
  return (
    <View style={[through, { flexDirection: 'row', justifyContent: 'center', gap: SPACE.inside }]}>
      <IconButton icon="close" label={t('lessons.leave')} onPress={onLeave} testID="leave-lesson" />
      <Tappable
        role="button"
        aria-label={t('lessons.chapter', { n: index + 1, total, title })}
        accessibilityHint={t('lessons.chapters')}
        onPress={onChapters}
        testID="chapters"
        style={({ isPressed }) => ({
          flexGrow: isWide ? 0 : 1,
          flexShrink: 1,
          maxWidth: 480,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.inside,
          minHeight: control,
          paddingHorizontal: 14,
          borderRadius: CORNER.control + 2,
          backgroundColor: isPressed ? colors.sunk : colors.panel,
          boxShadow: isPressed ? undefined : depth.resting,
          ...outline,
        })}
      >
        <Text variant="micro" color="ink2" numberOfLines={1} style={{ flexShrink: 0 }}>
          {t('lessons.short', { n: index + 1, total })}
        </Text>
        <Text variant="row" numberOfLines={1} style={{ flexShrink: 1, flexGrow: isWide ? 0 : 1 }}>
          {title}
        </Text>
        <Icon name="menu" color="ink3" size={18} />
      </Tappable>
      <IconButton icon="last" label={t('lessons.skip')} onPress={onSkip} testID="skip-chapter" />
    </View>
  );
}
