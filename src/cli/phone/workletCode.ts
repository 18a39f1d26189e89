import type { BundledModule } from './modules';

/** A worklet as text, which is how it reaches the UI runtime. */
export interface WorkletCode {
  readonly file: string;
  readonly name: string;
  readonly hash: number;
  /** As a script of its own, on one line. */
  readonly code: string;
}

const DATA = /_worklet_(\d+)_init_data = \{\s*code: ("(?:[^"\\]|\\.)*")/g;

export function workletCodes({ file, code }: BundledModule): WorkletCode[] {
  return [...code.matchAll(DATA)].map(([, hash, text = '""']) => {
    const script = String(JSON.parse(text));
    return {
      file,
      hash: Number(hash),
      name: /^function (\w+)/.exec(script)?.[1] ?? 'without a name',
      code: `(${script});`,
    };
  });
}
