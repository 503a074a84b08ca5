import { createFastDraw } from '@baize/games';
import { type Offer, overround, type PickResult } from '@baize/games/sports';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { type SportId, sportIds } from '../book.ts';
import type { Contest } from './contest.ts';
import { contestsBySport } from './sport-plans.ts';
import type { Meeting } from './sport-plan.ts';

const meeting: Meeting = {
  home: { level: 0.12, attack: 0.1, defence: 0.08 },
  away: { level: -0.05, attack: -0.1, defence: 0.02 },
  style: {},
};

const openMatch = (sport: SportId, seed: number): Contest =>
  contestsBySport[sport].open({
    meeting,
    draw: createFastDraw(seed),
    forced: [],
    isMirrored: false,
  });

const lastStep = ({ stepTimes }: Contest): number => stepTimes.length - 1;
const pricesOf = ({ picks }: Offer) => picks.flatMap(({ price }) => price ?? []);
const isReturned = (result: PickResult | null) => result === 'push' || result === 'void';
const winShare = (result: PickResult | null) => (result === 'won' ? 1 : result === 'halfWon' ? 0.5 : 0);
const winnersOf = ({ id }: Offer): number => (id.endsWith('doubleChance') ? 2 : 1);

/** The rules of the ladder take away at most so much beyond the margin, most of it where prices are low. */
const LADDER = 0.02;

const MATCHES = takesAll() ? 25 : 10;
const contests = new Map(
  sportIds.map((sport) => [sport, Array.from({ length: MATCHES }, (_, seed) => openMatch(sport, seed))]),
);

describe.each(sportIds)('a course of %s', (sport) => {
  const matches = contests.get(sport) ?? [];

  it('has courses in order of time, from the start to an end in time', () => {
    for (const match of matches) {
      const { stepTimes, pauses } = match;
      expect(stepTimes[0]).toBe(0);
      expect(stepTimes).toEqual(stepTimes.toSorted((a, b) => a - b));
      expect(stepTimes.at(-1)).toBeLessThanOrEqual(contestsBySport[sport].longestMs);
      expect(stepTimes.at(-1)).toBeGreaterThan(10 * 60_000);
      expect(match.offers(lastStep(match))).toEqual([]);
      expect(match.offers(0).length).toBeGreaterThan(5);
      for (const [at, { fromMs, untilMs }] of pauses.entries()) {
        expect(fromMs).toBeLessThan(untilMs);
        expect(fromMs).toBeGreaterThan(pauses[at - 1]?.untilMs ?? -1);
      }
    }
  });

  it('shows scores that only grow, and parts that add up to them', () => {
    const [match] = matches;
    if (!match) throw new Error('a match');
    let [part, most] = [1, 0];
    for (let step = 0; step <= lastStep(match); step += 1) {
      const { score, parts, incidents, ...shown } = match.track(step);
      expect(shown.part).toBeGreaterThanOrEqual(part);
      expect(parts.length).toBeLessThanOrEqual(shown.part);
      expect(score.home + score.away).toBeGreaterThanOrEqual(most);
      [part, most] = [shown.part, score.home + score.away];
      if (shown.minute !== null || sport === 'darts')
        expect(parts.reduce((sum, { home }) => sum + home, 0)).toBe(score.home);
      expect(incidents.length).toBeLessThanOrEqual(60);
    }
    expect(match.track(lastStep(match)).incidents.at(-1)?.kind).toMatch(/^(part|set|map)$/);
  });
});

describe.each(sportIds)('the markets of %s', (sport) => {
  const matches = contests.get(sport) ?? [];
  const before = contestsBySport[sport].offersBefore(meeting);

  it('has prices that add up to 1 and the margin, before and during the match', () => {
    for (const [at, match] of matches.entries()) {
      const step = Math.floor((at * lastStep(match)) / matches.length);
      for (const offer of match.offers(step)) {
        const prices = pricesOf(offer);
        if (prices.length < offer.picks.length || winnersOf(offer) === 2) continue;
        const most = offer.picks.length > 3 ? 0.12 : offer.picks.length === 3 ? 0.05 : 0.045;
        expect(overround(prices), offer.id).toBeGreaterThanOrEqual(most - 1e-9);
        expect(overround(prices), offer.id).toBeLessThan(most + LADDER + 0.01 * offer.picks.length);
        expect(
          offer.picks.reduce((sum, { chance }) => sum + chance, 0),
          offer.id,
        ).toBeCloseTo(1, 6);
      }
    }
  });

  it('ends with one winner in each market, or with all stakes returned', () => {
    for (const match of matches) {
      for (const offer of [...before, ...match.offers(Math.floor(lastStep(match) / 2))]) {
        const results = offer.picks.map(({ pick }) => match.judge(lastStep(match), offer.id, pick));
        expect(results, offer.id).not.toContain(null);
        if (results.some(isReturned)) {
          expect(results.every(isReturned), offer.id).toBe(true);
          continue;
        }
        const size = results.some((result) => result === 'halfWon' || result === 'halfLost') ? 0.5 : 1;
        const won = results.reduce((sum, result) => sum + winShare(result), 0);
        expect(won, offer.id).toBe(size * winnersOf(offer));
      }
    }
  });

  it('exchanges the sides when a result is corrected', () => {
    for (const seed of [0, 1, 2]) {
      const [plain, mirrored] = [false, true].map((isMirrored) =>
        contestsBySport[sport].open({
          meeting,
          draw: createFastDraw(seed),
          forced: [],
          isMirrored,
        }),
      );
      if (!plain || !mirrored) throw new Error('two matches');
      const id = before.find((offer) => /\.(?:result|winner)$/.test(offer.id))?.id ?? '';
      const judge = (match: Contest, pick: string) => match.judge(lastStep(match), id, pick);
      expect(judge(mirrored, '2')).toBe(judge(plain, '1'));
      expect(judge(mirrored, '1')).toBe(judge(plain, '2'));
    }
  });

  it('refuses markets and picks that it does not have', () => {
    const { judgeBefore } = contestsBySport[sport];
    for (const [market, pick] of [
      ['', '1'],
      ['full', '1'],
      ['nothing.winner', '1'],
      [before[0]?.id ?? '', '9'],
    ] as const)
      expect(() => judgeBefore(market, pick), market).toThrow(RangeError);
  });
});

describe.each(sportIds)('a market of %s', (sport) => {
  const matches = contests.get(sport) ?? [];
  const before = contestsBySport[sport].offersBefore(meeting);

  it('is found by its id, as it is on sale and until it is decided', () => {
    for (const [at, match] of matches.entries()) {
      const step = Math.floor((at * lastStep(match)) / matches.length);
      for (const offer of match.offers(step)) expect(match.market(step, offer.id)).toEqual(offer);
      for (const { id, picks } of before) {
        const isOpen = picks.some(({ pick }) => match.judge(step, id, pick) === null);
        if (isOpen) expect(match.market(step, id)?.picks, id).toHaveLength(picks.length);
      }
      expect(match.market(lastStep(match), before[0]?.id ?? '')).toBeNull();
      for (const id of ['', 'full', 'nothing.winner', 'set9.winner', 'full.nothing'])
        expect(match.market(step, id), id).toBeNull();
    }
  });
});
