import type { Fault } from '@/cli/check/worklets/judge';
import { judgeWorklets } from '@/cli/check/worklets';
import { openProject } from '@/cli/check/worklets/project';

const IMPORTS = `import { useRef, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { Easing, useAnimatedStyle, useDerivedValue, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { create } from 'zustand';
import { plain, marked, table } from './neighbour';
`;

const NEIGHBOUR = `export const plain = (a: number) => a + 1;
export function marked(a: number) { 'worklet'; return a + 1; }
export const table: { a: number; b: number[] } = { a: 1, b: [] };
export function grow() { table.b.push(1); }
`;

/** Each forbidden thing, with what is said of it behind its line. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'a default parameter that names a constant': `
const SLACK = 3;
export function soft(a: number, slack = SLACK) { // ✗ a default parameter names SLACK
  'worklet';
  return a * slack;
}`,
  'a default deep in a pattern': `
const SLACK = 3;
export function soft({ a, by: { slack = 2 * SLACK } }: { a: number; by: { slack?: number } }) { // ✗ names SLACK
  'worklet';
  return a * slack;
}`,
  'a call of a plain function of the module': `
const twice = (a: number) => 2 * a;
export function four(a: number) {
  'worklet';
  return twice(twice(a)); // ✗ captures twice, a plain function, which is called
}`,
  'a call of a plain function of another module': `
export function four(a: number) {
  'worklet';
  return marked(a) + plain(a); // ✗ captures plain
}`,
  'a call of a property that is a function': `
export function Part({ value, onChange }: { value: SharedValue<number>; onChange: (n: number) => void }) {
  return useAnimatedStyle(() => {
    onChange(value.get()); // ✗ captures onChange
    return { opacity: value.get() };
  });
}`,
  'a setter of React': `
export function Part({ value }: { value: SharedValue<number> }) {
  const [, setShown] = useState(0);
  return useDerivedValue(() => {
    setShown(value.get()); // ✗ captures setShown
    return 1;
  });
}`,
  'a call of a function in a captured object': `
interface Desk { readonly drop: (at: number) => void; readonly size: number }
export const makeDrop = (desk: Desk) => () => {
  'worklet';
  desk.drop(desk.size); // ✗ of which desk.drop is a plain function
};`,
  'a plain function handed to a worklet that calls it': `
function apply(to: number, change: (n: number) => number) { 'worklet'; return change(to); }
export const make = (change: (n: number) => number) => () => {
  'worklet';
  return apply(1, change); // ✗ handed to apply, where it is called
};`,
  'a plain function handed to a package': `
export const make = (value: SharedValue<number>, onEnd: () => void) => () => {
  'worklet';
  value.set(withTiming(1, {}, onEnd)); // ✗ handed to withTiming
};`,
  'a ref': `
export function Part() {
  const last = useRef(0);
  return useAnimatedStyle(() => ({ opacity: last.current })); // ✗ captures last, a ref
}`,
  'a ref within an object': `
export function Part() {
  const last = useRef(0);
  const held = { last, most: 2 };
  return useAnimatedStyle(() => ({ opacity: held.most })); // ✗ captures held, something with a ref in it
}`,
  'a store': `
const useCount = create<{ n: number }>(() => ({ n: 0 }));
export function count() {
  'worklet';
  return useCount.getState().n; // ✗ captures useCount, a store
}`,
  'a Map': `
const ages = new Map([['a', 1]]);
export function age(of: string) {
  'worklet';
  return ages.get(of); // ✗ captures ages, a Map
}`,
  'a Set in a property': `
export const make = (props: { legal: ReadonlySet<string> }) => (cell: string) => {
  'worklet';
  return props.legal.has(cell); // ✗ captures props, something with a Set in it
};`,
  'an instance of a class': `
class Counter { n = 0; up() { this.n++; } }
export const make = (counter: Counter) => () => {
  'worklet';
  return counter.n; // ✗ captures counter, an instance of a class
};`,
  'a variable of the module': `
let zoom = 1;
export function setZoom(to: number) { zoom = to; }
export function zoomed(a: number) {
  'worklet';
  return a * zoom; // ✗ captures zoom, which is a variable
}`,
  'a constant whose insides another module changes': `
export function sum() {
  'worklet';
  return table.b.length; // ✗ captures table, which other code changes
}`,
  'a change of what was captured': `
const seen: { n: number } = { n: 0 };
export function see() {
  'worklet';
  seen.n += 1; // ✗ captures seen, and changes it
}`,
  'a function made on the UI runtime and scheduled on the other': `
export const make = (onEnd: (n: number) => void) => () => {
  'worklet';
  const tell = () => onEnd(1); // ✗ captures onEnd
  scheduleOnRN(tell); // ✗ exists on the UI runtime only
};`,
  'a function that the React Compiler hoists out of a worklet': `
export function Part({ list }: { list: SharedValue<number[]> }) {
  return useAnimatedStyle(() => ({ opacity: list.get().map((n) => n * 2).length })); // ✗ moved out
}`,
  'what the compiler makes no worklet of': `
export class Desk {
  size() { // ✗ the compiler made no worklet of it
    'worklet';
    return 1;
  }
}`,
};

const ALLOWED: Readonly<Record<string, string>> = {
  'literals as defaults': `
export function soft(a: number, by = 2, { c = -1, d = [1, 'x'] }: { c?: number; d?: unknown[] } = {}) {
  'worklet';
  return a * by * c + d.length;
}`,
  'a default of a function within a worklet': `
const SLACK = 2;
export function soft(a: number) {
  'worklet';
  const by = (n = SLACK) => n * a;
  return by();
}`,
  'worklets, constants, plain data and the own helpers of a worklet': `
const SIDE = 4;
const NAMES = { up: 'a', down: ['b'] } as const;
export function area(a: number) {
  'worklet';
  const square = (n: number) => n * n;
  return marked(square(a) * SIDE) + NAMES.down.length;
}`,
  'shared values, alone and in an object, read and written': `
interface Rig { readonly x: SharedValue<number>; readonly y: SharedValue<number> }
export function Part({ rig }: { rig: Rig }) {
  const own = useSharedValue(0);
  return useAnimatedStyle(() => {
    own.value = rig.x.get();
    rig.y.set(withTiming(1, { easing: Easing.linear }));
    return { opacity: own.value };
  });
}`,
  'host objects of Skia': `
export const make = (pictures: readonly SkPicture[]) => () => {
  'worklet';
  const recorder = Skia.PictureRecorder();
  recorder.beginRecording(Skia.XYWHRect(0, 0, 1, 1)).drawPicture(pictures[0] ?? recorder.finishRecordingAsPicture());
};`,
  'plain functions that are only scheduled, also by another worklet': `
function rest(value: SharedValue<number>, onRest: (n: number) => void) { 'worklet'; scheduleOnRN(onRest, value.get()); }
function later(value: SharedValue<number>, onRest: (n: number) => void) {
  'worklet';
  return () => { 'worklet'; rest(value, onRest); };
}
interface Events { readonly onRest: (n: number) => void; readonly onTap?: () => void }
export const make = (value: SharedValue<number>, { onRest, onTap }: Events, events: Events) => () => {
  'worklet';
  if (onTap !== undefined) scheduleOnRN(onTap);
  scheduleOnRN(events.onRest, 1);
  value.set(withTiming(1, {}, later(value, onRest)));
};`,
  'a worklet within a worklet that the React Compiler hoists': `
export function Part({ list }: { list: SharedValue<number[]> }) {
  return useDerivedValue(() => list.get().map((n) => { 'worklet'; return n * 2; }).length);
}`,
  'anything in a gesture that runs on the JS runtime': `
export function pan(onMove: (x: number) => void) {
  return Gesture.Pan().runOnJS(true).minDistance(2).onUpdate(({ x }) => onMove(x));
}`,
};

/** A folder that exists, because the type checker looks for neighbours only there. */
const folder = 'src/board';
const all = Object.entries({ ...FORBIDDEN, ...ALLOWED });
const fileOf = (name: string) => `${folder}/draft${all.findIndex(([key]) => key === name)}.tsx`;

