/** Which props each command of the C++ recorder reads, and as which C++ type, from the headers of its commands. */
import { blockFrom, each, flat, readHeader } from '../cpp';

export interface PropRule {
  readonly name: string;
  /** `float`, `SkM44`, `sk_sp<SkImage>`, … */
  readonly type: string;
  /** `std::optional`: what cannot be read is left out, and a phone says nothing. */
  readonly isOptional: boolean;
}

export interface CommandRules {
  /** By function of the recorder, and for filters and shaders by their node: `drawRect`, `pushShader skImageShader`. */
  readonly commands: ReadonlyMap<string, readonly PropRule[]>;
  readonly shadow: readonly PropRule[];
}

const FILES = ['Paint', 'Drawings', 'Shaders', 'ColorFilters', 'ImageFilters', 'PathEffects'] as const;

export function readCommandRules(): CommandRules {
  const text = FILES.map((file) => readHeader('api', 'recorder', `${file}.h`).text).join('\n');
  const fields = readStructs(text);
  const rules = new Map<string, readonly PropRule[]>();
  for (const { index, 1: name = '' } of each(text, /class (\w+) : public Command/g)) {
    const body = flat(blockFrom(text, index ?? 0));
    const struct = /(\w+) props;/.exec(body)?.[1];
    rules.set(name, struct === undefined ? [] : readProps(body, 'object', 'props', fields.get(struct) ?? new Map()));
  }
  const box = flat(blockFrom(text, text.indexOf('class BoxCmd')));
  const shadow = readProps(box, 'shadowObj', 'shadow', fields.get('BoxShadowCmdProps') ?? new Map());
  return { commands: byFunction(rules), shadow };
}

type Fields = ReadonlyMap<string, string>;

/** The types of a struct's fields, with those that it inherits. */
function readStructs(text: string): Map<string, Fields> {
  const structs = new Map<string, Fields>();
  for (const { index, 1: name = '', 2: parent } of each(text, /struct (\w+)(?: : (\w+))? \{/g)) {
    const body = flat(blockFrom(text, index ?? 0));
    const own = each(body, /([\w:]+(?:<.*?>+)?) (\w+)(?: = [^;]+)?;/g).map(
      ([, type = '', field = '']) => [field, type] as const,
    );
    structs.set(name, new Map([...(structs.get(parent ?? '') ?? []), ...own]));
  }
  return structs;
}

function readProps(body: string, object: string, struct: string, fields: Fields): PropRule[] {
  const pattern = new RegExp(String.raw`convertProperty\(runtime, ${object}, "(\w+)", ${struct}\.(\w+),`, 'g');
  const props = each(body, pattern).map(([, name = '', field = '']) => {
    const type = fields.get(field);
    if (type === undefined) throw new Error(`the headers name no type for ${struct}.${field}`);
    const inner = /^std::optional<(.+)>$/.exec(type)?.[1];
    return { name, type: inner ?? type, isOptional: inner !== undefined };
  });
  // Some commands read a prop twice.
  return [...new Map(props.map((prop) => [prop.name, prop])).values()];
}

/** `drawRect` makes a `RectCmd`, `pushShader` one of many. */
function byFunction(rules: ReadonlyMap<string, readonly PropRule[]>): Map<string, readonly PropRule[]> {
  const { text } = readHeader('api', 'recorder', 'RNRecorder.h');
  const found = new Map<string, readonly PropRule[]>();
  for (const { index, 1: name = '' } of each(text, /void (\w+)\(jsi::Runtime/g)) {
    const body = flat(blockFrom(text, index ?? 0));
    const nodes = each(body, /nodeType == "(\w+)"\) \{ pushCommand\(std::make_unique<(\w+)>/g);
    for (const [, node = '', command = ''] of nodes) found.set(`${name} ${node}`, rules.get(command) ?? []);
    const only = nodes.length === 0 ? /std::make_unique<(\w+)>\(/.exec(body)?.[1] : undefined;
    if (only !== undefined) found.set(name, rules.get(only) ?? []);
  }
  return found;
}
