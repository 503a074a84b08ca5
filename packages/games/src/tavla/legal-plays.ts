import { hasWon, type Position, type Side } from './position.ts';
import {
  type Board,
  boardOf,
  originsOf,
  PLAIN_RULES,
  positionOf,
  type Step,
  takeStep,
  type TavlaRules,
} from './step.ts';

/** Two dice, 1 to 6. */
export type Dice = readonly [number, number];

/** The steps of a turn in their order; empty if no die can be played. */
export type Play = readonly Step[];

export interface LegalPlay {
  readonly play: Play;
  /** What it leads to. */
  readonly position: Position;
}

/** The dice that a roll gives: doubles are played four times. */
export const playableDice = ([first, second]: Dice): readonly number[] =>
  first === second ? [first, first, first, first] : [Math.max(first, second), Math.min(first, second)];

/**
 * The legal plays of a roll, one for each position that they lead to; none if no die can be played. All dice are played if that
 * is possible; if only one of two is, the larger one. A side that has borne off its last checker is done.
 */
export function legalPlays(
  position: Position,
  side: Side,
  dice: Dice,
  rules: TavlaRules = PLAIN_RULES,
): LegalPlay[] {
  const board = boardOf(position, side);
  const order = playableDice(dice);
  const orders = dice[0] === dice[1] ? [order] : [order, [...order].reverse()];
  const found = orders.map((dieOrder) => playOrder(board, dieOrder, rules));
  const most = Math.max(...found.map(({ played }) => played));
  if (most === 0) return [];
  // With one die to play of two, the first order that reaches it is that of the larger one.
  const longest = found.filter(({ played }) => played === most).slice(0, most === 1 ? 1 : 2);
  const different = new Map<string, Reached>();
  for (const { ends } of longest) {
    for (const [key, end] of ends) if (!different.has(key)) different.set(key, end);
  }
  return [...different.values()].map(({ play, board: end }) => ({ play, position: positionOf(end, side) }));
}

interface Reached {
  readonly play: Play;
  readonly board: Board;
}

/** Where dice in an order lead as far as they can be played, and how many are; all are if the last checker is borne off. */
function playOrder(board: Board, order: readonly number[], rules: TavlaRules) {
  let ends = new Map<string, Reached>([['', { play: [], board }]]);
  for (const [played, die] of order.entries()) {
    const next = new Map<string, Reached>();
    for (const reached of ends.values()) {
      for (const from of originsOf(reached.board, die, rules)) {
        const after = takeStep(reached.board, { from, die });
        const key = keyOf(after);
        if (!next.has(key)) next.set(key, { play: [...reached.play, { from, die }], board: after });
      }
    }
    if (next.size === 0) return { played, ends };
    ends = next;
    const [first] = ends.values();
    if (first !== undefined && hasWon(first.board.own)) break;
  }
  return { played: order.length, ends };
}

/** Boards of a turn are the same if the side has the same checkers and has hit the same ones. */
function keyOf({ own, hits }: Board): string {
  return `${String.fromCharCode(...own)}${hits}`;
}

/**
 * The steps with which a turn can go on after some of it was played, so that all dice are played that can be; none if the turn
 * is complete.
 *
 * @throws RangeError if what was played is not the beginning of a legal play
 */
export function nextSteps(
  position: Position,
  side: Side,
  dice: Dice,
  played: Play,
  rules: TavlaRules = PLAIN_RULES,
): Step[] {
  let board = boardOf(position, side);
  let left = playableDice(dice);
  let steps = stepsToMost(board, left, rules);
  for (const { from, die } of played) {
    if (!steps.some((step) => step.from === from && step.die === die)) {
      throw new RangeError(`${from} may not move ${die}`);
    }
    board = takeStep(board, { from, die });
    left = without(left, die);
    steps = stepsToMost(board, left, rules);
  }
  return steps;
}

/** The position after a complete legal play; null if it is none. */
export function applyPlay(
  position: Position,
  side: Side,
  dice: Dice,
  play: Play,
  rules: TavlaRules = PLAIN_RULES,
): Position | null {
  let board = boardOf(position, side);
  let left = playableDice(dice);
  for (const { from, die } of play) {
    if (!left.includes(die) || !originsOf(board, die, rules).includes(from)) return null;
    board = takeStep(board, { from, die });
    left = without(left, die);
  }
  // A play of all dice is complete. Any other has to be compared with what is possible.
  const isComplete =
    left.length === 0 || hasWon(board.own) || isMost(boardOf(position, side), dice, play, rules);
  return isComplete ? positionOf(board, side) : null;
}

/** Whether a play that leaves dice over is as long as any, and with the larger die if only one can be played. */
function isMost(board: Board, dice: Dice, play: Play, rules: TavlaRules): boolean {
  const order = playableDice(dice);
  const [larger] = order;
  const most = mostDice(board, order, rules);
  if (play.length !== most) return false;
  const [step] = play;
  return (
    most !== 1 ||
    step?.die === larger ||
    (larger !== undefined && originsOf(board, larger, rules).length === 0)
  );
}

/** Whether a roll can be played at all. */
export function canPlay(position: Position, side: Side, dice: Dice): boolean {
  const board = boardOf(position, side);
  return dice.some((die) => originsOf(board, die, PLAIN_RULES).length > 0);
}

function stepsToMost(board: Board, left: readonly number[], rules: TavlaRules): Step[] {
  if (hasWon(board.own)) return [];
  const steps = [...new Set(left)].flatMap((die) =>
    originsOf(board, die, rules).map((from) => ({ from, die })),
  );
  const counts = steps.map((step) => 1 + mostDice(takeStep(board, step), without(left, step.die), rules));
  const most = Math.max(0, ...counts);
  const best = steps.filter((_, index) => counts[index] === most);
  const [first] = best;
  // Dice are in falling order: with one of two different dice to play, the first step is one of the larger die.
  return most === 1 && left.length > 1 ? best.filter(({ die }) => die === first?.die) : best;
}

/** How many of the dice can be played at most; all of them if the last checker can be borne off. */
function mostDice(board: Board, left: readonly number[], rules: TavlaRules): number {
  if (hasWon(board.own)) return left.length;
  let most = 0;
  for (const die of new Set(left)) {
    const fewer = without(left, die);
    for (const from of originsOf(board, die, rules)) {
      most = Math.max(most, 1 + mostDice(takeStep(board, { from, die }), fewer, rules));
      if (most === left.length) return most;
    }
  }
  return most;
}

function without(dice: readonly number[], die: number): readonly number[] {
  const index = dice.indexOf(die);
  return dice.filter((_, position) => position !== index);
}
