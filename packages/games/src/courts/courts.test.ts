import fc from 'fast-check';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { fraction, sumOf, toNumber } from '../exact/fraction.ts';
import { courtMargins } from '../plays/house-terms.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { courtOffers, readCourtBets, settleCourt } from './court-bets.ts';
import { type CourtEnd, type CourtEvent, playCourt } from './court-contest.ts';
import { courtChances, type CourtMarket, rightCourtPick } from './court-markets.ts';
import { courtMath, provableCourts } from './court-math.ts';
import { advantageOf, COURT_SIDES, courtRules, courtSports } from './court-sports.ts';
import { rally } from './rally.ts';
import { series } from './series.ts';
import { tally, type TurnChoices } from './tally.ts';

const anyAdvantage = fc.integer({ min: -8, max: 8 }).map((half) => 2 * half);
const fixture = { home: 2, away: 4 };
const limits = { minMinor: 100n, maxMinor: 100_000_000n };

/** Chances by recursion over the score, with floating-point numbers. */
function rallyByRecursion(p: number, target: number, lead: number): number {
  const deuce = (p * p) / (p * p + (1 - p) ** 2);
  const win = (home: number, away: number): number => {
    if (home >= target && home - away >= lead) return 1;
    if (away >= target && away - home >= lead) return 0;
    if (lead === 2 && home === away && home >= target - 1) return deuce;
    return p * win(home + 1, away) + (1 - p) * win(home, away + 1);
  };
  return win(0, 0);
}

describe('a rally', () => {
  it.each([
    [4, 1],
    [5, 1],
    [8, 1],
    [11, 2],
  ] as const)('to %i with a lead of %i has the chance of its Markov chain', (target, lead) => {
    const unit = rally({ target, lead, shift: 25, calls: ['point'] });
    for (const advantage of [-16, -2, 0, 8]) {
      const p = 0.5 + 0.0025 * advantage;
      expect(toNumber(unit.chance(advantage))).toBeCloseTo(rallyByRecursion(p, target, lead), 12);
    }
  });

  it('is even between equals, and one less the chance of the other side', () => {
    const unit = rally({ target: 11, lead: 2, shift: 25, calls: ['point'] });
    expect(unit.chance(0)).toEqual(fraction(1n, 2n));
    expect(sumOf([unit.chance(6), unit.chance(-6)])).toEqual(fraction(1n));
  });

  it('ends with its lead', () => {
    fc.assert(
      fc.property(fc.string(), anyAdvantage, (seed, advantage) => {
        const unit = rally({ target: 5, lead: 2, shift: 25, calls: ['point'] });
        const events: CourtEvent[] = [];
        const end = unit.play(advantage, createSeededDraw(seed), (event) => events.push(event));
        const [most, least] = [Math.max(end.home, end.away), Math.min(end.home, end.away)];
        expect(most >= 5 && most - least >= 2).toBe(true);
        expect(most > 5 ? most - least : 2).toBe(2);
        expect(events).toHaveLength(most + least);
        expect(end.winner).toBe(end.home > end.away ? 'home' : 'away');
      }),
    );
  });
});

describe('a series', () => {
  const unit = {
    chance: () => fraction(3n, 5n),
    play: rally({ target: 1, lead: 1, shift: 0, calls: [''] }).play,
  };
  const decider = { ...unit, chance: () => fraction(1n, 3n) };

  it('has the chances of its orders', () => {
    const ends = series(2, unit, decider).ends(0);
    const all = ends.reduce((sum, { weight }) => sum + weight, 0n);
    const chances = ends.map(({ home, away, first, weight }) => [
      `${home}-${away} ${first}`,
      toNumber(fraction(weight, all)),
    ]);
    expect(Object.fromEntries(chances)).toEqual({
      '2-0 home': expect.closeTo(0.36, 12),
      '2-1 home': expect.closeTo(0.24 / 3, 12),
      '2-1 away': expect.closeTo(0.24 / 3, 12),
      '0-2 away': expect.closeTo(0.16, 12),
      '1-2 home': expect.closeTo(0.48 / 3, 12),
      '1-2 away': expect.closeTo(0.48 / 3, 12),
    });
  });

  it('is decided by the rules of its last part, and until then played by those of the others', () => {
    const pointOf = (call: string) => rally({ target: 1, lead: 1, shift: 0, calls: [call] });
    const contest = series(2, pointOf('set'), pointOf('decider'));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { end, events } = playCourt(contest, 0, createSeededDraw(seed));
        const isLong = end.home + end.away === 3;
        expect(events.map(({ call }) => call)).toEqual(['set', 'set', ...(isLong ? ['decider'] : [])]);
      }),
    );
  });

  it('is the same chance from its ends and by recursion, for four wins', () => {
    const win = (home: number, away: number): number => {
      if (home === 4) return 1;
      if (away === 4) return 0;
      const p = home + away === 6 ? 1 / 3 : 0.6;
      return p * win(home + 1, away) + (1 - p) * win(home, away + 1);
    };
    expect(toNumber(series(4, unit, decider).chance(0))).toBeCloseTo(win(0, 0), 12);
  });
});

