import { describe, expect, it } from 'vitest';

import { slotModels } from '../slots/models/slot-models.ts';
import { housePlays, slotPlayOf } from './play-names.ts';
import { statePlay } from './state-play.ts';
import { statementOf } from './statements.ts';

it('slots are named by their models, all names differ', () => {
  expect(slotModels.map(slotPlayOf)).toContain('slots/bold-ten');
  const names = [...slotModels.map(slotPlayOf), ...housePlays];
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(name))).toEqual([]);
});

describe('a committed statement', () => {
  it.each(housePlays)('of %s is what its mathematics say', (play) => {
    expect(statementOf(play)).toEqual(statePlay(play));
  });

  it.each([
    ['tables/roulette', 36 / 37, 36 / 37, 36, 37],
    ['tables/french-roulette', 73 / 74, 36 / 37, 36, 37],
    ['tables/baccarat', 0.9894208, 0.8564036, 12, 415 / 31],
    ['tables/no-commission-baccarat', 0.9876492, 0.8564036, 12, 415 / 31],
    ['tables/dragon-tiger', 0.9626506, 0.860241, 51, 415 / 7],
    ['tables/boom-ladder', 0.96, 0.96, 960, 1_000],
    ['lucky-wheel', 23 / 24, 0.9479167, 23, 24],
    ['crash', 0.97, 0.97, 10_000, 10_000 / 0.97],
    ['cards/three-card-poker', 0.9768326, 0.9662702, 41, 22_100 / 48],
  ] as const)('of %s has the published returns %d and %d', (play, most, least, pays, odds) => {
    const { returns, top } = statementOf(play);
    expect(returns.most).toBeCloseTo(most, 6);
    expect(returns.least).toBeCloseTo(least, 6);
    expect(top?.pays).toBe(pays);
    expect(1 / (top?.chance ?? 0)).toBeCloseTo(odds, 5);
  });

  it('states the chance to hit ten numbers of keno, and no top win that others decide or nobody sees', () => {
    expect(1 / (statementOf('keno').top?.chance ?? 0)).toBeCloseTo(8_911_711.18, 1);
    expect(statementOf('keno').top?.pays).toBe(100_000);
    const open = housePlays.filter((play) => statementOf(play).top === null);
    expect(open).toEqual([
      'tables/blackjack',
      'tables/sweet-wheel',
      'bingo/75',
      'bingo/90',
      'race',
      'football',
      'cards/red-dog',
      'cards/two-hand-holdem',
      'cards/caribbean-stud',
      'race/six',
      'courts/basketball',
      'courts/three-pointers',
      'courts/tennis',
      'courts/table-tennis',
      'courts/volleyball',
      'courts/darts',
      'courts/billiards',
      'courts/ice-hockey',
      'courts/bowling',
      'courts/penalties',
    ]);
  });

  it.each(housePlays)('of %s is a return of 80 to 100 %%', (play) => {
    const { most, least } = statementOf(play).returns;
    expect(least).toBeLessThanOrEqual(most);
    expect([most < 1, least >= 0.8]).toEqual([true, true]);
  });
});
