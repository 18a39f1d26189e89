/**
 * Every worklet that our code holds, and whether it would survive on a phone. A worklet is copied to a runtime of its own
 * with the few values it names, which neither a browser nor Jest does, so nothing there can see it fail.
 */
import type ts from 'typescript';

import { type Phone, PHONES } from '../../phone/bundles';
import { failure, pass, type StepResult } from '../step';
import { type Fault, Judge } from './judge';
import { openProject, type Project } from './project';
import type { Realm } from './realm';
import { type Worklet, worklets } from './worklet';

export interface OwnWorklet {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** As the compiler gives it: `__workletHash` of the function in the bundle. */
  readonly hash: number;
  /** Where it runs: `js` for a gesture with `runOnJS(true)`. */
  readonly realm: Realm;
  /** Written inside another: on the UI runtime it is a part of that one's code, and cannot be counted by itself. */
  readonly isInner: boolean;
}

/** What others need to know of worklets. */
function described(found: readonly Worklet[]): OwnWorklet[] {
  const sources = new Set<ts.Node>(found.map(({ source }) => source));
  const isInner = (source: ts.Node) => {
    for (let outer: ts.Node | undefined = source.parent; outer !== undefined; outer = outer.parent) {
      if (sources.has(outer)) return true;
    }
    return false;
  };
  return found.map(({ file, line, name, hash, realm, source }) => ({
    file,
    line,
    name,
    hash,
    realm,
    isInner: isInner(source),
  }));
}

export function judgeWorklets(project: Project, platform: Phone): { own: OwnWorklet[]; faults: Fault[] } {
  const found = worklets(project, platform);
  return { own: described(found), faults: new Judge(project, found).faults() };
}

/** The worklets of our own sources in a phone's bundle. */
export function ownWorklets(platform: Phone): OwnWorklet[] {
  const project = openProject(platform);
  return described(worklets(project, platform));
}

export const describeFault = ({ file, line, worklet, text }: Fault): string => `${file}:${line} ${worklet}: ${text}`;

export async function checkWorklets(): Promise<StepResult> {
  const lines = new Set<string>();
  const counts: string[] = [];
  for (const platform of PHONES) {
    const { own, faults } = judgeWorklets(openProject(platform), platform);
    if (own.length === 0) return failure(`The compiler made no worklet for ${platform}: this check sees nothing.`);
    counts.push(`${own.length} on ${platform}`);
    for (const fault of faults) lines.add(describeFault(fault));
  }
  return lines.size === 0 ? pass(`worklets: ${counts.join(', ')}`) : failure([...lines].join('\n'));
}
