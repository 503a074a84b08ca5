import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import {
  type Attack,
  type AttackMatch,
  type AttackTerms,
  drawAttacks,
  finalChances,
  playAttack,
  startAttacks,
} from './attack-model.ts';
import { americanFootball, basketball, handball, iceHockey } from './attack-sport.ts';
import type { PickResult } from './pick-results.ts';

const sports = [
  {
    name: 'basketball',
    sport: basketball,
    terms: {
      home: [0.45, 0.06, 0.37, 0.12],
      away: [0.47, 0.06, 0.36, 0.11],
      parts: 4,
      attacks: 18,
      overtime: 9,
    },
  },
  {
    name: 'handball',
    sport: handball,
    terms: { home: [0.44, 0.56], away: [0.47, 0.53], parts: 2, attacks: 27, overtime: null },
  },
  {
    name: 'ice hockey',
    sport: iceHockey,
    terms: { home: [0.948, 0.052], away: [0.953, 0.047], parts: 3, attacks: 20, overtime: 'goal' },
  },
  {
    name: 'American football',
    sport: americanFootball,
    terms: {
      home: [0.63, 0, 0, 0.16, 0, 0, 0.02, 0.175, 0.015],
      away: [0.65, 0, 0, 0.155, 0, 0, 0.02, 0.16, 0.015],
      parts: 4,
      attacks: 3,
      overtime: 1,
    },
  },
] as const satisfies { name: string; sport: typeof basketball; terms: AttackTerms }[];

const MATCHES = 200;

const playUntil = (terms: AttackTerms, attacks: readonly Attack[], count: number): AttackMatch =>
  attacks.slice(0, count).reduce((match, attack) => playAttack(terms, match, attack), startAttacks);

const shareWon = (result: PickResult | null) => (result === 'won' ? 1 : result === 'halfWon' ? 0.5 : 0);

describe.each(sports)('$name', ({ sport, terms }) => {
  it('ends as its markets were judged on the way, each with its winners', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (seed, share) => {
        const attacks = drawAttacks(terms, createFastDraw(seed));
        const now = playUntil(terms, attacks, Math.floor(share * attacks.length));
        const end = playUntil(terms, attacks, attacks.length);
        expect(end.isOver).toBe(true);
        for (const { id, picks } of sport.offers(terms, now)) {
          const results = picks.map(({ pick }) => sport.judge(id, pick, end));
          for (const [at, { pick }] of picks.entries()) {
            const running = sport.judge(id, pick, now);
            if (running !== null) expect(running, `${id} ${pick}`).toBe(results[at]);
          }
          if (results.every((result) => result === 'push')) continue;
          const winners = id.endsWith('doubleChance') ? 2 : 1;
          expect(
            results.reduce((sum, result) => sum + shareWon(result), 0),
            id,
          ).toBe(winners);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is won as often as its chances say, at any attack', () => {
    const draw = createFastDraw(23);
    let [expected, won, variance] = [0, 0, 0];
    for (let number = 0; number < MATCHES; number += 1) {
      const attacks = drawAttacks(terms, draw);
      const offers = sport.offers(terms, playUntil(terms, attacks, draw(attacks.length)));
      const offer = offers[draw(offers.length)];
      const picked = offer?.picks[draw(offer.picks.length)];
      if (!offer || !picked) continue;
      const result = sport.judge(offer.id, picked.pick, playUntil(terms, attacks, attacks.length));
      if (result === 'push') continue;
      expected += picked.chance;
      won += shareWon(result);
      variance += picked.chance * (1 - picked.chance);
    }
    expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  it('has final scores that add up, also in overtime', () => {
    const draw = createFastDraw(29);
    for (let number = 0; number < 20; number += 1) {
      const attacks = drawAttacks(terms, draw);
      for (const share of [0, 0.5, 0.97, 1]) {
        const match = playUntil(terms, attacks, Math.floor(share * (attacks.length - 1)));
        for (const figure of ['margin', 'total'] as const) {
          const chances = finalChances(terms, match).by(figure);
          expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
        }
      }
    }
  });

  it('refuses markets and picks that it does not have', () => {
    for (const id of ['', 'full.unknown', 'quarter9.result', 'third1.result'])
      expect(() => sport.judge(id, '1', startAttacks), id).toThrow(RangeError);
    expect(() => sport.judge('full.oddEven', '1', startAttacks)).toThrow(RangeError);
  });
});

describe('a match of basketball', () => {
  it('has the spread of the real one', () => {
    const [{ terms }] = sports;
    const chances = finalChances(terms, startAttacks);
    const spread = (figure: 'margin' | 'total', mean: number) =>
      Math.sqrt(chances.by(figure).reduce((sum, { home, chance }) => sum + (home - mean) ** 2 * chance, 0));
    expect(chances.meanTotal).toBeGreaterThan(150);
    expect(chances.meanTotal).toBeLessThan(175);
    expect(spread('margin', chances.meanMargin)).toBeGreaterThan(11);
    expect(spread('margin', chances.meanMargin)).toBeLessThan(14.5);
  });
});
