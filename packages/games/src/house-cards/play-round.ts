import { InvalidBet } from '../bets/invalid-bet.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import {
  readChoice,
  readFields,
  readStake,
  readWhole,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import type { CardGame, CardMove, CardRound, CardView } from './card-game.ts';

/** Decides by what a player sees. */
export type CardStrategy = (view: CardView) => CardMove;

export interface CardBet {
  readonly anteMinor: bigint;
  /** Ids of side bets. */
  readonly sides: readonly string[];
}

/** The first stake of a round, in antes. */
export function antesOf({ hands }: CardGame, sides: readonly string[]): number {
  return hands + sides.length;
}

/**
 * A bet from untrusted JSON: `{ "anteMinor": "500", "sides": ["pair-plus"] }`. The limits are those of each stake, the largest
 * of which may be several antes.
 *
 * @throws InvalidBet
 */
export function readCardBet(json: unknown, limits: StakeLimits, game: CardGame): CardBet {
  const fields = readFields(json, ['anteMinor', 'sides']);
  if (!Array.isArray(fields.sides)) throw new InvalidBet('malformed', 'side bets are a list');
  const sides = fields.sides.map((side) => readChoice(side, game.sides));
  refuseDuplicates(sides, (side) => side);
  const most = BigInt(Math.max(antesOf(game, sides), game.mostAdded));
  const anteLimits = { minMinor: limits.minMinor, maxMinor: limits.maxMinor / most };
  return { anteMinor: readStake(fields.anteMinor, anteLimits, game.topPay), sides };
}

/**
 * The next decision, from untrusted JSON: `{ "choice": "draw", "hold": [0, 3] }`.
 *
 * @throws InvalidBet `unknown` if it cannot be taken now
 */
export function readCardMove(json: unknown, { choices, holds, rows }: CardView): CardMove {
  const { choice, hold } = readFields(json, ['choice', 'hold']);
  const id = readChoice(
    choice,
    choices.map((known) => known.id),
  );
  if (!Array.isArray(hold)) throw new InvalidBet('malformed', 'held cards are a list');
  const cards = holds ? (rows.find(({ isNext }) => isNext)?.cards.length ?? 0) : 0;
  const held = hold.map((position) => readWhole(position, 0, cards - 1));
  refuseDuplicates(held, (position) => position);
  return { choice: id, hold: held.toSorted((a, b) => a - b) };
}

/** The cards of a round, all of one freshly shuffled deck. */
export function drawCardRound(game: CardGame, sides: readonly string[], draw: Draw): CardRound {
  const deck = Array.from({ length: game.deck }, (_, card) => card);
  return { cards: drawSome(deck, game.dealt, draw), sides, moves: [] };
}

/** All stakes of a round so far, in antes. */
export function stakedAntes(game: CardGame, round: CardRound): number {
  const added = round.moves.map(({ choice }, step) => {
    const { choices } = game.view({ ...round, moves: round.moves.slice(0, step) });
    return choices.find(({ id }) => id === choice)?.adds ?? 0;
  });
  return added.reduce((sum, adds) => sum + adds, antesOf(game, round.sides));
}

/** What a round that is over pays, in minor units, all its stakes included. */
export function settleCardRound(game: CardGame, round: CardRound, anteMinor: bigint): bigint {
  return game.settle(round).reduce((sum, { pays }) => sum + payRoundedDown(anteMinor, pays), 0n);
}

/** Takes the decisions that are left. */
export function finishCardRound(game: CardGame, round: CardRound, choose: CardStrategy): CardRound {
  const view = game.view(round);
  if (view.choices.length === 0) return round;
  return finishCardRound(game, { ...round, moves: [...round.moves, choose(view)] }, choose);
}

/** The decision that adds no stake. All cards are held. */
export const leastMove: CardStrategy = ({ choices, holds, rows }) => {
  const cards = holds ? (rows.find(({ isNext }) => isNext)?.cards ?? []) : [];
  return {
    choice: choices.find(({ adds }) => adds === 0)?.id ?? '',
    hold: cards.map((_, position) => position),
  };
};

/** Plays a round by a strategy. @returns what comes back of an ante, in hundredths, whatever decisions add to it */
export function playCardRound(game: CardGame, choose: CardStrategy, draw: Draw): Hundredths {
  const round = finishCardRound(game, drawCardRound(game, [], draw), choose);
  const profit = game.settle(round).reduce((sum, { pays, staked }) => sum + pays - staked, 0);
  return 100 + profit / game.hands;
}
