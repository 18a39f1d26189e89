/**
 * `Skia.Recorder()`: the list of drawing commands behind a declarative `<Canvas>`.
 *
 * On a phone the React tree is written into it once, on the RN runtime; then the UI runtime sets the shared values
 * that changed and plays it into the picture of the view, frame by frame. The playing is the package's own, written in
 * JavaScript; what it may be given is the C++ recorder's.
 */
import { createDrawingContext } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/DrawingContext';
import { replay } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/Player';
import { Recorder } from '@shopify/react-native-skia/lib/commonjs/sksg/Recorder/Recorder';
import { JsiSkCanvas } from '@shopify/react-native-skia/lib/commonjs/skia/web/JsiSkCanvas';
import type { CanvasKit } from 'canvaskit-wasm';

import { type Handle, type WebSkia } from '../canvasKit';
import { type Backing, stateOf } from '../hostObject';
import { asArray, asObject, asString, isObject, JsiError } from '../jsi';
import type { CommandRules, PropRule } from './commands';
import { Lifetimes } from './lifetimes';
import type { PropReader, ReadProp } from './reader';

export interface RecorderParts {
  readonly canvasKit: CanvasKit;
  readonly skia: WebSkia;
  readonly rules: CommandRules;
  readonly reader: PropReader;
}

/** Everything that a picture may show: the C++ takes the same. */
const EVERYWHERE = Float32Array.of(0, 0, 2_000_000, 2_000_000);
const Z_INDEX: readonly PropRule[] = [{ name: 'zIndex', type: 'float', isOptional: true }];

type Update = (sharedValue: Record<string, unknown>) => void;

export class PhoneRecorder {
  private recording = new Recorder();
  private readonly cells = new Set<Cell>();
  private readonly updates = new Map<string, Update[]>();
  private playing: Lifetimes | null = null;

  constructor(private readonly parts: RecorderParts) {}

  /** What JavaScript can call. */
  get backing(): Backing {
    const commands = [...this.parts.rules.commands.keys()];
    const push = [...new Set(commands.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0] ?? ''))];
    const simple = commands.filter((name) => !name.includes(' '));
    const plain = PLAIN_COMMANDS.map((name) => [name, () => this.add(name)] as const);
    return Object.fromEntries<unknown>([
      ...plain,
      ...simple.map(
        (name) => [name, (props: unknown, ...rest: unknown[]) => this.write(name, name, props, rest)] as const,
      ),
      ...push.map(
        (name) =>
          [name, (node: unknown, props: unknown, ...rest: unknown[]) => this.push(name, node, props, rest)] as const,
      ),
      ['drawBox', (props: unknown, shadows: unknown) => this.box(props, shadows)],
      ['saveGroup', (props: unknown) => this.group(props)],
      ['play', (picture: unknown) => this.play(picture)],
      ['applyUpdates', (values: unknown) => this.applyUpdates(values)],
      ['reset', () => this.reset()],
      ['dispose', () => this.reset()],
    ]);
  }

  private add(name: string, ...args: unknown[]): void {
    const method = (this.recording as unknown as Backing)[name] as (...args: unknown[]) => void;
    method.apply(this.recording, args);
  }

  private write(name: string, rules: string, props: unknown, rest: readonly unknown[]): void {
    this.add(name, this.props(this.parts.rules.commands.get(rules) ?? [], asObject(props), rules), ...rest);
  }

  private push(name: string, node: unknown, props: unknown, rest: readonly unknown[]): void {
    const rules = `${name} ${asString(node)}`;
    if (!this.parts.rules.commands.has(rules))
      throw new JsiError(`a phone leaves out ${rules}, which it does not know`);
    const read = this.props(this.parts.rules.commands.get(rules) ?? [], asObject(props), rules);
    this.add(name, node, read, ...rest);
  }

  private box(props: unknown, shadows: unknown): void {
    const box = this.props(this.parts.rules.commands.get('drawBox') ?? [], asObject(props), 'drawBox');
    const read = Array.from(asArray(shadows), (shadow) => ({
      props: this.props(this.parts.rules.shadow, asObject(shadow), 'drawBox shadow'),
    }));
    this.add('drawBox', box, read);
  }

  private group(props: unknown): void {
    if (isObject(props)) this.add('saveGroup', this.props(Z_INDEX, props, 'saveGroup'));
    else this.add('saveGroup');
  }

  /** Only what the C++ reads: a prop that it does not know has no effect on a phone. */
  private props(rules: readonly PropRule[], props: Record<string, unknown>, where: string): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    for (const rule of rules) {
      if (!(rule.name in props)) continue;
      const value = props[rule.name];
      const cell = new Cell(() => this.playing);
      const set = (given: unknown) => cell.set(this.parts.reader.read(rule, given, where));
      if (isSharedValue(value)) {
        const name = asString(value.name);
        this.updates.set(name, [...(this.updates.get(name) ?? []), (shared) => set(shared.value)]);
        set(value.value);
      } else set(value);
      this.cells.add(cell);
      read[rule.name] = cell;
    }
    return read;
  }

  private applyUpdates(values: unknown): void {
    asArray(values).forEach((value, index) => {
      const sharedValue = asObject(value);
      for (const update of this.updates.get(`variable${index}`) ?? []) update(sharedValue);
    });
  }

  private play(target: unknown): void {
    if (target === undefined || target === null) throw new JsiError('play() requires a Picture parameter');
    const state = stateOf(target);
    if (state?.hostClass.name !== 'JsiSkPicture') throw new JsiError('Invalid Picture object provided to play()');
    const { backing } = state;
    const before = backing.ref as Handle;
    backing.ref = this.picture();
    if (!before.isDeleted()) before.delete();
  }

  private picture(): unknown {
    const { canvasKit, skia } = this.parts;
    const recorder = new canvasKit.PictureRecorder();
    const lifetimes = new Lifetimes();
    this.playing = lifetimes;
    try {
      const canvas = new JsiSkCanvas(canvasKit, recorder.beginRecording(EVERYWHERE));
      const context = createDrawingContext(lifetimes.show(skia), [], lifetimes.show(canvas));
      replay(context, this.recording.getRecording().commands);
      return recorder.finishRecordingAsPicture();
    } finally {
      this.playing = null;
      lifetimes.end();
      recorder.delete();
    }
  }

  private reset(): void {
    for (const cell of this.cells) cell.clear();
    this.cells.clear();
    this.updates.clear();
    this.recording = new Recorder();
  }
}

const PLAIN_COMMANDS = [
  ...['restoreGroup', 'restorePaint', 'restorePaintDeclaration', 'materializePaint', 'restoreCTM', 'drawPaint'],
  ...['composePathEffect', 'composeColorFilter', 'composeImageFilter', 'saveLayer', 'saveBackdropFilter'],
];

/** One prop of a command. The player takes it for a shared value and asks for it anew in every play. */
class Cell {
  readonly _isReanimatedSharedValue = true;
  private read: ReadProp = { value: undefined, held: [] };

  constructor(private readonly playing: () => Lifetimes | null) {}

  get value(): unknown {
    const { value, held } = this.read;
    const play = this.playing();
    return play !== null && held.length > 0 && typeof value === 'object' && value !== null ? play.show(value) : value;
  }

  set(read: ReadProp): void {
    this.clear();
    this.read = read;
  }

  clear(): void {
    for (const share of this.read.held) (share.dispose as () => void).call(share);
    this.read = { value: undefined, held: [] };
  }
}

function isSharedValue(value: unknown): value is Record<string, unknown> {
  return isObject(value) && value._isReanimatedSharedValue === true;
}
