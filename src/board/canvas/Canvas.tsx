/** On devices Skia's own canvas does it; in a browser its twin. */
export { Canvas } from '@shopify/react-native-skia';
