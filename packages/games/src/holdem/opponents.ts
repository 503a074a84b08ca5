import type { Card } from '../cards/card.ts';
import { newShoe } from '../cards/shoe.ts';
import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import type { LegalActions, PokerDecision } from './legal-actions.ts';
import { gameForms, holdingValueOf, type PokerGame } from './poker-game.ts';
import type { PokerView } from './table-view.ts';

export const OPPONENT_STYLES = ['careful', 'bold'] as const;
export type OpponentStyle = (typeof OPPONENT_STYLES)[number];

interface Temper {
  /** Added to what the odds of the pot require for a call. */
  readonly caution: number;
  /** Chance to win from which it bets and raises. */
  readonly raisesFrom: number;
  /** Percentage of turns in which it bets whatever it holds. */
  readonly bluffs: number;
  /** Smallest and largest bet, in percent of the pot. */
  readonly sizes: readonly [number, number];
}

const tempers: Readonly<Record<OpponentStyle, Temper>> = {
  careful: { caution: 0.06, raisesFrom: 0.68, bluffs: 2, sizes: [40, 70] },
  bold: { caution: -0.03, raisesFrom: 0.52, bluffs: 12, sizes: [60, 130] },
};

/** Of a call of more than was in the pot before the bet, in any style: who bets that much with anything must not gain by it. */
const LEAST_CAUTION = 0.08;
const BOARD = 5;
const SAMPLES = 60;

/**
 * The decision of an opponent of the house. It knows what its seat sees and nothing else: it deals the unseen cards at random
 * and counts how often its hand is the best.
 *
 * @param samples how often it does so; more are better play
 * @throws RangeError if it is not its turn
 */
export function chooseForHouse(
  view: PokerView,
  style: OpponentStyle,
  draw: Draw,
  samples = SAMPLES,
): PokerDecision {
  const { legal, hand, rules } = view;
  const own = view.seats.find(({ seat }) => seat === view.seat)?.cards;
  if (legal === null || hand === null || own == null) throw new RangeError('it is not the turn of this seat');
  const temper = tempers[style];
  const others = view.seats.filter(
    ({ seat, isInHand, isFolded }) => seat !== view.seat && isInHand && !isFolded,
  );
  const chance =
    chanceAgainstOne(rules.game, own, hand.board, draw, samples) ** Math.max(1, others.length * 0.7);
  const { callMinor, raise } = legal;
  if (raise !== null && (chance >= temper.raisesFrom || draw(100) < temper.bluffs)) {
    return { action: raise.action, toMinor: sizeOf(raise, view, temper, draw) };
  }
  if (callMinor === null) return { action: 'check' };
  const odds = Number(callMinor) / Number(hand.paidMinor + callMinor);
  const isAbovePot = callMinor * 2n > hand.paidMinor;
  const caution = isAbovePot ? Math.max(temper.caution, LEAST_CAUTION) : temper.caution;
  return { action: chance >= odds + caution ? 'call' : 'fold' };
}

/** How often some cards beat those of one other player, with ties as halves. */
function chanceAgainstOne(
  game: PokerGame,
  own: readonly Card[],
  board: readonly Card[],
  draw: Draw,
  samples: number,
): number {
  const seen = new Set([...own, ...board]);
  const unseen = newShoe(1).filter((card) => !seen.has(card));
  const { holeCards } = gameForms[game];
  let won = 0;
  for (let sample = 0; sample < samples; sample++) {
    const drawn = drawSome(unseen, holeCards + BOARD - board.length, draw);
    const wholeBoard = [...board, ...drawn.slice(holeCards)];
    const mine = holdingValueOf(game, own, wholeBoard);
    const theirs = holdingValueOf(game, drawn.slice(0, holeCards), wholeBoard);
    if (mine > theirs) won += 1;
    else if (mine === theirs) won += 0.5;
  }
  return won / samples;
}

/** A part of the pot above the present bet, in whole small blinds, within what is allowed. */
function sizeOf(
  { minToMinor, maxToMinor }: NonNullable<LegalActions['raise']>,
  { hand, rules }: PokerView,
  { sizes: [from, to] }: Temper,
  draw: Draw,
): bigint {
  const percent = BigInt(from + draw(to - from + 1));
  const wanted = (hand?.betMinor ?? 0n) + ((hand?.paidMinor ?? 0n) * percent) / 100n;
  const rounded = wanted - (wanted % rules.smallBlindMinor);
  if (rounded < minToMinor) return minToMinor;
  return rounded > maxToMinor ? maxToMinor : rounded;
}
