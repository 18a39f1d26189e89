/** Names that Hermes does not know itself, and why a phone that meets them does not stumble. */

/** React Native puts these in place before the first module of ours runs. */
const EVERYWHERE = [
  'Promise',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
];

/** Metro's own way to declare a module: the modules that we cut out of a bundle begin with it. */
const OF_METRO = ['__d'];

/** In packages only: code of ours that wants one of these has to ask here first. */
const IN_PACKAGES: Readonly<Record<string, string>> = {
  // Set up by React Native beside the timers, or by Expo's own runtime before the app starts.
  clearImmediate: 'React Native',
  requestIdleCallback: 'React Native',
  cancelIdleCallback: 'React Native',
  fetch: 'React Native',
  Headers: 'React Native',
  Request: 'React Native',
  Response: 'React Native',
  XMLHttpRequest: 'React Native',
  FormData: 'React Native',
  Blob: 'React Native',
  FileReader: 'React Native',
  AbortSignal: 'React Native',
  alert: 'React Native',
  URL: "Expo's runtime",
  URLSearchParams: "Expo's runtime",
  TextDecoder: "Expo's runtime",
  TextEncoder: "Expo's runtime, and Hermes itself",
  DOMException: "Expo's runtime",
  ReadableStream: "Expo's runtime",
  WritableStream: "Expo's runtime",
  TransformStream: "Expo's runtime",
  // Part of this Hermes, though its compiler does not list them.
  WeakRef: 'Hermes',
  atob: 'Hermes; react-native-svg asks for it when it reads a data address, which we never give it',
  btoa: "Skia's implementation for the web, in the bundle and not run",
  // Put in place by native code.
  ErrorUtils: "the first script of React Native's bundle",
  nativeFabricUIManager: 'the renderer of React Native',
  SkiaApi: 'the native module of Skia',
  SkiaViewApi: 'the native module of Skia',
  // The web's halves of packages, which the bundle carries and a phone does not enter.
  Image: 'expo-asset measures pictures with it on the web',
  getComputedStyle: "Reanimated's layout animations on the web",
  HTMLElement: "Reanimated's layout animations on the web",
  MutationObserver: "Reanimated's layout animations on the web",
  ResizeObserver: "expo-router's frame size on the web",
  HTMLVideoElement: "Skia's buffers on the web",
  HTMLCanvasElement: "Skia's buffers on the web",
  HTMLImageElement: "Skia's buffers on the web",
  SVGImageElement: "Skia's buffers on the web",
  ImageBitmap: "Skia's buffers on the web",
  OffscreenCanvas: "Skia's buffers on the web",
  postMessage: "fflate's workers, which only its asynchronous functions start; we call the others",
  onmessage: "fflate's workers, which only its asynchronous functions start; we call the others",
  // Theirs alone.
  jest: "Reanimated's helpers for tests, which nobody calls here",
  REACT_NAVIGATION_DEVTOOLS: 'expo-router sets it itself, in the same module',
};

export const mayOwnCodeName = (name: string): boolean => EVERYWHERE.includes(name) || OF_METRO.includes(name);
export const mayPackagesName = (name: string): boolean => mayOwnCodeName(name) || Object.hasOwn(IN_PACKAGES, name);
