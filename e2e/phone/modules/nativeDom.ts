import type { ShadowTree, Screen } from '../fabric/shadowTree';
import type { Realm } from '../realm';
import type { Module } from './native';

type Numbers = (...values: number[]) => void;

/** The part of the DOM that React Native's refs ask native code for. */
export function nativeDom(tree: ShadowTree, screen: Screen, realm: Realm): Module {
  const binding = tree.binding();
  const isNode = (node: unknown) => {
    try {
      return tree.mounted(tree.nodeOf(node).tag) !== undefined;
    } catch {
      // The document itself is a plain object of JavaScript.
      return true;
    }
  };
  return {
    measure: (node: unknown, done: Numbers) => (binding.measure as (node: unknown, done: Numbers) => void)(node, done),
    measureInWindow: (node: unknown, done: Numbers) =>
      (binding.measureInWindow as (node: unknown, done: Numbers) => void)(node, done),
    measureLayout: binding.measureLayout,
    setNativeProps: binding.setNativeProps,
    getBoundingClientRect: (node: unknown) => {
      const frame = screen.frameInWindow(tree.nodeOf(node).tag);
      return realm.array(frame === null ? [0, 0, 0, 0] : [frame.x, frame.y, frame.width, frame.height]);
    },
    isConnected: isNode,
    linkRootNode: () => realm.object(),
  };
}
