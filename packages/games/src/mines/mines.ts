import { InvalidBet } from '../bets/invalid-bet.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import { readFields, readStake, readWhole, type StakeLimits } from '../bets/read-bets.ts';
import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import { lastMinesStep, MINE_TILES, minesPays, type MinesTerms } from './mines-pays.ts';

export interface MinesBet {
  /** 1 to 24. */
  readonly mines: number;
  readonly stakeMinor: bigint;
}

/** The tiles with mines, 0 to 24 by rows, ascending; fixed before the first tile is opened. JSON as it is. */
export interface MinesResult {
  readonly mines: readonly number[];
}

/** `open`: another tile can be opened; `cleared`: the round is at its last step; `hit`: the last tile had a mine. */
export type MinesState = 'open' | 'cleared' | 'hit';

/**
 * A bet from untrusted JSON: `{ "mines": 3, "stakeMinor": "500" }`.
 *
 * @throws InvalidBet
 */
export function readMinesBet(json: unknown, limits: StakeLimits, terms: MinesTerms): MinesBet {
  const { mines, stakeMinor } = readFields(json, ['mines', 'stakeMinor']);
  const count = readWhole(mines, 1, MINE_TILES - 1);
  const topPay = minesPays(count, lastMinesStep(count, terms), terms);
  return { mines: count, stakeMinor: readStake(stakeMinor, limits, topPay) };
}

/**
 * The next tile that a player opens, from untrusted JSON: `{ "tile": 12 }`.
 *
 * @param opened the tiles that are open already
 * @throws InvalidBet `duplicate` if it is one of these
 */
export function readMinesTile(json: unknown, opened: readonly number[]): number {
  const tile = readWhole(readFields(json, ['tile']).tile, 0, MINE_TILES - 1);
  if (opened.includes(tile)) throw new InvalidBet('duplicate', `tile ${tile} is open`);
  return tile;
}

export function drawMines(mines: number, draw: Draw): MinesResult {
  const tiles = Array.from({ length: MINE_TILES }, (_, tile) => tile);
  return {
    mines: drawSome(tiles, mines, draw).toSorted((a, b) => a - b),
  };
}

/** @param opened tiles in the order in which they were opened */
export function minesStateOf(
  { mines }: MinesResult,
  opened: readonly number[],
  terms: MinesTerms,
): MinesState {
  if (opened.some((tile) => mines.includes(tile))) return 'hit';
  return opened.length < lastMinesStep(mines.length, terms) ? 'open' : 'cleared';
}

/**
 * What a round pays that ends with these open tiles, in minor units, its stake included. Nothing was risked before the first
 * tile, so a round that ends there returns the stake.
 */
export function settleMines(
  bet: MinesBet,
  result: MinesResult,
  opened: readonly number[],
  terms: MinesTerms,
): bigint {
  return payRoundedDown(bet.stakeMinor, minesRoundPays(result, opened, terms));
}

/** The same in hundredths of the stake. */
export function minesRoundPays(
  result: MinesResult,
  opened: readonly number[],
  terms: MinesTerms,
): Hundredths {
  if (opened.length === 0) return 100;
  return isHit(result, opened) ? 0 : minesPays(result.mines.length, opened.length, terms);
}

const isHit = ({ mines }: MinesResult, opened: readonly number[]): boolean =>
  opened.some((tile) => mines.includes(tile));
