import { useSpoken } from './spoken';
import { Text, type TextProps } from './Text';

/** Text that readers are told of when it changes; news also when they appear. */
export function LiveText({
  isNews,
  children,
  ...props
}: Omit<TextProps, 'aria-live'> & {
  /** An alert always is. */
  isNews?: boolean;
  children: string;
}) {
  useSpoken(children, isNews ?? props.role === 'alert');
  return (
    <Text {...props} aria-live="polite">
      {children}
    </Text>
  );
}
