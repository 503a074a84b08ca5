import type { Clock } from '@baize/clock';

export interface CachedReadingSettings<Value> {
  read(): Promise<Value>;
  readonly clock: Clock;
  /** A reading older than this is refreshed in the background. */
  readonly everyMs: number;
  /** A reading older than this is not live. */
  readonly staleMs: number;
  /** Called with the error of each failed read. */
  onProblem(error: unknown): void;
}

export interface Reading<Value> {
  /** The latest value; undefined if no read has succeeded. */
  readonly value: Value | undefined;
  /** Whole seconds since it was read; null without a value. */
  readonly ageSeconds: number | null;
  /** Whether it is younger than `staleMs`. */
  readonly isLive: boolean;
}

/** A value read from a third party and cached for many callers. */
export interface CachedReading<Value> {
  /** Waits for the third party only if there is no live value. */
  latest(): Promise<Reading<Value>>;
}

/** Reads on demand only, one read at a time and never before it is due. */
export function createCachedReading<Value>(settings: CachedReadingSettings<Value>): CachedReading<Value> {
  const { read, clock, everyMs, staleMs, onProblem } = settings;
  const nowMs = () => clock.now().getTime();
  let cached: { value: Value; atMs: number } | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    triedAtMs = nowMs();
    try {
      const value = await read();
      cached = { value, atMs: nowMs() };
    } catch (error) {
      onProblem(error);
    } finally {
      trying = undefined;
    }
  }

  const isFresh = () => cached !== undefined && nowMs() - cached.atMs < staleMs;
  return {
    async latest() {
      if (trying === undefined && nowMs() - triedAtMs >= everyMs) trying = refresh();
      if (!isFresh()) await trying;
      return {
        value: cached?.value,
        ageSeconds: cached === undefined ? null : Math.floor((nowMs() - cached.atMs) / 1_000),
        isLive: isFresh(),
      };
    },
  };
}