describe('a tally', () => {
  const kick = (advantage: number): TurnChoices => [
    [{ call: 'goal', points: 1 }, 70 + advantage],
    [{ call: 'miss', points: 0 }, 30 - advantage],
  ];
  const rules = { parts: 5, turns: 5, choices: kick };

  it('has the same winner whether it ends early or not', () => {
    for (const advantage of [-16, -4, 0, 10])
      expect(tally({ ...rules, endsEarly: true }).chance(advantage)).toEqual(tally(rules).chance(advantage));
  });

  it('ends early only if the other side cannot catch up', () => {
    const ends = tally({ ...rules, endsEarly: true }).ends(0);
    const scores = new Set(ends.map(({ home, away }) => `${home}-${away}`));
    expect(['3-0', '5-4', '4-4', '5-5'].filter((score) => !scores.has(score))).toEqual([]);
    expect(['4-0', '5-0', '0-4'].filter((score) => scores.has(score))).toEqual([]);
  });

  it('decides a tie by turns of each until they differ', () => {
    const one = tally({ parts: 1, turns: 1, choices: kick });
    // Home 80 of 100, away 60: ahead 32, behind 12, and the rest is decided 32 to 12 too.
    expect(one.chance(10)).toEqual(fraction(32n, 44n));
  });
});

