import { Buffer } from 'node:buffer';

import type { IdMaker } from '@baize/clock';
import { createCrashChain, createPriceChain, type PriceChain } from '@baize/games';
import type { PriceSession } from '@baize/games/binary-option';

import { type Journal, openJournal } from '../journal/journal.ts';
import type { SessionFacts } from './binary-messages.ts';
import { priceTerms, SESSION_TICKS } from './house-rules.ts';

/** A session has a line when its commitment is published, and one when it begins. */
type LogEntry =
  | { readonly kind: 'chain'; readonly commitment: string; readonly secret: string; readonly ticks: number }
  | { readonly kind: 'begun'; readonly commitment: string; readonly salt: string; readonly startMs: number };

type ChainEntry = Extract<LogEntry, { kind: 'chain' }>;

const SALT = /^[0-9a-f]{64}$/;

/** A session whose prices are fixed. */
export interface RunningSession {
  readonly session: PriceSession;
  readonly chain: PriceChain;
  readonly salt: string;
}

/**
 * The sessions of the price, on disk. Which price is published when follows from chain, salt and beginning, so the clock goes on
 * while no process runs, and the next process publishes the same prices.
 */
export class PriceLog {
  readonly #journal: Journal<LogEntry>;
  readonly #ids: IdMaker;
  readonly #ticks: number;
  readonly #entries: readonly LogEntry[];
  #chain: ChainEntry | null = null;
  #running: RunningSession | null = null;
  #opening: Promise<void> | null = null;
  #isBeginning = false;

  private constructor(
    { journal, entries }: { journal: Journal<LogEntry>; entries: readonly LogEntry[] },
    ids: IdMaker,
    ticks: number,
  ) {
    this.#journal = journal;
    this.#entries = entries;
    this.#ids = ids;
    this.#ticks = ticks;
  }

  /** @throws Error if the file cannot be written or is damaged */
  static async open(path: string, ids: IdMaker, ticks = SESSION_TICKS): Promise<PriceLog> {
    return new PriceLog(await openJournal<LogEntry>(path, keepLast), ids, ticks);
  }

  /** Makes the first chain, or computes the stored one again; at most once. */
  prepare(): Promise<void> {
    this.#opening ??= this.#openLast();
    return this.#opening;
  }

  /** Null before `prepare`. */
  get facts(): SessionFacts | null {
    if (this.#chain === null) return null;
    const { commitment, ticks } = this.#chain;
    const { salt = null, session } = this.#running ?? {};
    return { commitment, ticks, salt, startMs: session?.startMs ?? null };
  }

  /** Null until the session has a salt. */
  get running(): RunningSession | null {
    return this.#running;
  }

  /**
   * Fixes the salt of a chain, once, and begins its session: the page that chose it had already seen the commitment.
   *
   * @returns false if the salt is malformed, or was fixed before
   */
  async begin(commitment: string, salt: string, startMs: number): Promise<boolean> {
    const chain = this.#chain;
    if (chain === null || chain.commitment !== commitment || !SALT.test(salt)) return false;
    if (this.#running !== null || this.#isBeginning) return false;
    this.#isBeginning = true;
    try {
      await this.#journal.append({ kind: 'begun', commitment, salt, startMs });
      this.#running = compute(chain, salt, startMs);
      return true;
    } finally {
      this.#isBeginning = false;
    }
  }

  /** Publishes the chain of the next session, once the last one is over. */
  async renew(): Promise<void> {
    const secret = Buffer.from(this.#ids.secret(), 'base64url');
    const { commitment } = createCrashChain(secret, this.#ticks);
    const chain: ChainEntry = {
      kind: 'chain',
      commitment,
      secret: secret.toString('hex'),
      ticks: this.#ticks,
    };
    await this.#journal.append(chain);
    this.#chain = chain;
    this.#running = null;
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  async #openLast(): Promise<void> {
    const [chain, begun] = this.#entries;
    if (chain?.kind !== 'chain') return this.renew();
    this.#chain = chain;
    if (begun?.kind === 'begun') this.#running = compute(chain, begun.salt, begun.startMs);
  }
}

function compute({ secret, ticks }: ChainEntry, salt: string, startMs: number): RunningSession {
  const chain = createPriceChain(Buffer.from(secret, 'hex'), ticks, Buffer.from(salt, 'hex'));
  return { session: { startMs, ticks, price: priceTerms }, chain, salt };
}

/** The last chain, and its beginning. */
function keepLast(entries: LogEntry[]): LogEntry[] {
  const chain = entries.findLast(({ kind }) => kind === 'chain');
  const begun = entries.findLast(
    ({ kind, commitment }) => kind === 'begun' && commitment === chain?.commitment,
  );
  return [chain, begun].filter((entry) => entry !== undefined);
}
