import type { Clock } from '@baize/clock';

export interface CachedReadingSettings<Value> {
  read(): Promise<Value>;
  readonly clock: Clock;
  /** A reading older than this is taken anew, beside whoever asks. */
  readonly everyMs: number;
  /** A reading older than this is no longer told as true. */
  readonly staleMs: number;
  /** Told of each failed try. */
  onProblem(error: unknown): void;
}

export interface Reading<Value> {
  /** The newest reading; undefined where there has never been one. */
  readonly value: Value | undefined;
  /** Full seconds since it was taken; null where there is none. */
  readonly ageSeconds: number | null;
  /** Whether it is young enough to be told as true. */
  readonly isLive: boolean;
}

/** Something of a third party that many ask for: read now and then, told from memory. */
export interface CachedReading<Value> {
  /** Waits for the third party only where nothing is known that may still be told. */
  latest(): Promise<Reading<Value>>;
}

/** Reads on demand: nobody who asks, nothing that is read. One try at a time, and none sooner than is due. */
export function createCachedReading<Value>(settings: CachedReadingSettings<Value>): CachedReading<Value> {
  const { read, clock, everyMs, staleMs, onProblem } = settings;
  const nowMs = () => clock.now().getTime();
  let kept: { value: Value; atMs: number } | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    triedAtMs = nowMs();
    try {
      const value = await read();
      kept = { value, atMs: nowMs() };
    } catch (error) {
      onProblem(error);
    } finally {
      trying = undefined;
    }
  }

  const isYoung = () => kept !== undefined && nowMs() - kept.atMs < staleMs;
  return {
    async latest() {
      if (trying === undefined && nowMs() - triedAtMs >= everyMs) trying = refresh();
      if (!isYoung()) await trying;
      return {
        value: kept?.value,
        ageSeconds: kept === undefined ? null : Math.floor((nowMs() - kept.atMs) / 1_000),
        isLive: isYoung(),
      };
    },
  };
}