describe.each(courtSports)('%s', (sport) => {
  const rules = courtRules(sport);

  it('is fixed before it is shown, ends with its last event, and is the same as JSON', () => {
    fc.assert(
      fc.property(fc.string(), anyAdvantage, (seed, advantage) => {
        const played = playCourt(rules.contest, advantage, createSeededDraw(seed));
        expect(JSON.parse(JSON.stringify(played))).toEqual(played);
        const last = played.events.at(-1);
        expect(last?.scores[0]).toEqual({ home: played.end.home, away: played.end.away });
        const deciding = last?.scores.find(({ home, away }) => home !== away) ?? { home: 0, away: 0 };
        expect(played.end.winner).toBe(deciding.home > deciding.away ? 'home' : 'away');
        for (const { call, part } of played.events) {
          expect(call).not.toBe('');
          expect(part).toBeLessThanOrEqual(
            rules.contest.parts ?? 2 * Math.max(played.end.home, played.end.away),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it('has chances that sum up to one in every market, and odds on each pick of an even contest', () => {
    for (const advantage of [-16, 0, 12])
      for (const { picks } of courtChances(rules, advantage))
        expect(sumOf([...picks.values()])).toEqual(fraction(1n));
    for (const { market, picks } of courtOffers(sport, { home: 3, away: 4 }, courtMargins))
      expect(
        picks.filter(({ odds }) => odds === null),
        market,
      ).toEqual([]);
  });

  it('is as likely for either side if the sides are exchanged', () => {
    const { contest } = rules;
    expect(sumOf([contest.chance(6), contest.chance(-6)])).toEqual(fraction(1n));
    expect(toNumber(contest.chance(6))).toBeGreaterThan(0.5);
    expect(toNumber(contest.chance(16))).toBeLessThan(0.9);
  });

  it('returns one less the margin, or less by the rounding of the odds', () => {
    for (const { market, math } of courtMath(sport, fixture, courtMargins)) {
      const missing = 1 - courtMargins[market] / 10_000 - toNumber(math.returns);
      expect(missing).toBeGreaterThanOrEqual(-1e-12);
      expect(missing).toBeLessThan(toNumber(math.hitRate) / 100 + 1e-12);
    }
  });

  it.each(provableCourts(fixture, courtMargins).filter(({ name }) => name.startsWith(`${sport},`)))(
    'returns in play what is stated: $name',
    (bet) => {
      expect(playMany(bet, createSeededDraw(bet.name), takesAll() ? 1_500 : 500).verdict).toBe('proven');
    },
  );
});

describe('the markets', () => {
  const right = (market: CourtMarket, end: Partial<CourtEnd>, line: number | null = null) =>
    rightCourtPick(
      { market, line },
      { home: 0, away: 0, winner: 'home', first: null, ...end },
      { bands: [5, 10] },
    );

  it.each([
    ['winner', { home: 60, away: 60, winner: 'away' }, null, '2'],
    ['result', { home: 3, away: 3 }, null, 'X'],
    ['result', { home: 2, away: 3 }, null, '2'],
    ['total', { home: 3, away: 2 }, 4.5, 'over'],
    ['total', { home: 2, away: 2 }, 4.5, 'under'],
    ['handicap', { home: 3, away: 1 }, -1.5, '1'],
    ['handicap', { home: 3, away: 2 }, -1.5, '2'],
    ['handicap', { home: 1, away: 2 }, 1.5, '1'],
    ['first', { first: 'away' }, null, '2'],
    ['extra', { home: 4, away: 4 }, null, 'yes'],
    ['extra', { home: 4, away: 3 }, null, 'no'],
    ['both', { home: 1, away: 0 }, null, 'no'],
    ['both', { home: 1, away: 1 }, null, 'yes'],
    ['score', { home: 3, away: 1 }, null, '3-1'],
    ['margin', { home: 61, away: 56 }, null, '1:1-5'],
    ['margin', { home: 50, away: 56 }, null, '2:6-10'],
    ['margin', { home: 70, away: 59 }, null, '1:11+'],
    ['margin', { home: 70, away: 70 }, null, 'X'],
  ] as const)('%s of %o with the line %s is %s', (market, end, line, pick) => {
    expect(right(market, end, line)).toBe(pick);
  });

  it('have lines at which both picks are about as likely, and no handicap below 1.5', () => {
    for (const sport of courtSports)
      for (const advantage of [-16, -2, 4])
        for (const { market, line, picks } of courtChances(courtRules(sport), advantage)) {
          if (line === null) continue;
          expect(Math.abs(line) % 1).toBe(0.5);
          if (market === 'handicap') expect(Math.abs(line)).toBeGreaterThanOrEqual(1.5);
          expect(Math.max(...Array.from(picks.values(), toNumber))).toBeLessThan(0.8);
        }
  });

  it('have the published odds of a contest', () => {
    const boards = courtSports.flatMap((sport) =>
      courtOffers(sport, fixture, courtMargins).map(
        ({ market, line, picks }) =>
          `${sport} ${line === null ? market : `${market} ${line}`}: ${picks.map(({ pick, odds }) => `${pick} ${odds}`).join(', ')}`,
      ),
    );
    expect(boards).toMatchInlineSnapshot(`
      [
        "basketball winner: 1 147, 2 266",
        "basketball handicap -4.5: 1 196, 2 183",
        "basketball total 113.5: over 193, under 186",
        "basketball margin: 1:1-5 504, 1:6-10 534, 1:11+ 322, X 2665, 2:1-5 613, 2:6-10 901, 2:11+ 957",
        "three-pointers winner: 1 143, 2 280",
        "three-pointers handicap -1.5: 1 179, 2 201",
        "three-pointers total 31.5: over 200, under 180",
        "three-pointers margin: 1:1-2 511, 1:3-5 383, 1:6+ 439, X 1101, 2:1-2 667, 2:3-5 769, 2:6+ 1756",
        "tennis winner: 1 161, 2 230",
        "tennis score: 2-0 288, 2-1 326, 0-2 461, 1-2 413",
        "tennis total 2.5: over 192, under 187",
        "tennis first: 1 170, 2 215",
        "table-tennis winner: 1 156, 2 242",
        "table-tennis handicap -1.5: 1 235, 2 159",
        "table-tennis total 4.5: over 260, under 149",
        "table-tennis first: 1 170, 2 214",
        "table-tennis score: 3-0 518, 3-1 390, 3-2 441, 0-3 1041, 1-3 622, 2-3 557",
        "volleyball winner: 1 152, 2 250",
        "volleyball handicap -1.5: 1 225, 2 164",
        "volleyball total 4.5: over 263, under 148",
        "volleyball first: 1 167, 2 220",
        "volleyball score: 3-0 490, 3-1 378, 3-2 450, 0-3 1119, 1-3 656, 2-3 558",
        "darts winner: 1 152, 2 252",
        "darts handicap -1.5: 1 227, 2 163",
        "darts total 4.5: over 262, under 148",
        "darts first: 1 167, 2 219",
        "darts score: 3-0 495, 3-1 380, 3-2 439, 0-3 1104, 1-3 650, 2-3 573",
        "billiards winner: 1 148, 2 264",
        "billiards handicap -1.5: 1 200, 2 180",
        "billiards total 5.5: over 157, under 239",
        "billiards first: 1 167, 2 218",
        "billiards score: 4-0 878, 4-1 505, 4-2 465, 4-3 536, 0-4 2530, 1-4 1118, 2-4 790, 3-4 698",
        "ice-hockey result: 1 177, X 554, 2 324",
        "ice-hockey winner: 1 150, 2 257",
        "ice-hockey total 5.5: over 208, under 174",
        "ice-hockey handicap -1.5: 1 264, 2 148",
        "ice-hockey both: yes 109, no 724",
        "bowling winner: 1 150, 2 258",
        "bowling handicap -12.5: 1 188, 2 191",
        "bowling total 370.5: over 190, under 189",
        "bowling margin: 1:1-20 442, 1:21-40 483, 1:41+ 379, X 8745, 2:1-20 529, 2:21-40 813, 2:41+ 1090",
        "penalties winner: 1 162, 2 228",
        "penalties extra: yes 332, no 133",
        "penalties total 7.5: over 221, under 166",
        "penalties handicap -1.5: 1 280, 2 143",
      ]
    `);
  });
});

describe('a bet', () => {
  const offers = courtOffers('tennis', fixture, courtMargins);
  const read = (json: unknown) => readCourtBets(json, offers, limits);
  const bet = { market: 'winner', pick: '1', stakeMinor: '1000' };

  it('is taken at the odds and the line of its contest, and settled by its end', () => {
    const [winner, total] = read([bet, { ...bet, market: 'total', pick: 'over' }]);
    expect(winner?.odds).toBe(offers[0]?.picks[0]?.odds);
    expect(total?.line).toBe(2.5);
    const end = { home: 2, away: 1, winner: 'home', first: 'away' } as const;
    expect(winner && settleCourt('tennis', winner, end)).toBe(BigInt(winner?.odds ?? 0) * 10n);
    expect(winner && settleCourt('tennis', winner, { ...end, winner: 'away' })).toBe(0n);
  });

  it.each([
    ['malformed', bet],
    ['count', []],
    ['duplicate', [bet, { ...bet, stakeMinor: '500' }]],
    ['unknown', [{ ...bet, market: 'corners' }]],
    ['unknown', [{ ...bet, market: 'handicap' }]],
    ['unknown', [{ ...bet, pick: 'X' }]],
    ['unknown', [{ ...bet, market: 'score', pick: '3-0' }]],
    ['malformed', [{ ...bet, line: 9 }]],
    ['stake', [{ ...bet, stakeMinor: '99' }]],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ problem }));
  });
});

it('sides are of eight strengths, and none but those', () => {
  expect(advantageOf({ home: 0, away: COURT_SIDES - 1 })).toBe(16);
  expect(advantageOf({ home: 4, away: 3 })).toBe(-4);
  expect(() => advantageOf({ home: 0, away: COURT_SIDES })).toThrow(RangeError);
});
