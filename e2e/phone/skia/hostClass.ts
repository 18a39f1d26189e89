/** The host objects of react-native-skia as its C++ headers declare them: members, and what each function demands. */
import { type ArgumentRule, readArgumentRules } from './arguments';
import { blockFrom, each, flat, type Header, readHeader, readHeaders } from './cpp';

export interface HostClass {
  /** As in C++: `JsiSkPaint`. */
  readonly name: string;
  readonly functions: ReadonlyMap<string, readonly ArgumentRule[]>;
  /** Read as a property; none of them can be set. */
  readonly getters: ReadonlySet<string>;
  /** What `__typename__` answers: some headers put their own quotes into it, and a phone answers with quotes. */
  readonly typename: string | null;
  /** The numbers that its `fromValue` reads from a plain object; null if it takes nothing but a host object. */
  readonly plainNumbers: readonly string[] | null;
}

/** What `Skia` itself has: functions that make one thing, and factories. */
export interface ApiMembers {
  readonly functions: ReadonlyMap<string, readonly ArgumentRule[]>;
  /** Name and C++ class: `Path` is a `JsiSkPathFactory`. */
  readonly factories: ReadonlyMap<string, string>;
}

const FROM_VALUE = /static [^;{]*\bfromValue\(/;

export function readHostClasses(): Map<string, HostClass> {
  const headers = [...readHeaders('api'), readHeader('api', 'recorder', 'JsiRecorder.h')];
  const views = readHeader('rnskia', 'RNSkJsiViewApi.h');
  const classes = new Map<string, HostClass>();
  for (const header of [...headers, views]) {
    for (const name of classNames(header)) classes.set(name, readClass(header, name));
  }
  return classes;
}

/** Classes that a header exports members of, and those that are read with a `fromValue` of their own. */
function classNames({ name, text }: Header): Set<string> {
  const exported = each(text, /JSI_EXPORT_(?:FUNC|PROP_GET|PROP_SET)\(\s*(\w+)\s*,/g).map((match) => match[1] ?? '');
  const typed = each(text, /EXPORT_JSI_API_TYPENAME\((\w+),/g).map((match) => match[1] ?? '');
  const readable = text.includes(`class ${name} `) && FROM_VALUE.test(text) ? [name] : [];
  // Where the macros are declared their parameter is called CLASS.
  return new Set([...exported, ...typed, ...readable].filter((found) => found !== 'CLASS'));
}

function readClass({ text }: Header, name: string): HostClass {
  const members = (macro: string) =>
    each(text, new RegExp(String.raw`${macro}\(\s*${name}\s*,\s*(\w+)\s*\)`, 'g')).map((match) => match[1] ?? '');
  const getters = new Set(members('JSI_EXPORT_PROP_GET'));
  const typename = /JSI_API_TYPENAME\((?:\w+,\s*)?([^)]+)\)/.exec(text)?.[1] ?? null;
  if (typename !== null) getters.add('__typename__');
  return {
    name,
    functions: new Map(members('JSI_EXPORT_FUNC').map((member) => [member, readFunction(text, member)])),
    getters,
    typename,
    plainNumbers: readPlainNumbers(text),
  };
}

function readFunction(text: string, name: string): ArgumentRule[] {
  const at = text.indexOf(`JSI_HOST_FUNCTION(${name})`);
  // `dispose` is inherited from the wrapper and takes nothing.
  return at < 0 ? [] : readArgumentRules(withHelpers(text, blockFrom(text, at)));
}

/** Some bodies hand all their arguments to a helper of the same class. */
function withHelpers(text: string, body: string): string {
  const helpers = each(body, /(\w+)\(arguments, count\)/g).map((match) => match[1] ?? '');
  const bodies = helpers.map((helper) => blockFrom(text, text.indexOf(`${helper}(const jsi::Value *arguments`)));
  return [body, ...bodies].join('\n');
}

function readPlainNumbers(text: string): string[] | null {
  const at = text.search(FROM_VALUE);
  if (at < 0) return null;
  const body = flat(blockFrom(text, at));
  if (body.includes('.asHostObject') && !body.includes('.isHostObject(')) return null;
  // Numbers that are only read when something else was found are not demanded.
  const plain = body.includes('.isUndefined()') ? '' : body;
  return each(plain, /object\.getProperty\(runtime, "(\w+)"\)\.asNumber\(\)/g).map((match) => match[1] ?? '');
}

export function readApiMembers(): ApiMembers {
  const text = flat(readHeader('api', 'JsiSkApi.h').text);
  const made = each(text, /installFunction\("(\w+)", (\w+)::(\w+)\(/g).map(
    ([, name = '', maker = '', constructor = '']) => [name, readConstructor(maker, constructor)] as const,
  );
  const plain = each(text, /installFunction\("(\w+)", JSI_HOST_FUNCTION_LAMBDA/g).map(
    ([, name = '']) => [name, []] as const,
  );
  const factories = each(text, /installReadonlyProperty\("(\w+)", std::make_shared<(\w+)>/g).map(
    ([, name = '', factory = '']) => [name, factory] as const,
  );
  return { functions: new Map<string, readonly ArgumentRule[]>([...made, ...plain]), factories: new Map(factories) };
}

function readConstructor(maker: string, constructor: string): ArgumentRule[] {
  const place = maker === 'JsiRecorder' ? ['api', 'recorder'] : ['api'];
  const { text } = readHeader(...place, `${maker}.h`);
  return readArgumentRules(blockFrom(text, text.search(new RegExp(String.raw`\b${constructor}\(`))));
}
