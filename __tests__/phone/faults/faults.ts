import type { Phone } from '@/cli/phone/bundles';

import type { ProblemKind } from '../../../e2e/phone/problems';

/** Something that works in a browser and in Jest, and ends or harms the app on a phone. */
export interface Fault {
  readonly name: string;
  /** A screen that has it. */
  readonly source: string;
  /** How the phone must complain. */
  readonly complaint: { readonly kind: ProblemKind; readonly message: RegExp };
  /** Where it shows; both phones unless said otherwise. */
  readonly only?: Phone;
}

/** A screen that does something once it is there. */
const screen = (imports: string, before: string, effect: string, view = '<View testID="fault" />') => `
import { useEffect, useRef, useState } from 'react';
import { Modal, TurboModuleRegistry, View } from 'react-native';
import { scheduleOnUI } from 'react-native-worklets';
${imports}
export default function About() {
  const [count, setCount] = useState(0);
  const ref = useRef(0);
  ${before}
  useEffect(() => { ${effect} }, []);
  return ${view};
}`;

const REMOTE = /Tried to synchronously call a Remote Function/;

export const FAULTS: readonly Fault[] = [
  {
    name: 'a plain function in the closure of a worklet',
    source: screen('const double = (n: number) => 2 * n;', '', "scheduleOnUI(() => { 'worklet'; double(2); });"),
    complaint: { kind: 'ui', message: REMOTE },
  },
  {
    name: 'a default parameter that names a constant',
    source: screen(
      "const SLACK = 120; function soft(n: number, slack = SLACK) { 'worklet'; return n / slack; }",
      '',
      "scheduleOnUI(() => { 'worklet'; soft(2); });",
    ),
    complaint: { kind: 'ui', message: /SLACK is not defined/ },
  },
  {
    name: 'a captured ref',
    source: screen(
      '',
      '',
      "scheduleOnUI(() => { 'worklet'; return ref.current; }); setTimeout(() => { ref.current = 1; }, 50);",
    ),
    complaint: { kind: 'console', message: /Tried to modify key `current`/ },
  },
  {
    name: 'a captured store',
    source: screen(
      "import { create } from 'zustand'; const useStore = create(() => ({ n: 1 }));",
      '',
      "scheduleOnUI(() => { 'worklet'; return useStore.getState().n; });",
    ),
    complaint: { kind: 'ui', message: /getState/ },
  },
  {
    name: 'an object that is changed after a worklet has copied it',
    source: screen(
      'const box = { x: 0 };',
      '',
      "scheduleOnUI(() => { 'worklet'; return box.x; }); setTimeout(() => { box.x = 1; }, 50);",
    ),
    complaint: { kind: 'console', message: /Tried to modify key `x`/ },
  },
  {
    name: 'a native module that Android does not have',
    source: screen('', '', "TurboModuleRegistry.getEnforcing('SettingsManager');"),
    complaint: { kind: 'rn', message: /SettingsManager/ },
    only: 'android',
  },
  {
    name: 'an argument that Skia cannot read',
    source: screen(
      "import { Skia } from '@shopify/react-native-skia';",
      '',
      "Skia.Paint().setStrokeWidth('3' as never);",
    ),
    complaint: { kind: 'rn', message: /expected a number/ },
  },
  {
    name: 'a Skia object that is used after it was disposed of',
    source: screen(
      "import { Skia } from '@shopify/react-native-skia';",
      '',
      'const paint = Skia.Paint(); paint.dispose(); paint.setStrokeWidth(3);',
    ),
    complaint: { kind: 'rn', message: /disposed/ },
  },
  {
    name: 'a modal that replaces another in the same commit',
    source: screen(
      '',
      '',
      'const timer = setTimeout(() => setCount(1), 50); return () => clearTimeout(timer);',
      '<View>{count === 0 ? <Modal key="a" visible transparent><View /></Modal> : <Modal key="b" visible transparent><View /></Modal>}</View>',
    ),
    complaint: { kind: 'modal', message: /replaces another in the same commit/ },
  },
  {
    name: 'a setter of React that is called on the UI runtime',
    source: screen('', '', "scheduleOnUI(() => { 'worklet'; setCount(1); });"),
    complaint: { kind: 'ui', message: REMOTE },
  },
];
