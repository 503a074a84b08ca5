import type { Card } from '../../cards/card.ts';
import type { ProvableGame } from '../../proof/provable-game.ts';
import type { Draw } from '../../random/draw.ts';
import { actBlackjack, allowedBlackjackActions } from './act.ts';
import { basicStrategy } from './basic-strategy.ts';
import { dealBlackjack, drawShoe } from './deal.ts';
import type { BlackjackRound } from './round.ts';
import { settleBlackjack } from './settle-blackjack.ts';

/** Return of a bet by basic strategy with eight decks, as `finiteDeckEdge` computes it. */
export const BLACKJACK_RETURN = 0.995_675;

const SEAT = 1;
/** A bet of 100 minor units is paid as many of them as hundredths. */
const BET = 100n;
/** More cards than a round of one seat needs. If one did need more, the next ones are in random order all the same. */
const SHUFFLED = 48;

/** Rounds of one seat by basic strategy. What comes back is counted in first bets, whatever doubles and splits add to them. */
export const provableBlackjack: ProvableGame = {
  name: 'blackjack, basic strategy',
  stated: BLACKJACK_RETURN,
  statedError: 0,
  standardDeviation: null,
  start: (draw) => {
    const shoe = drawShoe(draw);
    const bets = new Map([[SEAT, BET]]);
    return () => {
      reshuffle(shoe, draw);
      const [payout] = settleBlackjack(playByStrategy(dealBlackjack(shoe, [SEAT])), bets);
      return payout === undefined ? 0 : Number(BET + payout.paid - payout.staked);
    };
  },
};

/** Plays all seats of a round to its end. */
export function playByStrategy(start: BlackjackRound): BlackjackRound {
  let round = start;
  while (round.phase !== 'over') {
    const seat = round.turn?.seat ?? round.seats.find(({ insurance }) => insurance === 'open')?.seat ?? 0;
    const hand = round.turn?.hand ?? 0;
    const cards = round.seats.find((taken) => taken.seat === seat)?.hands[hand]?.cards ?? [];
    const allowed = allowedBlackjackActions(round, seat);
    const action = round.turn === null ? 'decline' : basicStrategy(cards, round.dealer[0] ?? 0, allowed);
    const next = actBlackjack(round, { seat, hand, action, dealt: round.dealt });
    if (next === null) throw new Error(`the strategy chose ${action}, which is not allowed`);
    round = next;
  }
  return round;
}

/** Puts random cards of the whole shoe at its start, by Fisher and Yates. */
function reshuffle(shoe: Card[], draw: Draw): void {
  for (let position = 0; position < SHUFFLED; position++) {
    const other = position + draw(shoe.length - position);
    const card = shoe[position] ?? 0;
    shoe[position] = shoe[other] ?? 0;
    shoe[other] = card;
  }
}
