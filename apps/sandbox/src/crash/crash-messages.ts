import type { WagerView } from '../shell/play-calls.ts';

/** `waiting`: nobody watches, or a new chain has no salt yet. */
export type CrashPhase = 'waiting' | 'betting' | 'flight' | 'pause';

/** A round that is over. Its seed proves the crash point. */
export interface RoundResult {
  readonly round: number;
  /** Of the chain that the round belongs to. */
  readonly commitment: string;
  /** Hexadecimal. */
  readonly seed: string;
  /** In hundredths. */
  readonly crashPoint: number;
  /** `void`: it was interrupted, and open stakes were returned. */
  readonly state: 'flown' | 'void';
}

/** What a verifier needs besides a seed. */
export interface ChainFacts {
  readonly commitment: string;
  readonly rounds: number;
  /** Hexadecimal. Null for a chain that was just published: the first page that sees it chooses the salt. */
  readonly salt: string | null;
  readonly edgeBasisPoints: number;
}

/**
 * A bet on the list of a round: its number, masked name (empty with play money), stake in minor units, currency, and cash-out
 * in hundredths or 0.
 */
export type ListedBet = readonly [
  entry: number,
  name: string,
  stake: number,
  currency: string,
  cashOut: number,
];

/** A bet of the page's own player. */
export interface OwnBet extends WagerView {
  readonly round: number;
  readonly slot: 1 | 2;
  readonly autoCashOut: number | null;
  /** Its number on the list. */
  readonly entry: number;
}

/** What changed since the update before; twenty a second in a flight. The page draws the time between. */
export interface CrashUpdate {
  readonly type: 'update';
  readonly phase: CrashPhase;
  readonly round: number;
  /** Milliseconds since the phase began. */
  readonly ms: number;
  readonly joined?: readonly ListedBet[];
  /** Bets that were cancelled before the flight. */
  readonly left?: readonly number[];
  /** Bets that were cashed out, with their multiplier in hundredths. */
  readonly out?: readonly (readonly [entry: number, cashOut: number])[];
  /** With the end of a round. */
  readonly result?: RoundResult;
}

/** Everything, after a connection was opened. */
export interface CrashSnapshot extends Pick<CrashUpdate, 'phase' | 'round' | 'ms'> {
  readonly type: 'all';
  readonly chain: ChainFacts;
  /** Latest first. */
  readonly results: readonly RoundResult[];
  readonly list: readonly ListedBet[];
  readonly own: readonly OwnBet[];
}

export type CrashMessage =
  | CrashUpdate
  | CrashSnapshot
  | { readonly type: 'own'; readonly bet: OwnBet }
  /** A new chain, or its salt. */
  | { readonly type: 'chain'; readonly chain: ChainFacts };

/** What a wager stores of its bet. */
export interface CrashStake {
  readonly commitment: string;
  readonly round: number;
  readonly slot: 1 | 2;
  /** In hundredths. */
  readonly autoCashOut: number | null;
}

/** What it stores of its end; the multiplier at which it left, or null if it was still in the air. */
export interface CrashEnd {
  readonly cashOut: number | null;
}
