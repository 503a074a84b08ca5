import type { Clock } from '@baize/clock';

/** How a delay ended: its time was over, an event was suspended, or the process ends. */
export type DelayEnd =
  | { readonly how: 'over' }
  | { readonly how: 'closed' }
  | { readonly how: 'suspended'; readonly eventId: number };

/** What a live bet waits for. */
export interface Delay {
  readonly ms: number;
  /** The live events. */
  readonly eventIds: readonly number[];
}

interface Waiting {
  readonly untilMs: number;
  readonly eventIds: readonly number[];
  readonly end: (how: DelayEnd) => void;
}

/** Delays of live bets, which end by ticks, and at once if one of their events is suspended. */
export class Delays {
  readonly #clock: Clock;
  readonly #waiting = new Set<Waiting>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Begins at once. */
  wait({ ms, eventIds }: Delay): Promise<DelayEnd> {
    const untilMs = this.#clock.now().getTime() + ms;
    return new Promise((end) => this.#waiting.add({ untilMs, eventIds, end }));
  }

  isWaitingFor(eventId: number): boolean {
    return [...this.#waiting].some(({ eventIds }) => eventIds.includes(eventId));
  }

  tick(): void {
    const now = this.#clock.now().getTime();
    this.#end({ how: 'over' }, ({ untilMs }) => untilMs <= now);
  }

  suspend(eventId: number): void {
    this.#end({ how: 'suspended', eventId }, ({ eventIds }) => eventIds.includes(eventId));
  }

  close(): void {
    this.#end({ how: 'closed' }, () => true);
  }

  #end(how: DelayEnd, isMeant: (waiting: Waiting) => boolean): void {
    for (const waiting of [...this.#waiting].filter(isMeant)) {
      this.#waiting.delete(waiting);
      waiting.end(how);
    }
  }
}
