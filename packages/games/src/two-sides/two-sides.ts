import { betMathOf } from '../bets/bet-math.ts';
import { readChoice } from '../bets/read-bets.ts';
import { type Card, CARDS_PER_DECK } from '../cards/card.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import type { Draw } from '../random/draw.ts';
import { type Side, SIDE_PAYS, sideOfCard, sides } from './sides.ts';

export interface SideChoice {
  readonly side: Side;
}

/** The side that came, and the card that showed it; null for a coin. JSON as it is. */
export interface SideResult {
  readonly side: Side;
  readonly card: Card | null;
}

export type SideGame = InstantGame<SideChoice, SideResult>;

function createSideGame(
  name: string,
  names: Readonly<Record<Side, string>>,
  draw: (draw: Draw) => SideResult,
): SideGame {
  return {
    name,
    fields: ['side'],
    readChoice: ({ side }) => ({ side: readChoice(side, sides) }),
    topPay: () => SIDE_PAYS,
    draw: (_, random) => draw(random),
    pays: (choice, { side }) => (choice.side === side ? SIDE_PAYS : 0),
    mathOf: () =>
      betMathOf([
        { weight: 1n, pays: SIDE_PAYS },
        { weight: 1n, pays: 0 },
      ]),
    stated: sides.map((side) => ({ side })),
    proven: sides.map((side) => [names[side], { side }]),
  };
}

/** Heads or tails of a coin, and red or black of a card from a full deck. */
export const sideGames = {
  coin: createSideGame('coin', { first: 'heads', second: 'tails' }, (draw) => ({
    side: draw(2) === 0 ? 'first' : 'second',
    card: null,
  })),
  card: createSideGame('card', { first: 'red', second: 'black' }, (draw) => {
    const card = draw(CARDS_PER_DECK);
    return { side: sideOfCard(card), card };
  }),
} satisfies Record<string, SideGame>;

export type SideKind = keyof typeof sideGames;
