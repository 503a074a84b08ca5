import type { Hundredths } from '../bets/pay.ts';
import type { Card } from '../cards/card.ts';
import { rankOf, RANKS } from '../cards/card.ts';
import type { CardGame, CardRound, PayLines } from './card-game.ts';

const spreadPays: PayLines = {
  bet: 'spread',
  lines: [
    ['spread-1', 5],
    ['spread-2', 4],
    ['spread-3', 2],
    ['spread-4', 1],
  ],
};
const tripletPays: PayLines = { bet: 'triplet', lines: [['triplet', 11]] };

/** From here on a third card between the two is more likely than not. */
export const LEAST_RAISED_SPREAD = 7;

/** Ranks in order with the ace on top. */
const heightOf = (card: Card): number => (rankOf(card) === 0 ? RANKS.length : rankOf(card));

/** How many ranks are between two cards; -1 for a pair. */
export function spreadOf(one: Card, other: Card): number {
  return Math.abs(heightOf(one) - heightOf(other)) - 1;
}

/** What the stakes pay, by the two cards and the third. */
function payOfCards([one = 0, other = 0, third = 0]: readonly Card[]): Hundredths {
  const spread = spreadOf(one, other);
  if (spread === 0) return 100;
  if (spread === -1) return heightOf(third) === heightOf(one) ? 1_200 : 100;
  const [low, high] = [heightOf(one), heightOf(other)].toSorted((a, b) => a - b);
  const isBetween = heightOf(third) > (low ?? 0) && heightOf(third) < (high ?? 0);
  if (!isBetween) return 0;
  const line = spreadPays.lines[Math.min(spread, spreadPays.lines.length) - 1];
  return ((line?.[1] ?? 0) + 1) * 100;
}

function handOf(cards: readonly Card[]): string {
  const spread = spreadOf(cards[0] ?? 0, cards[1] ?? 0);
  if (spread === -1) return payOfCards(cards) > 100 ? 'triplet' : 'pair';
  return spread === 0 ? 'consecutive' : `spread-${Math.min(spread, spreadPays.lines.length)}`;
}

const needsDecision = ({ cards }: CardRound): boolean => spreadOf(cards[0] ?? 0, cards[1] ?? 0) > 0;

/** Red dog with one deck: whether a third card falls between two. Neighbours are a draw, and a pair may become three. */
export const redDog: CardGame = {
  deck: 52,
  dealt: 3,
  hands: 1,
  sides: [],
  pays: [spreadPays, tripletPays],
  topPay: 1_200,
  mostAdded: 1,
  view(round) {
    const [one = 0, other = 0, third = 0] = round.cards;
    const isOver = round.moves.length > 0 || !needsDecision(round);
    const spread = spreadOf(one, other);
    const middle = isOver && spread !== 0 ? third : null;
    return {
      rows: [
        {
          owner: 'board',
          cards: [one, middle, other],
          hand: spread === -1 && !isOver ? null : handOf(round.cards),
          isNext: !isOver,
        },
      ],
      choices: isOver
        ? []
        : [
            { id: 'stay', adds: 0 },
            { id: 'raise', adds: 1 },
          ],
      holds: false,
    };
  },
  settle(round) {
    const pays = payOfCards(round.cards);
    const ante = { bet: 'ante', staked: 100, pays };
    return round.moves[0]?.choice === 'raise' ? [ante, { bet: 'raise', staked: 100, pays }] : [ante];
  },
};
