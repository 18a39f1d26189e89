import { StyleSheet, type ViewStyle } from 'react-native';

const styles = StyleSheet.create<{ through: ViewStyle }>({ through: { pointerEvents: 'box-none' } });

/** Lets fingers through to what lies below, beside what it holds. The browser knows this value only from a style sheet. */
export const through = styles.through;
