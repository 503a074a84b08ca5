import type { Win } from '../script/script.ts';
import type { Board } from './board.ts';

/** Finds the prizes of a board. */
export interface Evaluator {
  /** Units of all prizes at multiplier 1. */
  unitsOf(board: Board): number;
  /** The same prizes one by one, for a script. */
  winsOf(board: Board, multiplier: number): Win[];
}

export interface TumbleEvaluator extends Evaluator {
  /** Sets the marks of all cells of the prizes that `unitsOf` has just found. */
  mark(board: Board, marks: Uint8Array): void;
}
