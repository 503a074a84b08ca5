import type { Journal } from '../../journal/journal.ts';
import type { Log } from '../../log.ts';
import { StepQueue } from '../../wagers/step-queue.ts';
import type { BetArchive } from './archive/bet-archive.ts';
import { type BetEntry, type BetRecord, isArchivable, isForgotten, isReal } from './bet-record.ts';
import { BetShelf } from './bet-shelf.ts';

interface BetStoreDeps {
  readonly journal: Journal<BetEntry>;
  readonly archive: BetArchive;
  readonly log: Log;
}

/** Bets in memory and in the journal, and after a month in the archive. A change is on disk before anyone sees it; play money needs no disk. */
export class BetStore {
  readonly shelf = new BetShelf();
  readonly archive: BetArchive;
  readonly #journal: Journal<BetEntry>;
  readonly #log: Log;
  readonly #steps = new StepQueue();
  readonly #listeners = new Set<(record: BetRecord) => void>();

  constructor({ journal, archive, log }: BetStoreDeps) {
    this.archive = archive;
    this.#journal = journal;
    this.#log = log;
  }

  /**
   * Stores a new bet. It counts in memory at once, so that others see what is reserved.
   *
   * @throws Error if it cannot be stored; then it is refused, and nothing was sent
   */
  async add(record: BetRecord): Promise<void> {
    this.shelf.put(record);
    try {
      await this.#write(record);
    } catch (error) {
      this.shelf.put({ ...record, state: 'refused', refusal: { reason: 'undecided' } });
      throw error;
    }
    this.#announce(record);
  }

  /** A bet that was never taken, in memory only. */
  addRefused(record: BetRecord): void {
    this.shelf.put(record);
  }

  /**
   * Changes a bet, after the changes that are under way.
   *
   * @param next gets the newest state; null changes nothing
   * @returns the new state; null if nothing was changed
   * @throws Error if the change could not be stored: then it did not happen
   */
  async change(id: string, next: (record: BetRecord) => BetRecord | null): Promise<BetRecord | null> {
    let changed: BetRecord | null = null;
    await this.#steps.run(id, async () => {
      const record = this.shelf.find(id);
      const draft = record && next(record);
      if (!draft) return;
      await this.#write(draft);
      this.shelf.put(draft);
      changed = draft;
    });
    if (changed) this.#announce(changed);
    return changed;
  }

  /**
   * Likewise for a change that must happen, and to which a later process comes by itself from what is stored: without the
   * disk it happens in memory only.
   */
  async changeAnyway(id: string, next: (record: BetRecord) => BetRecord): Promise<BetRecord> {
    try {
      const record = await this.change(id, next);
      if (record) return record;
    } catch (error) {
      this.#log.error({ err: error, bet: id }, 'a change of a bet is not stored');
    }
    const record = this.shelf.find(id);
    if (record === null) throw new Error(`bet ${id} is unknown`);
    const changed = next(record);
    this.shelf.put(changed);
    this.#announce(changed);
    return changed;
  }

  /**
   * Moves what is over for long to the archive; what was never taken, and play money, is forgotten.
   *
   * @throws Error if the archive cannot be written: then they stay
   */
  async retire(now: Date): Promise<void> {
    const over = this.shelf.all().filter((record) => isForgotten(record, now));
    const { kept = [], dropped = [] } = Object.groupBy(over, (record) =>
      isArchivable(record) ? 'kept' : 'dropped',
    );
    for (const record of dropped) this.shelf.drop(record);
    await this.archive.add(kept);
    await Promise.all(kept.map((record) => this.#leave(record)));
    await this.archive.expire(now);
  }

  /** @returns a function that ends it */
  watch(listener: (record: BetRecord) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  async #leave(record: BetRecord): Promise<void> {
    await this.#steps.run(record.id, async () => {
      // What has changed meanwhile is added again.
      if (this.shelf.find(record.id) !== record) return;
      await this.#journal.append({ id: record.id, isArchived: true });
      this.shelf.drop(record);
    });
  }

  async #write(record: BetRecord): Promise<void> {
    if (isReal(record)) await this.#journal.append(record);
  }

  /** A listener that fails is not the problem of the bet. */
  #announce(record: BetRecord): void {
    for (const listener of this.#listeners) {
      try {
        listener(record);
      } catch (error) {
        this.#log.error({ err: error, bet: record.id }, 'a watcher of bets failed');
      }
    }
  }
}
