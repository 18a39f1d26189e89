import { emitter, type Host, type Module } from './native';

/** Drawn by native code alone; react-native-screens builds such a graph for every screen and never starts it here. */
const GRAPH = [
  'addAnimatedEventToView',
  'connectAnimatedNodeToView',
  'connectAnimatedNodes',
  'createAnimatedNode',
  'disconnectAnimatedNodeFromView',
  'disconnectAnimatedNodes',
  'dropAnimatedNode',
  'extractAnimatedNodeOffset',
  'finishOperationBatch',
  'flattenAnimatedNodeOffset',
  'queueAndExecuteBatchedOperations',
  'removeAnimatedEventFromView',
  'restoreDefaultValues',
  'setAnimatedNodeOffset',
  'setAnimatedNodeValue',
  'startListeningToAnimatedNodeValue',
  'startOperationBatch',
  'stopAnimation',
  'stopListeningToAnimatedNodeValue',
  'updateAnimatedNodeConfig',
];

/** React Native's own animations on the UI thread. Ours are Reanimated's, so starting one of these is refused. */
export function nativeAnimated(host: Host): Module {
  const known = Object.fromEntries(GRAPH.map((name) => [name, () => undefined]));
  return {
    ...emitter,
    ...known,
    startAnimatingNode: () => {
      throw host.realm.error('This phone does not run native animations of Animated: use Reanimated.');
    },
    getValue: () => {
      throw host.realm.error('This phone does not run native animations of Animated: use Reanimated.');
    },
  };
}
