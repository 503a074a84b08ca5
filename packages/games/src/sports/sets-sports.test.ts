import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Draw } from '../random/draw.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import type { PickResult } from './pick-results.ts';
import { raceChance } from './race.ts';
import { drawSets, type PlayedSetsRules, playPoint, type SetsMatch, startSets } from './sets-play.ts';
import {
  arena,
  arenaRules,
  badminton,
  badmintonRules,
  darts,
  dartsRules,
  rounds,
  roundsRules,
  tableTennis,
  tableTennisRules,
  tennis,
  tennisRules,
  volleyball,
  volleyballRules,
} from './sets-sports.ts';
import type { Offer } from './sport.ts';

interface Played {
  readonly name: string;
  readonly rules: PlayedSetsRules;
  offers(match: SetsMatch): Offer[];
  judge(id: string, pick: string, match: SetsMatch): PickResult | null;
}

/** One match of each sport, with its terms bound. */
function bind<Terms>(
  name: string,
  sport: { offers(terms: Terms, match: SetsMatch): Offer[]; judge: Played['judge'] },
  rulesOf: (terms: Terms) => PlayedSetsRules,
  terms: Terms,
): Played {
  return { name, rules: rulesOf(terms), offers: (match) => sport.offers(terms, match), judge: sport.judge };
}

const sports: Played[] = [
  bind('tennis', tennis, tennisRules, { serve: { home: 0.66, away: 0.63 }, toWin: 2 }),
  bind('long tennis', tennis, tennisRules, { serve: { home: 0.62, away: 0.64 }, toWin: 3 }),
  bind('volleyball', volleyball, volleyballRules, { chance: 0.51, toWin: 3 }),
  bind('table tennis', tableTennis, tableTennisRules, { chance: 0.49, toWin: 3 }),
  bind('badminton', badminton, badmintonRules, { chance: 0.52, toWin: 2 }),
  bind('darts', darts, dartsRules, { throwing: { home: 0.62, away: 0.6 }, legs: 6 }),
  bind('rounds', rounds, roundsRules, { chance: 0.52, toWin: 2 }),
  bind('arena', arena, arenaRules, { chance: 0.53, toWin: 2 }),
];

function playUntil({ rules }: Played, points: readonly ('home' | 'away')[], count: number): SetsMatch {
  return points.slice(0, count).reduce((match, side) => playPoint(rules, match, side), startSets('home'));
}

const shareWon = (result: PickResult | null) => (result === 'won' ? 1 : 0);
const MATCHES = 150;

/** Wins beyond expectation in standard errors, of one random pick at a random point of each match. */
function surplus(sport: Played, draw: Draw): number {
  let [expected, won, variance] = [0, 0, 0];
  for (let number = 0; number < MATCHES; number += 1) {
    const points = drawSets(sport.rules, 'home', draw);
    const offers = sport.offers(playUntil(sport, points, draw(points.length)));
    const offer = offers[draw(offers.length)];
    const picked = offer?.picks[draw(offer.picks.length)];
    if (!offer || !picked) continue;
    const result = sport.judge(offer.id, picked.pick, playUntil(sport, points, points.length));
    if (result === 'void') continue;
    expected += picked.chance;
    won += shareWon(result);
    variance += picked.chance * (1 - picked.chance);
  }
  return (won - expected) / Math.sqrt(variance);
}

describe.each(sports)('$name', (sport) => {
  it('ends as its markets were judged on the way, each with one winner', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (seed, share) => {
        const points = drawSets(sport.rules, 'home', createFastDraw(seed));
        const now = playUntil(sport, points, Math.floor(share * points.length));
        const end = playUntil(sport, points, points.length);
        expect(end.isOver).toBe(true);
        expect(sport.offers(end)).toEqual([]);
        for (const { id, picks } of sport.offers(now)) {
          const results = picks.map(({ pick }) => sport.judge(id, pick, end));
          for (const { pick } of picks) {
            const running = sport.judge(id, pick, now);
            if (running !== null) expect(running, `${id} ${pick}`).toBe(sport.judge(id, pick, end));
          }
          if (results.every((result) => result === 'void')) continue;
          expect(
            results.reduce((sum, result) => sum + shareWon(result), 0),
            id,
          ).toBe(1);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is won as often as its chances say, at any point', () => {
    expect(Math.abs(surplus(sport, createFastDraw(17)))).toBeLessThan(4);
  });

  it('refuses markets and picks that it does not have', () => {
    const start = startSets('home');
    for (const id of ['', 'full.result.x.y', 'third.winner', 'set0.winner', 'full.unit.1'])
      expect(() => sport.judge(id, '9', start), id).toThrow(RangeError);
    expect(() => sport.judge('set1.unit.1', 'X', start)).toThrow(RangeError);
  });
});

describe('a game of badminton', () => {
  const { isOver } = badmintonRules({ chance: 0.5, toWin: 2 }).set(0);

  it.each([
    [20, 19, false],
    [21, 19, true],
    [21, 20, false],
    [29, 28, false],
    [29, 29, false],
    [29, 27, true],
    [30, 29, true],
  ])('is over at %d-%d: %s', (home, away, over) => {
    expect(isOver({ home, away })).toBe(over);
    expect(isOver({ home: away, away: home })).toBe(over);
  });
});

describe('a set of volleyball', () => {
  const rules = volleyballRules({ chance: 0.5, toWin: 3 });

  it.each([
    [3, 15, 13, false],
    [3, 25, 23, true],
    [3, 25, 24, false],
    [4, 14, 12, false],
    [4, 15, 13, true],
    [4, 15, 14, false],
    [4, 17, 15, true],
  ])('number %d from 0 is over at %d-%d: %s', (number, home, away, over) => {
    expect(rules.set(number).isOver({ home, away })).toBe(over);
    expect(rules.set(number).isOver({ home: away, away: home })).toBe(over);
  });
});

describe('a map of rounds', () => {
  it.each([
    [0.5, 0.5],
    [0.52, 0.585_511],
    [0.55, 0.705_627],
  ])('with a chance of %d for each is won with %d', (chance, won) => {
    const map = roundsRules({ chance, toWin: 2 }).set(0);
    expect(raceChance(map, { home: 0, away: 0 }, 'home')).toBeCloseTo(won, 6);
  });
});
