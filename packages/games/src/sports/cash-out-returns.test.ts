import { expect, test } from 'vitest';

import { cashOutOffer } from './cash-out.ts';
import { football, type FootballState, type FootballTerms } from './football.ts';

const terms: FootballTerms = {
  goals: { home: 1.2, away: 1.9 },
  corners: { home: 5, away: 5 },
  cards: { home: 2, away: 2 },
};
const nil = { home: 0, away: 0 };

/** 0-0 at half-time, then a goal of the home side. */
const leading: FootballState = {
  minute: 80,
  isHalfOver: true,
  isOver: false,
  goals: ['home'],
  half: nil,
  corners: nil,
  cards: nil,
  sentOff: [],
};

function picksOf(id: string) {
  return football.offers(terms, leading).find((offer) => offer.id === id)?.picks ?? [];
}

test('an offer is 5 % below what a bet returns on average, also if a draw returns the stake', () => {
  const [home, draw] = picksOf('full.result').map(({ chance }) => chance);
  const pick = picksOf('full.winner').find((one) => one.pick === '1');
  if (home === undefined || draw === undefined || !pick) throw new Error('not on sale');
  const offer = cashOutOffer([{ price: 3_000, state: pick }], [[0]], 100_000n);
  expect(Number(offer) / 100_000).toBeCloseTo(0.95 * (3 * home + draw), 4);
});
