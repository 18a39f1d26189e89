/**
 * Every worklet that our code holds, and whether it would survive on a phone. A worklet is copied to a runtime of its own
 * with the few values it names, which neither a browser nor Jest does, so nothing there can see it fail.
 */
import { type Phone, PHONES } from '../../phone/bundles';
import { failure, pass, type StepResult } from '../step';
import { type Fault, Judge } from './judge';
import { openProject, type Project } from './project';
import type { Realm } from './realm';
import { worklets } from './worklet';

export interface OwnWorklet {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** As the compiler gives it: `__workletHash` of the function in the bundle. */
  readonly hash: number;
  /** Where it runs: `js` for a gesture with `runOnJS(true)`. */
  readonly realm: Realm;
}

export function judgeWorklets(project: Project, platform: Phone): { own: OwnWorklet[]; faults: Fault[] } {
  const found = worklets(project, platform);
  const own = found.map(({ file, line, name, hash, realm }) => ({ file, line, name, hash, realm }));
  return { own, faults: new Judge(project, found).faults() };
}

/** The worklets of our own sources in a phone's bundle. */
export function ownWorklets(platform: Phone): OwnWorklet[] {
  const project = openProject(platform);
  return worklets(project, platform).map(({ file, line, name, hash, realm }) => ({ file, line, name, hash, realm }));
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
