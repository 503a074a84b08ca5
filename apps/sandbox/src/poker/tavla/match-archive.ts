import { otherSide, type Side, SIDES, type TavlaHistory } from '@baize/games/tavla';

import type { Journal } from '../../journal/journal.ts';
import { isHouse } from '../house-opponents.ts';
import type { Duel } from './duel.ts';
import type { OfSides } from './tavla-messages.ts';

/** A match that has ended, as it is stored. Its history has nothing that its players did not see. */
export interface StoredMatch {
  readonly match: string;
  readonly table: string;
  readonly currency: string;
  /** ISO 8601. */
  readonly endedAt: string;
  readonly names: OfSides<string>;
  readonly stakeMinor: number;
  /** To each side, stakes included. */
  readonly pay: OfSides<number>;
  readonly history: TavlaHistory;
}

export function storedMatch(
  { id, names, history }: Duel,
  about: Omit<StoredMatch, 'match' | 'names' | 'history'>,
): StoredMatch {
  return { match: id, ...about, names, history };
}

/** One match of a list. */
export interface MatchSummary {
  readonly match: string;
  readonly table: string;
  readonly currency: string;
  readonly endedAt: string;
  readonly rival: string;
  /** What the player won less what the player paid. */
  readonly netMinor: number;
}

/** A match as one of its players replays and verifies it. */
export interface OpenedMatch extends MatchSummary {
  readonly side: Side;
  readonly names: OfSides<string>;
  readonly history: TavlaHistory;
}

/** A match to five points has a few hundred events. */
export const KEPT_MATCHES = 500;
const SHOWN_MATCHES = 50;

/** The last matches of all tables, each for its players only. */
export class MatchArchive {
  readonly #journal: Journal<StoredMatch>;
  readonly #matches = new Map<string, StoredMatch>();
  /** By table and currency, what its opponent has lost on the day of the last match; that day is longer than the list may be. */
  readonly #lost = new Map<string, { readonly day: string; readonly minor: number }>();

  constructor(journal: Journal<StoredMatch>, matches: readonly StoredMatch[]) {
    this.#journal = journal;
    for (const match of matches) this.#remember(match);
  }

  async add(match: StoredMatch): Promise<void> {
    this.#remember(match);
    await this.#journal.append(match);
  }

  /** Newest first. */
  matchesOf(name: string): MatchSummary[] {
    return [...this.#matches.values()]
      .flatMap((match) => summaryFor(match, name) ?? [])
      .slice(-SHOWN_MATCHES)
      .toReversed();
  }

  /** Null for a match that the player did not play. */
  open(id: string, name: string): OpenedMatch | null {
    const match = this.#matches.get(id);
    const summary = match === undefined ? null : summaryFor(match, name);
    if (match === undefined || summary === null) return null;
    const side = match.names.white === name ? 'white' : 'black';
    return { ...summary, side, names: match.names, history: match.history };
  }

  /** What the room kept of the stakes of the matches at a table that are still here: commissions, and what its opponent won. */
  keptMinor(table: string, currency: string): number {
    return [...this.#matches.values()]
      .filter((match) => match.table === table && match.currency === currency)
      .reduce((sum, match) => sum + keptOf(match), 0);
  }

  /** What the opponent of the house has lost less what it has won at a table. @param day of UTC */
  lostByHouse(table: string, currency: string, day: string): number {
    const lost = this.#lost.get(`${table} ${currency}`);
    return lost?.day === day ? lost.minor : 0;
  }

  #remember(match: StoredMatch): void {
    this.#matches.set(match.match, match);
    this.#countLoss(match);
    const [oldest] = this.#matches.keys();
    if (this.#matches.size > KEPT_MATCHES && oldest !== undefined) this.#matches.delete(oldest);
  }

  #countLoss(match: StoredMatch): void {
    const { table, currency, endedAt, names } = match;
    if (!SIDES.some((side) => isHouse(names[side]))) return;
    const day = endedAt.slice(0, 10);
    const minor = this.lostByHouse(table, currency, day) - keptOf(match);
    this.#lost.set(`${table} ${currency}`, { day, minor });
  }
}

function summaryFor(match: StoredMatch, name: string): MatchSummary | null {
  const side = SIDES.find((known) => match.names[known] === name);
  if (side === undefined) return null;
  return {
    match: match.match,
    table: match.table,
    currency: match.currency,
    endedAt: match.endedAt,
    rival: match.names[otherSide(side)],
    netMinor: match.pay[side] - match.stakeMinor,
  };
}

/** Nothing of a cancelled match, whose stakes went back. */
function keptOf({ names, pay, stakeMinor }: StoredMatch): number {
  return SIDES.reduce((sum, side) => (isHouse(names[side]) ? sum : sum + stakeMinor - pay[side]), 0);
}
