import { PointerType, type GestureTouchEvent, type ManualGesture } from 'react-native-gesture-handler';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a gesture asks of its handler, in order. */
export type Asked = 'begin' | 'activate' | 'end' | 'fail';

/**
 * Fingers on a view with a manual gesture, and the handler that the gesture steers. As the library's own on the web, it
 * cancels the touches that it still knows of as soon as the gesture ends, also from within the event of the last finger
 * that leaves; on phones that finger is forgotten before its event is told.
 */
export class Fingers {
  readonly asked: Asked[] = [];
  private readonly known = new Map<number, Point>();
  private isOn = false;

  constructor(
    private readonly gesture: () => ManualGesture,
    private readonly place: { readonly isWeb: boolean; readonly corner?: Point; readonly pointer?: PointerType },
  ) {}

  down(id: number, at: Point): void {
    this.known.set(id, at);
    this.isOn ||= this.place.isWeb;
    this.tell('onTouchesDown', [id], this.known.size);
  }

  move(id: number, at: Point): void {
    this.known.set(id, at);
    this.tell('onTouchesMove', [id], this.known.size);
  }

  up(id: number): void {
    const before = [...this.known];
    if (!this.place.isWeb) this.known.delete(id);
    this.tell('onTouchesUp', [id], before.length - 1, before);
    this.known.delete(id);
    if (this.known.size === 0) this.isOn = false;
  }

  /** The system takes the touch away: a call, or a gesture of its own. */
  cancel(): void {
    const all = [...this.known];
    this.tell(
      'onTouchesCancelled',
      all.map(([id]) => id),
      all.length,
    );
    this.known.clear();
    this.isOn = false;
  }

  /** One finger, from the first point to the last, in small steps. */
  drag(id: number, points: readonly Point[], steps = 4): void {
    const [first, ...others] = points;
    if (first === undefined) return;
    this.down(id, first);
    let from = first;
    for (const to of others) {
      for (let step = 1; step <= steps; step++) {
        const share = step / steps;
        this.move(id, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      }
      from = to;
    }
  }

  private tell(
    name: 'onTouchesDown' | 'onTouchesMove' | 'onTouchesUp' | 'onTouchesCancelled',
    changed: readonly number[],
    numberOfTouches: number,
    all: readonly (readonly [number, Point])[] = [...this.known],
  ): void {
    const { corner = { x: 0, y: 0 }, pointer = PointerType.TOUCH } = this.place;
    const touches = all.map(([id, { x, y }]) => ({ id, x, y, absoluteX: x + corner.x, absoluteY: y + corner.y }));
    const event = {
      numberOfTouches,
      allTouches: touches,
      changedTouches: touches.filter(({ id }) => changed.includes(id)),
      pointerType: pointer,
    } as unknown as GestureTouchEvent;
    this.gesture().handlers[name]?.(event, {
      begin: () => this.ask('begin'),
      activate: () => this.ask('activate'),
      fail: () => this.ask('fail'),
      end: () => this.ask('end'),
    } as never);
  }

  private ask(what: Asked): void {
    this.asked.push(what);
    if (what === 'begin' || what === 'activate') this.isOn = true;
    else if (this.isOn) {
      this.isOn = false;
      const all = [...this.known.keys()];
      if (all.length > 0) this.tell('onTouchesCancelled', all, all.length);
    }
  }
}
