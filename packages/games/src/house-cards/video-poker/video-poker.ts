import type { Card } from '../../cards/card.ts';
import { type CardGame, type CardRound, payOf, topOf } from '../card-game.ts';
import type { VideoPokerRules } from './pay-tables.ts';

const CARDS = 5;

/** The five cards after the draw: each position that is not held has a new card of its own. */
function finalCards({ cards, moves }: CardRound): readonly Card[] {
  const held = moves[0]?.hold ?? [];
  return cards
    .slice(0, CARDS)
    .map((card, position) => (held.includes(position) ? card : (cards[CARDS + position] ?? card)));
}

/** Five cards, of which any are exchanged once; the hand is paid by the table. */
export function createVideoPoker(rules: VideoPokerRules): CardGame {
  return {
    deck: rules.deck,
    dealt: 2 * CARDS,
    hands: 1,
    sides: [],
    pays: [rules.pays],
    topPay: topOf(rules.pays),
    mostAdded: 0,
    view(round) {
      const isOver = round.moves.length > 0;
      const cards = isOver ? finalCards(round) : round.cards.slice(0, CARDS);
      return {
        rows: [{ owner: 'player', cards, hand: rules.handOf(cards), isNext: !isOver }],
        choices: isOver ? [] : [{ id: 'draw', adds: 0 }],
        holds: !isOver,
      };
    },
    settle: (round) => [
      { bet: 'hand', staked: 100, pays: payOf(rules.pays, rules.handOf(finalCards(round))) },
    ],
  };
}
