import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const ENDS = ['.ts', '.tsx', '.web.ts', '.web.tsx', '/index.ts', '/index.tsx'];
const IMPORT = /^(?:import|export) (?!type )(?:([^;]*?) from )?'([^']+)';/gms;

/** Modules that are evaluated along with a file: neither types nor what `import()` loads later. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names, from]) => {
    const listed = /^\{(.*)\}$/s.exec(names?.trim() ?? '')?.[1]?.split(',') ?? [];
    const isOnlyTypes = listed.length > 0 && listed.every((name) => name.trim() === '' || /^\s*type /.test(name));
    return from === undefined || isOnlyTypes ? [] : [from];
  });
}

function filesOf(from: string, importer: string): string[] {
  if (!from.startsWith('.') && !from.startsWith('@/')) return [];
  const base = from.startsWith('@/')
    ? path.join(ROOT, 'src', from.slice(2))
    : path.resolve(path.dirname(importer), from);
  return ENDS.map((end) => base + end).filter((file) => existsSync(file));
}

/** Everything that is loaded before any screen is shown, with one file that imports it. */
function shell(): Map<string, string> {
  const routes = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' });
  const found = new Map<string, string>();
  const queue = routes.filter((file) => file.endsWith('.tsx')).map((file) => path.join(ROOT, 'app', file));
  const seen = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const from of importsOf(file)) {
      const targets = filesOf(from, file);
      if (targets.length === 0) found.set(from, path.relative(ROOT, file));
      for (const target of targets) {
        found.set(path.relative(ROOT, target), path.relative(ROOT, file));
        if (seen.has(target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return found;
}

describe('the shell', () => {
  const loaded = shell();

  it('knows the landscapes', () => {
    expect(loaded.has('src/board/art/landscapes.ts')).toBe(true);
  });

  it('loads neither Skia nor the paint of a landscape', () => {
    const skia = [...loaded].filter(([name]) => name.startsWith('@shopify/react-native-skia'));
    expect(skia).toEqual([]);
    expect(loaded.get('canvaskit-wasm/bin/full/canvaskit')).toBe('src/board/renderer.web.ts');
    const paint = [...loaded].filter(([name]) => /^src\/board\/art\/(painters|.*\/painter)\.ts$/.test(name));
    expect(paint).toEqual([]);
    expect(loaded.has('src/board/Board.tsx')).toBe(false);
  });
});
