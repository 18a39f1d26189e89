/** What a host function demands of its arguments, read from its C++ body. */
import { each, flat } from './cpp';

/** A JavaScript kind, or the C++ class whose `fromValue` reads the argument. */
export type Kind = 'number' | 'boolean' | 'string' | 'bigint' | 'object' | 'array' | `Jsi${string}`;

export interface ArgumentRule {
  readonly index: number;
  /** Any of these will do. */
  readonly kinds: readonly Kind[];
  /** What each element must be, when the body reads an array's elements. */
  readonly elements: Kind | null;
  /** The call may end before it. An explicit `undefined` is another matter: `count == 4` does not forgive it. */
  readonly mayBeMissing: boolean;
  readonly mayBeUndefined: boolean;
  readonly mayBeNull: boolean;
}

const ARGUMENT = String.raw`arguments\[(\d+)\]`;

/** Patterns that read an argument; their first group is its index. */
const READS: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [new RegExp(String.raw`${ARGUMENT}\.(?:as|get)Number\(`, 'g'), 'number'],
  [new RegExp(String.raw`${ARGUMENT}\.(?:as|get)Bool\(`, 'g'), 'boolean'],
  [new RegExp(String.raw`${ARGUMENT}\.(?:as|get)String\(`, 'g'), 'string'],
  [new RegExp(String.raw`${ARGUMENT}\.asBigInt\(`, 'g'), 'bigint'],
  [new RegExp(String.raw`${ARGUMENT}\.asObject\(runtime\)\.asArray\(`, 'g'), 'array'],
  [new RegExp(String.raw`${ARGUMENT}\.(?:as|get)Object\(`, 'g'), 'object'],
  [/getArgumentAsNumber\(runtime, arguments, count, (\d+)\)/g, 'number'],
  [/getArgumentAsBool\(runtime, arguments, count, (\d+)\)/g, 'boolean'],
  [/getArgumentAsString\(runtime, arguments, count, (\d+)\)/g, 'string'],
  [/getArgumentAsObject\(runtime, arguments, count, (\d+)\)/g, 'object'],
  [/getArgumentAsArray\(runtime, arguments, count, (\d+)\)/g, 'array'],
  // The shared helpers of the gradients, of matrices and of light.
  [/getColors\(runtime, arguments\[(\d+)\]\)/g, 'array'],
  [/getPositions\(runtime, arguments\[(\d+)\]\)/g, 'array'],
  [/getTileMode\(arguments, (\d+), count\)/g, 'number'],
  [/getFlag\(arguments, (\d+), count\)/g, 'number'],
  [/getLocalMatrix\(runtime, arguments, (\d+), count\)/g, 'JsiSkMatrix'],
  [/getMatrix\(runtime, arguments\[(\d+)\]\)/g, 'JsiSkMatrix'],
  [/SkPoint3FromValue\(runtime, arguments\[(\d+)\]\)/g, 'object'],
];

/** Patterns that name the class first and then the index. */
const CLASS_READS: readonly RegExp[] = [
  /(Jsi\w+)::(?:fromValue|pathFromValue)\(runtime, arguments\[(\d+)\]/g,
  /getArgumentAsHostObject<(Jsi\w+)>\(runtime, arguments, count, (\d+)\)/g,
];

export function readArgumentRules(code: string): ArgumentRule[] {
  const body = flat(code);
  const kinds = new Map<number, Set<Kind>>();
  const read = (index: number, kind: Kind) => kinds.set(index, (kinds.get(index) ?? new Set<Kind>()).add(kind));
  for (const [pattern, kind] of READS) for (const match of each(body, pattern)) read(Number(match[1]), kind);
  for (const pattern of CLASS_READS) for (const match of each(body, pattern)) read(Number(match[2]), match[1] as Kind);

  const untested = [...kinds].filter(([index]) => !choosesByKind(body, index));
  return untested.map(([index, found]) => ({
    index,
    kinds: mostSpecific(found),
    elements: elementsOf(body, index),
    mayBeMissing: mayBeMissing(body, index),
    mayBeUndefined: asks(body, index, 'isUndefined') || isOptional(body, index) || hasDefault(body, index),
    mayBeNull: asks(body, index, 'isNull') || isOptional(body, index) || isNullableList(body, index),
  }));
}

/** A body that asks for the kind first takes other kinds as well. */
function choosesByKind(body: string, index: number): boolean {
  return new RegExp(
    String.raw`arguments\[${index}\](?:\.asObject\(runtime\))?\.is(Number|String|Bool|Object|HostObject)\(`,
  ).test(body);
}

function asks(body: string, index: number, question: 'isUndefined' | 'isNull'): boolean {
  return body.includes(`arguments[${index}].${question}()`);
}

function isOptional(body: string, index: number): boolean {
  return body.includes(`hasOptionalArgument(arguments, count, ${index})`);
}

/** The helpers of the gradients forgive a missing or undefined argument, but not null. */
function hasDefault(body: string, index: number): boolean {
  return new RegExp(String.raw`(getTileMode\(|getFlag\(|getLocalMatrix\(runtime, )arguments, ${index}, count\)`).test(
    body,
  );
}

function isNullableList(body: string, index: number): boolean {
  return new RegExp(String.raw`get(Colors|Positions)\(runtime, arguments\[${index}\]\)`).test(body);
}

function mayBeMissing(body: string, index: number): boolean {
  if (isOptional(body, index) || hasDefault(body, index)) return true;
  const atLeast = index + 1;
  return new RegExp(String.raw`count (> ${index}|>= ${atLeast}|== ${atLeast}|< ${atLeast})\b`).test(body);
}

/** `auto points = arguments[0].asObject(runtime).asArray(runtime)` and later a read of `points.getValueAtIndex(…)`. */
function elementsOf(body: string, index: number): Kind | null {
  if (new RegExp(String.raw`getColors\(runtime, arguments\[${index}\]\)`).test(body)) return 'JsiSkColor';
  if (new RegExp(String.raw`getPositions\(runtime, arguments\[${index}\]\)`).test(body)) return 'number';
  const list = new RegExp(String.raw`(\w+) = arguments\[${index}\]\.asObject\(runtime\)\.asArray\(`).exec(body)?.[1];
  if (list === undefined) return null;
  const named = new RegExp(String.raw`(Jsi\w+)::fromValue\(runtime, ${list}\.getValueAtIndex\(`).exec(body)?.[1];
  if (named !== undefined) return named as Kind;
  return new RegExp(String.raw`${list}\.getValueAtIndex\(runtime, \w+\)\.asNumber\(`).test(body) ? 'number' : null;
}

/** `asObject` is a step on the way to what is wanted. */
function mostSpecific(found: ReadonlySet<Kind>): Kind[] {
  const narrow = [...found].filter((kind) => kind !== 'object');
  return narrow.length > 0 ? narrow : [...found];
}
