import fc from 'fast-check';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { drawFootballMatch, football, footballAt, type FootballTerms } from './football.ts';
import type { PickResult } from './pick-results.ts';

const terms: FootballTerms = {
  goals: { home: 1.6, away: 1.2 },
  corners: { home: 5.4, away: 4.6 },
  cards: { home: 1.9, away: 2.3 },
};
const END = 90;
const MATCHES = takesAll() ? 1_500 : 500;

const anyMoment = fc.record({
  seed: fc.nat(),
  minute: fc.integer({ min: 0, max: 89 }),
  goals: fc.record({
    home: fc.double({ min: 0.3, max: 3.2, noNaN: true }),
    away: fc.double({ min: 0.3, max: 3.2, noNaN: true }),
  }),
});

const isReturned = (result: PickResult | null) => result === 'push' || result === 'void';
const shareWon = (result: PickResult | null) => (result === 'won' ? 1 : result === 'halfWon' ? 0.5 : 0);

describe('the markets of a football match', () => {
  it('are each priced once, with inverse prices above 1', () => {
    fc.assert(
      fc.property(anyMoment, ({ seed, minute, goals }) => {
        const match = { ...terms, goals };
        const state = footballAt(drawFootballMatch(match, createFastDraw(seed)), minute);
        const offers = football.offers(match, state);
        expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
        for (const { id, picks } of offers) {
          const winners = id.endsWith('doubleChance') ? 2 : 1;
          const open = picks.filter(({ price }) => price !== null);
          if (open.length < picks.length) continue;
          const sum = open.reduce((total, { price }) => total + 1_000 / (price ?? 0), 0);
          expect(sum, id).toBeGreaterThan(winners);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('end as they were already judged during the match, with as many winners as they have', () => {
    fc.assert(
      fc.property(anyMoment, ({ seed, minute, goals }) => {
        const match = { ...terms, goals };
        const incidents = drawFootballMatch(match, createFastDraw(seed));
        const [early, now, end] = [0, minute, END].map((at) => footballAt(incidents, at));
        if (!early || !now || !end) throw new Error('three states');
        for (const { id, picks } of football.offers(match, early)) {
          const results = picks.map(({ pick }) => football.judge(id, pick, end));
          expect(results, id).not.toContain(null);
          for (const [at, { pick }] of picks.entries()) {
            const running = football.judge(id, pick, now);
            if (running !== null) expect(running, `${id} ${pick}`).toBe(results[at]);
          }
          if (results.some(isReturned)) continue;
          const half = results.includes('halfLost') ? 0.5 : 1;
          const winners = id.endsWith('doubleChance') ? 2 : 1;
          expect(
            results.reduce((total, result) => total + shareWon(result), 0),
            id,
          ).toBe(half * winners);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are won as often as their chances say, at any minute', () => {
    const draw = createFastDraw(11);
    let [expected, won, variance] = [0, 0, 0];
    for (let number = 0; number < MATCHES; number += 1) {
      const incidents = drawFootballMatch(terms, draw);
      const offers = football.offers(terms, footballAt(incidents, draw(END)));
      const offer = offers[draw(offers.length)];
      const picked = offer?.picks[draw(offer.picks.length)];
      if (!offer || !picked) continue;
      const result = football.judge(offer.id, picked.pick, footballAt(incidents, END));
      const size = result === 'halfWon' || result === 'halfLost' ? 0.5 : isReturned(result) ? 0 : 1;
      expected += size * picked.chance;
      won += shareWon(result);
      variance += size * picked.chance * (1 - picked.chance);
    }
    expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  it('close when they are decided, and all at the end', () => {
    const incidents = drawFootballMatch(terms, createFastDraw(3));
    expect(football.offers(terms, footballAt(incidents, END))).toEqual([]);
    const later = football.offers(terms, footballAt(incidents, 60)).map(({ id }) => id);
    expect(later.filter((id) => id.startsWith('first.'))).toEqual([]);
    expect(later).not.toContain('full.halfFull');
  });

  it.each(['full.unknown', 'third.result', 'full.nextGoal', ''])('%j is not among them', (id) => {
    expect(() => football.judge(id, '1', footballAt([], END))).toThrow(RangeError);
  });

  it.each(['full.result', 'full.nextGoal.1', 'full.halfFull', 'full.total.10'])('%s has no pick 9', (id) => {
    expect(() => football.judge(id, '9', footballAt([], END))).toThrow(RangeError);
  });
});
