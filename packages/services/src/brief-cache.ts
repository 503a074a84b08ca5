import type { Clock } from '@baize/clock';

interface Entry<Value> {
  readonly readAtMs: number;
  readonly reading: Promise<Value>;
}

/** Values of a third party that many callers read, for some seconds. Callers at the same time share one reading. */
export class BriefCache<Value> {
  readonly #forMs: number;
  readonly #maxEntries: number;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor({ forMs, maxEntries }: { readonly forMs: number; readonly maxEntries: number }) {
    this.#forMs = forMs;
    this.#maxEntries = maxEntries;
  }

  /** A failed reading is not cached. */
  async read(
    key: string,
    { clock, load }: { readonly clock: Clock; load(): Promise<Value> },
  ): Promise<Value> {
    const nowMs = clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && nowMs - known.readAtMs < this.#forMs) return known.reading;
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.#maxEntries) this.#entries.delete(oldest);
    const entry = { readAtMs: nowMs, reading: load() };
    this.#entries.set(key, entry);
    return entry.reading.catch((error: unknown) => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    });
  }
}
