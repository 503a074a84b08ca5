import { type Board, cellsWhere } from '../board/board.ts';
import type { StripSet } from '../board/strips.ts';
import type { Round } from '../round.ts';
import type { ScriptWriter } from '../script/script-writer.ts';
import { SCATTER } from '../symbols.ts';

/** What a number of scatters anywhere gives in a paid game. */
export interface ScatterPrize {
  readonly units: number;
  /** Free games that it starts. */
  readonly freeGames: number;
}

/** Games without a stake. */
export interface FreeGames {
  readonly strips: StripSet;
  /** Free games that 0, 1, 2 … scatters add in a free game; counts above the last are like it. */
  readonly again: readonly number[];
  /** Most free games of one round. */
  readonly most: number;
  /** Of all prizes; where it grows, of the first. */
  readonly multiplier: number;
}

const NOTHING: ScatterPrize = { units: 0, freeGames: 0 };

/** For models whose scatters give nothing until there are two or three. */
export const BELOW_TWO: readonly ScatterPrize[] = [NOTHING, NOTHING];
export const BELOW_THREE: readonly ScatterPrize[] = [...BELOW_TWO, NOTHING];

/** The prize for a number of scatters; counts above the last are like it. */
export function scatterPrizeOf(prizes: readonly ScatterPrize[], count: number): ScatterPrize {
  return prizes[Math.min(count, prizes.length - 1)] ?? NOTHING;
}

/** Free games that a free game adds, when the round has had `awarded` of them. */
export function freeGamesAgain({ again, most }: FreeGames, scatters: number, awarded: number): number {
  const added = again[Math.min(scatters, again.length - 1)] ?? 0;
  return Math.max(0, Math.min(added, most - awarded));
}

/** Pays the scatters of a paid game and awards their free games, unless the cap has ended the round. */
export function payScatters(
  prizes: readonly ScatterPrize[],
  scatters: number,
  round: Round,
  board: Board,
  writer: ScriptWriter | null,
): void {
  const { units, freeGames } = scatterPrizeOf(prizes, scatters);
  if (units > 0 && !round.isCapped) {
    round.add(units);
    const cells = () => cellsWhere(board, (cell) => board.cells[cell] === SCATTER);
    writer?.wins([{ kind: 'scatter', symbol: 'S', cells: cells(), units }]);
  }
  if (round.isCapped) return;
  round.award = freeGames;
  writer?.freeGames(freeGames);
}

/**
 * Plays free games until none is left or the cap ends the round.
 *
 * @param playOne plays one and returns its number of scatters
 */
export function playFreeGames(
  feature: FreeGames,
  round: Round,
  playOne: () => number,
  writer: ScriptWriter | null,
): void {
  let awarded = round.award;
  for (let played = 0; played < awarded && !round.isCapped; played++) {
    writer?.game();
    const added = freeGamesAgain(feature, playOne(), awarded);
    if (round.isCapped) break;
    writer?.freeGames(added);
    awarded += added;
  }
}
