import { closeSync, openSync, readSync } from 'node:fs';

import { exportPhones, type Phone, PHONES } from '../phone/bundles';
import { inspect } from '../phone/inspection';
import { failure, pass, type StepResult } from './step';
import { ownWorklets } from './worklets';

/** The first bytes of every file of Hermes bytecode. */
const MAGIC = Buffer.from('c61fbc03c103191f', 'hex');

function isBytecode(file: string): boolean {
  const head = Buffer.alloc(MAGIC.length);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  return head.equals(MAGIC);
}

async function objectionsTo(phone: Phone): Promise<string[]> {
  const inspecting = inspect(phone);
  // While the compiler works: the guard over worklets must have seen the very ones that the bundle holds.
  const guarded = new Map(ownWorklets(phone).map((worklet) => [worklet.hash, worklet]));
  const { bytecode, hashes, objections } = await inspecting;
  const unseen = hashes.filter((hash) => !guarded.has(hash)).map((hash) => `the guard did not see the worklet ${hash}`);
  const gone = [...guarded.values()]
    .filter(({ hash }) => !hashes.includes(hash))
    .map(({ file, line, name }) => `${file}:${line} the bundle has no worklet ${name}`);
  const found = [...objections, ...unseen, ...gone];
  if (objections.length === 0 && !isBytecode(bytecode)) found.push('There is no Hermes bytecode.');
  return found.map((text) => `${phone}: ${text}`);
}

/** Bundles the app for both phones, compiles it to the bytecode they run, and reads what the compiler says. */
export async function exportNative(): Promise<StepResult> {
  const build = await exportPhones();
  if (!build.ok) return failure(build.output);
  const objections = (await Promise.all(PHONES.map(objectionsTo))).flat();
  if (objections.length > 0) return failure(objections.join('\n'));
  return pass(`2 of bytecode, ${build.isNew ? 'all names known' : 'bundles unchanged'}`);
}
