import type { SlotSymbol } from '../symbols.ts';

/*
 * A script is all that a paid game shows, decided and stored before any of it is shown. It is plain JSON, and a page needs
 * nothing else to play it: see `replay`. All prizes are in twentieths of the stake.
 */

/** Reel from the left and row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

/** A string for each reel, a letter of `SYMBOLS` for each of its rows from the top. */
export type Grid = readonly string[];

interface Prize {
  symbol: SlotSymbol;
  /** What is marked as won, and what vanishes if the game tumbles. */
  cells: readonly Cell[];
  /** With the multiplier. */
  units: number;
}

/** Equal symbols from the left on one line. */
export interface LineWin extends Prize {
  kind: 'line';
  /** Index in the model's lines. */
  line: number;
  count: number;
}

/** Equal symbols on adjacent reels from the left; every combination of their cells is a way. */
export interface WaysWin extends Prize {
  kind: 'ways';
  reels: number;
  ways: number;
}

/** Equal symbols that touch by their sides. */
export interface ClusterWin extends Prize {
  kind: 'cluster';
}

/** Enough equal symbols anywhere. */
export interface AnywhereWin extends Prize {
  kind: 'anywhere';
}

/** Scatters anywhere. */
export interface ScatterWin extends Prize {
  kind: 'scatter';
}

export type Win = LineWin | WaysWin | ClusterWin | AnywhereWin | ScatterWin;

/** A board that has come to rest. */
export interface Drop {
  /** What falls into each reel, from the top: all rows in the first drop of a game, later those that refill it. */
  falls: Grid;
  /** Of the drop's wins; they include it. */
  multiplier: number;
  wins: readonly Win[];
}

export type CoinTier = 'mini' | 'minor' | 'major';

export interface Coin {
  cell: Cell;
  units: number;
  /** Null for a coin that shows its amount. */
  tier: CoinTier | null;
}

/** Respins with locked coins. The coins of the game before them stay locked, and all coins pay at the end. */
export interface Hold {
  /** The coins that each respin adds. */
  respins: readonly (readonly Coin[])[];
  /** Paid besides the coins when they fill the board, else 0. */
  grandUnits: number;
}

/** The paid game or a free one. */
export interface ScriptGame {
  /** Each drop after the first follows from the wins of the one before it. */
  drops: readonly Drop[];
  /** Values of the coins on the board; only games with coins have it. */
  coins?: readonly Coin[];
  /** Free games that the game's scatters add. */
  freeGames?: number;
  hold?: Hold;
}

export interface SlotScript {
  /** Id of the model. */
  model: string;
  /** The paid game, then the free games in their order. */
  games: readonly ScriptGame[];
  /** All prizes, at most the cap. */
  units: number;
  /** Whether the prizes are more than the stake. A returned stake or less is not a win. */
  beatsStake: boolean;
  /** Whether the cap ended the round. Then the prizes of the last frame add up to more than it pays. */
  isCapped: boolean;
}
