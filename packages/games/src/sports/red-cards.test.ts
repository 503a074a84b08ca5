import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { drawFootballMatch, football, footballAt, type FootballTerms, playRedCards } from './football.ts';
import { type FootballState, fullTimeChances } from './football-model.ts';
import { scoreMarket } from './markets.ts';
import { drawRedCards } from './red-cards.ts';
import { pickChances } from './score-chances.ts';

/** Ten times as many red cards as there are, so that few matches show what they do. */
const terms: FootballTerms = {
  goals: { home: 1.5, away: 1.2, reds: { home: 0.3, away: 0.3 } },
  corners: { home: 5, away: 5 },
  cards: { home: 2, away: 2 },
};
const MATCHES = 1_000;
const END = 90;

function playMatch(seed: number, of = terms) {
  const draw = createFastDraw(seed);
  const drawn = drawFootballMatch(of, draw);
  return { drawn, played: playRedCards(of, drawn, drawRedCards(of.goals, draw), draw) };
}

const resultAt = (state: FootballState): number[] =>
  pickChances(scoreMarket('result'), fullTimeChances(terms.goals, state));
const level = { minute: 30, home: 0, away: 0, half: null };
const sentOff = (side: 'home' | 'away') => ({ side, minute: 30, home: 0, away: 0 });

describe('after a red card', () => {
  const [plain, home, away] = [[], [sentOff('home')], [sentOff('away')]].map((reds) => {
    const state = { ...level, sentOff: reds };
    return { result: resultAt(state), goals: fullTimeChances(terms.goals, state) };
  });

  it('the side with ten is less likely to win, and the other one more', () => {
    const [before, after, other] = [plain?.result ?? [], home?.result ?? [], away?.result ?? []];
    expect(after[0]).toBeLessThan((before[0] ?? 0) - 0.1);
    expect(after[2]).toBeGreaterThan((before[2] ?? 0) + 0.1);
    expect(other[0]).toBeGreaterThan((before[0] ?? 0) + 0.1);
    expect(other[2]).toBeLessThan((before[2] ?? 0) - 0.1);
  });

  it('the prices on sale move the same way', () => {
    const at = (reds: readonly { side: 'home'; minute: number }[]) => {
      const incidents = reds.map((red) => ({ kind: 'red' as const, ...red }));
      const offers = football.offers(terms, footballAt(incidents, 31));
      return offers.find(({ id }) => id === 'full.result')?.picks.map(({ price }) => price ?? 0) ?? [];
    };
    const [before, after] = [at([]), at([{ side: 'home', minute: 30 }])];
    expect(after[0]).toBeGreaterThan(before[0] ?? Infinity);
    expect(after[2]).toBeLessThan(before[2] ?? 0);
  });

  it('a second one of the same side makes it worse, and one of the other side evens it', () => {
    const [one = 0] = home?.result ?? [];
    const [two = 1] = resultAt({ ...level, sentOff: [sentOff('home'), sentOff('home')] });
    const [even = 0] = resultAt({ ...level, sentOff: [sentOff('home'), sentOff('away')] });
    expect(two).toBeLessThan(one - 0.05);
    expect(even).toBeGreaterThan(one + 0.05);
  });

  it('a goal of the other side is likelier than of the side with ten, by as much as the rates say', () => {
    const meanOf = (goals: typeof plain, side: 'home' | 'away') =>
      goals?.goals.by(side).reduce((sum, score) => sum + score[side] * score.chance, 0) ?? 0;
    expect(meanOf(home, 'home') / meanOf(plain, 'home')).toBeCloseTo(2 / 3, 1);
    expect(meanOf(home, 'away') / meanOf(plain, 'away')).toBeCloseTo(5 / 4, 1);
    const state = { ...level, sentOff: [sentOff('home'), sentOff('home')] };
    const two = { result: [], goals: fullTimeChances(terms.goals, state) };
    expect(meanOf(two, 'away') / meanOf(plain, 'away')).toBeCloseTo((5 / 4) ** 2, 1);
  });
});

describe('1,000 matches with red cards', () => {
  const matches = Array.from({ length: MATCHES }, (_, seed) => playMatch(seed));

  it('have as many of them as expected', () => {
    const reds = matches.flatMap(({ played }) => played.filter(({ kind }) => kind === 'red')).length;
    expect(Math.abs(reds / MATCHES - 0.6)).toBeLessThan(3 * Math.sqrt(0.6 / MATCHES));
  });

  it('have the goals and results that they are priced with before, within three standard errors', () => {
    const full = fullTimeChances(terms.goals, { minute: 0, home: 0, away: 0, half: null });
    const ends = matches.map(({ played }) => footballAt(played, END).goals);
    const total = ends.reduce((sum, goals) => sum + goals.length, 0) / MATCHES;
    expect(Math.abs(total - full.meanTotal)).toBeLessThan(3 * Math.sqrt(full.meanTotal / MATCHES));
    const [home = 0] = pickChances(scoreMarket('result'), full);
    const won = ends.filter((goals) => 2 * goals.filter((side) => side === 'home').length > goals.length);
    expect(Math.abs(won.length / MATCHES - home)).toBeLessThan(3 * Math.sqrt((home * (1 - home)) / MATCHES));
  });

  it('have the goals that they are priced with at an hour, those with a red card by themselves', () => {
    let [expected, scored, variance, seen] = [0, 0, 0, 0];
    for (const { played } of matches) {
      const { sentOff: reds, goals } = footballAt(played, 60);
      if (reds.length === 0) continue;
      seen += 1;
      const home = goals.filter((side) => side === 'home').length;
      const state = {
        minute: 60,
        home,
        away: goals.length - home,
        half: { home: 0, away: 0 },
        sentOff: reds,
      };
      const mean = fullTimeChances(terms.goals, state).meanTotal - goals.length;
      expected += mean;
      variance += mean;
      scored += footballAt(played, END).goals.length - goals.length;
    }
    expect(seen).toBeGreaterThan(200);
    expect(Math.abs(scored - expected)).toBeLessThan(3 * Math.sqrt(variance));
  });

  it('have the cards of the market, in which a red one counts two', () => {
    const offers = football.offers(terms, footballAt([], 0));
    const line = offers.find(({ id }) => id.startsWith('cards.total.'));
    const [pick] = line?.picks ?? [];
    if (!line || !pick) throw new Error('a line');
    const won = matches.filter(
      ({ played }) => football.judge(line.id, pick.pick, footballAt(played, END)) === 'won',
    ).length;
    const error = Math.sqrt((pick.chance * (1 - pick.chance)) / MATCHES);
    expect(Math.abs(won / MATCHES - pick.chance)).toBeLessThan(3 * error);
    const red = footballAt([{ kind: 'red', side: 'home', minute: 10 }], END);
    expect(football.judge('cards.total.6', 'over', red)).toBe('won');
    expect(football.judge('cards.total.10', 'over', red)).toBe('lost');
  });

  it('are the same up to the first one as they would be without', () => {
    for (const { drawn, played } of matches) {
      const first = played.find(({ kind }) => kind === 'red')?.minute ?? END;
      const before = (incidents: typeof played) => incidents.filter(({ minute }) => minute < first);
      expect(before(played)).toEqual(before(drawn));
    }
  });
});
