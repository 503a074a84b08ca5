import { Buffer } from 'node:buffer';

import type { IdMaker } from '@baize/clock';
import { type CrashChain, type CrashResult, crashResultOf, createCrashChain, crashTerms } from '@baize/games';

import { type Journal, openJournal } from '../journal/journal.ts';
import type { ChainFacts, RoundResult } from './crash-messages.ts';
import { SHOWN_RESULTS } from './house-rules.ts';

/** A line of the journal. A round has one when it opens, before any bet, and one when it is over. */
type LogEntry =
  | { readonly kind: 'chain'; readonly commitment: string; readonly secret: string; readonly rounds: number }
  | { readonly kind: 'salt'; readonly commitment: string; readonly salt: string }
  | { readonly kind: 'opened'; readonly commitment: string; readonly round: number }
  | ({ readonly kind: 'over' } & RoundResult);

/** About a week without a break. Computing the chain takes a tenth of a second, and verifying its last round about as long. */
const CHAIN_ROUNDS = 30_000;

const SALT = /^[0-9a-f]{64}$/;

interface OpenedChain {
  readonly chain: CrashChain;
  salt: string | null;
  /** Of the last round that was opened; 0 before the first. */
  round: number;
}

/**
 * The table's chain and its rounds, on disk. A restart continues the chain after the last round that was opened, since that
 * one's result was already fixed; if it was not over, it is void.
 */
export class CrashLog {
  readonly #journal: Journal<LogEntry>;
  readonly #ids: IdMaker;
  readonly #chainRounds: number;
  readonly #entries: readonly LogEntry[];
  #opening: Promise<OpenedChain> | null = null;
  #current: OpenedChain | null = null;
  #results: RoundResult[];

  private constructor(
    { journal, entries }: { journal: Journal<LogEntry>; entries: readonly LogEntry[] },
    ids: IdMaker,
    chainRounds: number,
  ) {
    this.#journal = journal;
    this.#entries = entries;
    this.#ids = ids;
    this.#chainRounds = chainRounds;
    this.#results = entries.flatMap(asResult).toReversed();
  }

  /** @throws Error if the file cannot be written or is damaged */
  static async open(path: string, ids: IdMaker, chainRounds = CHAIN_ROUNDS): Promise<CrashLog> {
    return new CrashLog(await openJournal<LogEntry>(path, keepRelevant), ids, chainRounds);
  }

  /** Makes the first chain, or computes the stored one again; at most once, since it takes a tenth of a second. */
  async prepare(): Promise<void> {
    this.#opening ??= this.#openChain();
    const opened = await this.#opening;
    this.#current ??= opened;
  }

  /** Null before `prepare`. */
  get facts(): ChainFacts | null {
    if (this.#current === null) return null;
    const { chain, salt } = this.#current;
    const { edgeBasisPoints } = crashTerms;
    return { commitment: chain.commitment, rounds: chain.rounds, salt, edgeBasisPoints };
  }

  /** The last results, latest first. */
  get results(): readonly RoundResult[] {
    return this.#results;
  }

  /**
   * Fixes the salt of a chain, once: the page that chose it had already seen the commitment.
   *
   * @returns false if the salt is malformed, or was fixed before
   */
  async chooseSalt(commitment: string, salt: string): Promise<boolean> {
    const current = this.#current;
    if (current === null || current.salt !== null || current.chain.commitment !== commitment) return false;
    if (!SALT.test(salt)) return false;
    current.salt = salt;
    await this.#journal.append({ kind: 'salt', commitment, salt });
    return true;
  }

  /**
   * Stores that the next round begins. Its result is then fixed.
   *
   * @returns null if a chain was used up and the next one has no salt yet
   */
  async openRound(): Promise<CrashResult | null> {
    const current = this.#current;
    if (current === null || current.salt === null) return null;
    const { chain, salt } = current;
    const round = current.round + 1;
    if (round > chain.rounds) {
      this.#current = await this.#createChain();
      return null;
    }
    await this.#journal.append({ kind: 'opened', commitment: chain.commitment, round });
    current.round = round;
    return crashResultOf(chain, round, Buffer.from(salt, 'hex'), crashTerms.edgeBasisPoints);
  }

  /** Stores the end of a round; afterwards its seed may be shown. */
  async endRound(result: CrashResult, state: RoundResult['state']): Promise<RoundResult> {
    if (this.#current === null) throw new Error('the log is not prepared');
    const over: RoundResult = { ...result, commitment: this.#current.chain.commitment, state };
    await this.#journal.append({ kind: 'over', ...over });
    this.#results = [over, ...this.#results].slice(0, SHOWN_RESULTS);
    return over;
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  async #openChain(): Promise<OpenedChain> {
    const stored = this.#entries.findLast((entry) => entry.kind === 'chain');
    if (stored === undefined) return this.#createChain();
    const chain = createCrashChain(Buffer.from(stored.secret, 'hex'), stored.rounds);
    const salt = this.#entries.findLast(({ kind }) => kind === 'salt');
    const last = this.#entries.findLast(({ kind }) => kind === 'opened' || kind === 'over');
    const isOf = (entry: LogEntry | undefined) => entry?.commitment === chain.commitment;
    this.#current = {
      chain,
      salt: salt?.kind === 'salt' && isOf(salt) ? salt.salt : null,
      round: last !== undefined && 'round' in last && isOf(last) ? last.round : 0,
    };
    if (last?.kind === 'opened') await this.#declareVoid(this.#current);
    return this.#current;
  }

  async #declareVoid({ chain, salt, round }: OpenedChain): Promise<void> {
    if (salt === null) return;
    const { edgeBasisPoints } = crashTerms;
    await this.endRound(crashResultOf(chain, round, Buffer.from(salt, 'hex'), edgeBasisPoints), 'void');
  }

  async #createChain(): Promise<OpenedChain> {
    const secret = Buffer.from(this.#ids.secret(), 'base64url');
    const rounds = this.#chainRounds;
    const chain = createCrashChain(secret, rounds);
    const { commitment } = chain;
    await this.#journal.append({ kind: 'chain', commitment, secret: secret.toString('hex'), rounds });
    return { chain, salt: null, round: 0 };
  }
}

function asResult(entry: LogEntry): RoundResult[] {
  if (entry.kind !== 'over') return [];
  const { kind: _, ...result } = entry;
  return [result];
}

/** The last chain with its salt, the last results, and the last round that was opened. */
function keepRelevant(entries: LogEntry[]): LogEntry[] {
  const chain = entries.findLast(({ kind }) => kind === 'chain');
  const salt = entries.findLast(
    ({ kind, commitment }) => kind === 'salt' && commitment === chain?.commitment,
  );
  const rounds = entries.filter(({ kind }) => kind === 'opened' || kind === 'over');
  const over = rounds.filter(({ kind }) => kind === 'over').slice(-SHOWN_RESULTS);
  const last = rounds.at(-1);
  return [chain, salt, ...over, last?.kind === 'opened' ? last : undefined].filter(
    (entry) => entry !== undefined,
  );
}
