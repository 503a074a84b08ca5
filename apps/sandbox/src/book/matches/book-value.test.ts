import { createFastDraw, type Draw } from '@baize/games';
import { type Offer, overround, type PickResult } from '@baize/games/sports';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import type { Contest } from './contest.ts';
import type { Meeting } from './sport-plan.ts';
import { contestsBySport } from './sport-plans.ts';

const UNITS = 2 ** 32;
/** Of the matches, those that the gate plays. */
const SHARE = takesAll() ? 1 : 0.3;
const meeting: Meeting = {
  home: { level: 0.1, attack: 0.12, defence: 0.05 },
  away: { level: -0.08, attack: -0.05, defence: -0.02 },
  style: {},
};

/** What a bet of 1 wins or loses, beside what the market's margin takes on average. */
interface Bet {
  readonly profit: number;
  readonly expected: number;
}

/** Public opinion: a pick is chosen as often as its price says. Markets that are not all on sale, or can push, are left out. */
function betOn(
  offers: readonly Offer[],
  draw: Draw,
  judge: (id: string, pick: string) => PickResult | null,
): Bet[] {
  const fit = offers.filter(
    ({ id, picks }) => picks.every(({ price }) => price !== null) && !id.endsWith('doubleChance'),
  );
  const offer = fit[draw(fit.length)];
  if (!offer) return [];
  const prices = offer.picks.map(({ price }) => price ?? 0);
  const book = 1 + overround(prices);
  let left = (book * draw(UNITS)) / UNITS;
  const at = prices.findIndex((price) => (left -= 1_000 / price) < 0);
  const [pick, price] = [offer.picks[at]?.pick, prices[at]];
  if (pick === undefined || price === undefined) return [];
  const result = judge(offer.id, pick);
  if (result !== 'won' && result !== 'lost') return [];
  return [{ profit: result === 'won' ? price / 1_000 - 1 : -1, expected: 1 / book - 1 }];
}

/** How far bets are from the value of the book, in standard errors, and what they have lost on average. */
function valueOf(bets: readonly Bet[]) {
  const surplus = bets.map(({ profit, expected }) => profit - expected);
  const mean = surplus.reduce((sum, value) => sum + value, 0) / bets.length;
  const variance = surplus.reduce((sum, value) => sum + (value - mean) ** 2, 0) / bets.length;
  return {
    errors: (mean * Math.sqrt(bets.length)) / Math.sqrt(variance),
    expected: bets.reduce((sum, { expected }) => sum + expected, 0) / bets.length,
  };
}

const judgeAtEnd = (match: Contest) => (id: string, pick: string) =>
  match.judge(match.stepTimes.length - 1, id, pick);

/** Lines in quarters, which can be won by half, are left out. */
const isPlain = ({ id }: Offer): boolean => !id.includes('.handicap.');

describe.each(['football', 'tennis'] as const)('the value of a book of %s', (sport) => {
  const { open, offersBefore } = contestsBySport[sport];
  const start = (seed: number) =>
    open({ meeting, draw: createFastDraw(seed), forced: [], isMirrored: false });

  it('is its margin on bets before the match', () => {
    const draw = createFastDraw(101);
    const offers = offersBefore(meeting).filter(isPlain);
    const bets = Array.from({ length: 700 * SHARE }, (_, number) =>
      betOn(offers, draw, judgeAtEnd(start(number))),
    ).flat();
    const { errors, expected } = valueOf(bets);
    expect(Math.abs(errors)).toBeLessThan(3);
    expect(expected).toBeLessThan(-0.04);
    expect(expected).toBeGreaterThan(-0.13);
  });

  it('is in what a line is worth that has left the sale', () => {
    const draw = createFastDraw(103);
    const offers = offersBefore(meeting).filter(
      (offer) => isPlain(offer) && !offer.id.endsWith('doubleChance'),
    );
    let [expected, won, variance] = [0, 0, 0];
    for (let number = 0; number < 300 * SHARE; number += 1) {
      const match = start(20_000 + number);
      const step = draw(match.stepTimes.length);
      const sold = new Set(match.offers(step).map(({ id }) => id));
      const unsold = offers.filter(({ id }) => !sold.has(id));
      if (unsold.length === 0) continue;
      const offer = unsold[draw(unsold.length)];
      const picked = (offer && match.market(step, offer.id)?.picks[0]) ?? null;
      if (offer === undefined || picked === null) continue;
      const result = judgeAtEnd(match)(offer.id, picked.pick);
      if (result !== 'won' && result !== 'lost') continue;
      expected += picked.chance;
      won += result === 'won' ? 1 : 0;
      variance += picked.chance * (1 - picked.chance);
    }
    expect(variance).toBeGreaterThan(2 * SHARE);
    expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  it('is its margin on live bets, at any time at which they are taken', () => {
    const draw = createFastDraw(102);
    const bets = Array.from({ length: 300 * SHARE }, (_, number) => {
      const match = start(10_000 + number);
      const atMs = draw(match.stepTimes.at(-1) ?? 1);
      if (match.pauses.some(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs)) return [];
      const step = match.stepTimes.findLastIndex((time) => time <= atMs);
      return betOn(match.offers(step).filter(isPlain), draw, judgeAtEnd(match));
    }).flat();
    expect(bets.length).toBeGreaterThan(150 * SHARE);
    expect(Math.abs(valueOf(bets).errors)).toBeLessThan(3);
  });
});
