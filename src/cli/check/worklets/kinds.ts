/** Things that cannot be copied to the UI runtime, or whose copy there would be another thing. */
import ts from 'typescript';

import { isForeign } from './names';

export interface Objection {
  readonly what: string;
  readonly advice: string;
}

const REF = { what: 'a ref', advice: 'keep the value in a shared value' };
const STORE = { what: 'a store', advice: 'read it on the JS runtime and capture the value' };
const TABLE = { advice: 'capture a plain object or an array' };

const BY_NAME: Readonly<Record<string, Objection>> = {
  RefObject: REF,
  MutableRefObject: REF,
  StoreApi: STORE,
  UseBoundStore: STORE,
  Map: { what: 'a Map', ...TABLE },
  ReadonlyMap: { what: 'a Map', ...TABLE },
  WeakMap: { what: 'a WeakMap', ...TABLE },
  Set: { what: 'a Set', ...TABLE },
  ReadonlySet: { what: 'a Set', ...TABLE },
  WeakSet: { what: 'a WeakSet', ...TABLE },
  Promise: { what: 'a promise', advice: 'wait for it on the JS runtime and capture the value' },
  Date: { what: 'a Date', advice: 'capture its number of milliseconds' },
};

/** Shared by both runtimes on purpose. */
const SHARED = new Set(['SharedValue', 'DerivedValue', 'Mutable', 'AnimatedRef']);

const namesOf = (type: ts.Type): string[] =>
  [type.aliasSymbol?.name, type.symbol?.name].filter((name) => name !== undefined);

export const isShared = (type: ts.Type): boolean => namesOf(type).some((name) => SHARED.has(name));

const isStore = (type: ts.Type) =>
  ['getState', 'setState', 'subscribe'].every((name) => type.getProperty(name) !== undefined);

function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types;
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return [...checker.getTypeArguments(type as ts.TypeReference)];
  }
  // A package's objects are its own matter: Skia's live on both runtimes.
  if (type.symbol === undefined || isForeign(type.symbol)) return [];
  return type.getProperties().map((property) => checker.getTypeOfSymbol(property));
}

/** Why a value of this type, or anything in it, must not be captured; null where it may. */
export function objectionTo(checker: ts.TypeChecker, type: ts.Type, seen = new Set<ts.Type>()): Objection | null {
  if (seen.has(type) || isShared(type)) return null;
  seen.add(type);
  for (const name of namesOf(type)) {
    const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
    if (known !== undefined && (type.symbol === undefined || isForeign(type.symbol))) return known;
  }
  if (isStore(type)) return STORE;
  if (type.isClass() || ((type.symbol?.flags ?? 0) & ts.SymbolFlags.Class) !== 0) {
    return {
      what:
        type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0
          ? 'a class'
          : 'an instance of a class',
      advice: 'capture plain values of it',
    };
  }
  // What a function holds is not copied with it.
  if (type.getCallSignatures().length > 0) return null;
  for (const part of partsOf(checker, type)) {
    const objection = objectionTo(checker, part, seen);
    if (objection !== null) return objection.what.startsWith('something with ') ? objection : within(objection, type);
  }
  return null;
}

const within = (objection: Objection, type: ts.Type): Objection =>
  type.isUnionOrIntersection() ? objection : { ...objection, what: `something with ${objection.what} in it` };
