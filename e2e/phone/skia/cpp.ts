/** The C++ sources of react-native-skia as text to read rules from. Just enough of C++ for clang-formatted headers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the package keeps its native half. */
const FOLDER = path.join(path.dirname(require.resolve('@shopify/react-native-skia/package.json')), 'cpp');

export interface Header {
  /** Without the ending, as the class that it declares: `JsiSkPaint`. */
  readonly name: string;
  readonly text: string;
}

export function readHeader(...place: string[]): Header {
  const file = path.join(FOLDER, ...place);
  return { name: path.basename(file, '.h'), text: withoutComments(readFileSync(file, 'utf8')) };
}

export function readHeaders(...folder: string[]): Header[] {
  const names = readdirSync(path.join(FOLDER, ...folder)).filter((name) => name.endsWith('.h'));
  return names.map((name) => readHeader(...folder, name));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/[^\n]*/g, '');
}

/** The text between the brace at or after `from` and its partner. */
export function blockFrom(text: string, from: number): string {
  const start = text.indexOf('{', from);
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(start + 1, at);
  }
  throw new Error(`no closing brace after ${text.slice(from, from + 60)}`);
}

/** On one line and with no space before a member or after a bracket, so that a pattern need not think of line breaks. */
export function flat(code: string): string {
  return code
    .replace(/\s+/g, ' ')
    .replace(/ ?(\.|->) ?/g, '$1')
    .replace(/([([]) /g, '$1');
}

export function each(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(pattern)];
}
