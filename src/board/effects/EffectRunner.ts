/** Runs effects: each has its progress as a shared value, and a promise that resolves when it is over. */
import { cancelAnimation, Easing, makeMutable, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Motion } from '@/ui/look/motion';
import { timing } from '@/ui/look/timing';
import { MOTION } from '@/ui/look/tokens';

import type { Effect } from '../types';

export interface RunningEffect {
  readonly id: number;
  readonly effect: Effect;
  /** From 0 to 1. */
  readonly progress: SharedValue<number>;
  /** Under reduced motion it is shown without moving. */
  readonly isStill: boolean;
}

/** These are shown even where nothing moves, for as long as it takes to read them. */
const READ: readonly Effect['type'][] = ['points', 'shine'];

/** Milliseconds at normal speed. */
const DURATIONS: Readonly<Record<Effect['type'], number>> = {
  drop: MOTION.drop + 60,
  claim: MOTION.drop + 60,
  return: MOTION.flight,
  points: 1100,
  shine: 1250,
};

export class EffectRunner {
  private running: readonly RunningEffect[] = [];
  private readonly endings = new Map<number, () => void>();
  private next = 0;

  constructor(private readonly onChange: (running: readonly RunningEffect[]) => void) {}

  get isBusy(): boolean {
    return this.running.length > 0;
  }

  /** Starts all of them at once. Where nothing moves, those that only move are over at once. */
  async start(effects: readonly Effect[], motion: Motion): Promise<void> {
    const isStill = motion.isReduced;
    const started = effects.flatMap((effect): [RunningEffect, number][] => {
      const time = DURATIONS[effect.type];
      const duration = READ.includes(effect.type) ? motion.hold(time) : motion.move(time);
      return duration <= 0 ? [] : [[{ id: this.next++, effect, progress: makeMutable(0), isStill }, duration]];
    });
    if (started.length === 0) return;
    this.change([...this.running, ...started.map(([running]) => running)]);
    await Promise.all(started.map(([running, duration]) => this.run(running, duration)));
  }

  /** Ends everything now. */
  skip(): void {
    for (const { id, progress } of [...this.running]) {
      cancelAnimation(progress);
      this.finish(id);
    }
  }

  private run({ id, progress }: RunningEffect, duration: number): Promise<void> {
    const { finish } = this;
    return new Promise((resolve) => {
      this.endings.set(id, resolve);
      progress.set(
        withTiming(1, timing(duration, Easing.linear), (isFinished) => {
          'worklet';
          if (isFinished === true) scheduleOnRN(finish, id);
        }),
      );
    });
  }

  private readonly finish = (id: number): void => {
    const end = this.endings.get(id);
    if (end === undefined) return;
    this.endings.delete(id);
    this.change(this.running.filter((running) => running.id !== id));
    end();
  };

  private change(running: readonly RunningEffect[]): void {
    this.running = running;
    this.onChange(running);
  }
}
