import { expect, it } from 'vitest';

import { roadOf } from './road-of.ts';

const text = (winners: string) =>
  roadOf([...winners].map((letter) => ({ P: 'PLAYER', B: 'BANKER', T: 'TIE' })[letter] ?? '')).map((column) =>
    column.map(({ winner, ties }) => `${winner.charAt(0)}${ties || ''}`).join(''),
  );

it.each([
  ['PPB', ['PP', 'B']],
  ['PTTPB', ['P2P', 'B']],
  ['TTPB', ['P2', 'B']],
  ['T', ['T1']],
  ['', []],
])('the road of %s', (winners, columns) => {
  expect(text(winners)).toEqual(columns);
});
