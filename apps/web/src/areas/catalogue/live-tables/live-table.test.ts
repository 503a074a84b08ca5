import { describe, expect, it } from 'vitest';

import { emptyTable, mergeTable } from './live-table.ts';

describe('a live table', () => {
  const whole = mergeTable(emptyTable('007'), {
    type: 'BLACKJACK',
    dealer: 'Elif',
    players: 3,
    limits: { minBet: 5, maxBet: 100 },
    seats: new Map([
      [0, true],
      [6, true],
    ]),
    rounds: [{ gameId: '9' }, { gameId: '10' }],
  });

  it('keeps fields missing from a frame', () => {
    const next = mergeTable(whole, { seats: new Map([[1, true]]) });
    expect(next).toMatchObject({ dealer: 'Elif', players: 3, limits: { minBet: 5 } });
    expect(next.seats).toEqual([true, true, false, false, false, false, true]);
  });

  it('orders results by game id, whatever their order, without duplicates', () => {
    const next = mergeTable(whole, { rounds: [{ gameId: '0011' }, { gameId: '8' }, { gameId: '10' }] });
    expect(next.rounds.map(({ gameId }) => gameId)).toEqual(['8', '9', '10', '0011']);
  });

  it('keeps the last twenty results', () => {
    const rounds = Array.from({ length: 40 }, (_, index) => ({ gameId: String(index) }));
    expect(mergeTable(whole, { rounds }).rounds.map(({ gameId }) => gameId)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 20)),
    );
  });

  it('is the same object if a frame has nothing new', () => {
    const again = { players: 3, seats: new Map([[0, true]]), limits: { minBet: 5, maxBet: 100 } };
    expect(mergeTable(whole, again)).toBe(whole);
    expect(mergeTable(whole, { players: 4 })).not.toBe(whole);
  });
});
