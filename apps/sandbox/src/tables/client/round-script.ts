import type { StateMessage } from '../table-messages.ts';

interface RoundParts {
  /** Draws a round. @param elapsedMs since it is shown; infinite once it is over */
  readonly play: (view: unknown, elapsedMs: number) => void;
  /** Takes everything away. */
  readonly clear: () => void;
}

/** When a scene draws a round: once, from where it would be by now, until betting opens again. */
export class RoundScript {
  readonly #parts: RoundParts;
  #shown = '';
  #timers: number[] = [];

  constructor(parts: RoundParts) {
    this.#parts = parts;
  }

  show({ phase, round, view }: StateMessage, elapsedMs: number): void {
    const isDrawn = view !== null && (phase === 'playing' || phase === 'result');
    if (!isDrawn) return this.#clear();
    if (this.#shown === round) return;
    this.#clear();
    this.#shown = round;
    this.#parts.play(view, phase === 'result' ? Number.POSITIVE_INFINITY : elapsedMs);
  }

  /** Runs at its time of the round. @param lateMs how long ago that was */
  at(dueMs: number, elapsedMs: number, run: (lateMs: number) => void): void {
    const leftMs = dueMs - elapsedMs;
    if (leftMs <= 0) run(-leftMs);
    else this.#timers.push(window.setTimeout(() => run(0), leftMs));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#shown = '';
    this.#parts.clear();
  }
}
