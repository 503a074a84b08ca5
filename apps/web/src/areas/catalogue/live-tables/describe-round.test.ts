import { expect, it } from 'vitest';

import { describeRounds } from './describe-round.ts';

const t = (key: string) => key.replace('feeds_result_', '');

it('has a text for every kind of result, newest first', () => {
  const chips = (type: string, ...rounds: object[]) =>
    describeRounds(
      { type, rounds: rounds.map((round, index) => ({ gameId: String(index), ...round })) },
      3,
      t,
    ).map(({ text, tone }) => `${text} ${tone}`);
  expect(chips('ROULETTE', { result: '32', color: 'red' }, { result: '0', color: 'green' })).toEqual([
    '0 green',
    '32 red',
  ]);
  expect(chips('BACCARAT', { winner: 'PLAYER', player: 8, banker: 1 }, { winner: 'TIE' })).toEqual([
    'tie green',
    'player blue',
  ]);
  expect(chips('SicBO', { result: '1-2-3', totalSum: 6 })).toEqual(['6 blue']);
  expect(chips('BOOMORBUST', { result: '1.03' }, { result: '12.50' })).toEqual([
    '12.50× amber',
    '1.03× black',
  ]);
  expect(chips('SWEETBONANZA', { result: 'BUBBLE' })).toEqual(['BUBBLE amber']);
  expect(chips('MEGAWHEEL', { result: '2' }, {})).toEqual(['2 blue']);
});
