import { payRoundedUp } from '../../bets/pay.ts';
import { handValueOf, isBust, isNatural } from './hand-value.ts';
import type { BlackjackAction, BlackjackHand, BlackjackRound } from './round.ts';

/** What a seat gets at the end of a round, in minor units. */
export interface SeatPayout {
  readonly seat: number;
  /** The bet and all that was added to it: doubles, splits, insurance. */
  readonly staked: bigint;
  /** For each hand, stake included. */
  readonly hands: readonly bigint[];
  /** For the insurance, stake included; 0 without one. */
  readonly insurance: bigint;
  /** All together. */
  readonly paid: bigint;
}

/** Paybacks in hundredths of the stake. */
const LOST = 0;
const RETURNED = 100;
const DOUBLED = 200;
const NATURAL = 250;
const INSURED = 300;

/** What an action adds to the stakes of a seat. @param bet of the seat in minor units */
export function blackjackCostOf(action: BlackjackAction, bet: bigint): bigint {
  if (action === 'insure') return insuranceOf(bet);
  return action === 'double' || action === 'split' ? bet : 0n;
}

/** Half the bet, in whole minor units. */
function insuranceOf(bet: bigint): bigint {
  return bet / 2n;
}

/**
 * Pays a finished round: 3 to 2 for a blackjack, 1 to 1 for a win, 2 to 1 for an insurance.
 *
 * @param bets by seat, in minor units
 * @throws RangeError if the round is not over or a seat has no bet
 */
export function settleBlackjack(round: BlackjackRound, bets: ReadonlyMap<number, bigint>): SeatPayout[] {
  if (round.phase !== 'over') throw new RangeError('the round is not over');
  const hasNatural = isNatural(round.dealer);
  return round.seats.map(({ seat, hands, insurance }) => {
    const bet = bets.get(seat);
    if (bet === undefined) throw new RangeError(`seat ${seat} has no bet`);
    const insured = insurance === 'taken' ? insuranceOf(bet) : 0n;
    const stakes = hands.map((hand) => BigInt(hand.stakes) * bet);
    const paidHands = hands.map((hand, index) => payRoundedUp(stakes[index] ?? 0n, paybackOf(hand, round)));
    const paidInsurance = payRoundedUp(insured, hasNatural ? INSURED : LOST);
    return {
      seat,
      staked: sum(stakes) + insured,
      hands: paidHands,
      insurance: paidInsurance,
      paid: sum(paidHands) + paidInsurance,
    };
  });
}

/** What 100 of a hand's stake become. */
function paybackOf({ cards, isSplit }: BlackjackHand, { dealer }: BlackjackRound): number {
  if (isBust(cards)) return LOST;
  const hasNatural = isNatural(cards) && !isSplit;
  if (isNatural(dealer)) return hasNatural ? RETURNED : LOST;
  if (hasNatural) return NATURAL;
  if (isBust(dealer)) return DOUBLED;
  const lead = handValueOf(cards).total - handValueOf(dealer).total;
  return lead > 0 ? DOUBLED : lead === 0 ? RETURNED : LOST;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