describe.each(['ios', 'android'] as const)('worklets for %s', (platform) => {
  let faults: Fault[] = [];
  let files: string[] = [];
  beforeAll(() => {
    const drafts = new Map([[`${folder}/neighbour.ts`, NEIGHBOUR]]);
    for (const [name, code] of all) drafts.set(fileOf(name), IMPORTS + code);
    const judged = judgeWorklets(openProject(platform, drafts), platform);
    faults = judged.faults;
    files = judged.own.map(({ file }) => file);
  }, 120_000);

  const faultsOf = (name: string) => faults.filter(({ file }) => file === fileOf(name));

  test.each(Object.entries(FORBIDDEN))('refuse %s', (name, code) => {
    const marked = (IMPORTS + code)
      .split('\n')
      .flatMap((text, at) => (text.includes('✗') ? [{ line: at + 1, said: text.split('✗ ')[1] }] : []));
    const found = faultsOf(name);
    expect(found.map(({ line }) => line)).toEqual(marked.map(({ line }) => line));
    marked.forEach(({ said }, at) => expect(found[at]?.text).toContain(said));
  });

  test.each(Object.keys(ALLOWED))('accept %s', (name) => {
    expect(files).toContain(fileOf(name));
    expect(faultsOf(name)).toEqual([]);
  });
});
