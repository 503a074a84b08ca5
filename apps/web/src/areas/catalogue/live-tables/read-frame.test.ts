import { describe, expect, it } from 'vitest';

import { readFrame } from './read-frame.ts';

const read = (value: unknown) => readFrame(JSON.stringify(value));

describe('readFrame', () => {
  it('keeps ids as strings', () => {
    expect(read({ tableId: '007', totalSeatedPlayers: 4 })).toEqual({
      kind: 'table',
      id: '007',
      patch: { players: 4 },
    });
    expect(read({ tableId: 7, totalSeatedPlayers: 4 })).toBeUndefined();
  });

  it('reads a whole table', () => {
    const frame = read({
      tableId: '1',
      tableType: 'BACCARAT',
      tableOpen: true,
      tableLimits: { minBet: 20, maxBet: 50_000, maxPlayers: 9, ranges: [] },
      dealer: { name: 'Ece' },
      currency: 'TRY',
      last20Results: [{ gameId: '1', winner: 'PLAYER', player: 8, banker: 3 }, null, { result: 'x' }],
      seat2: true,
    });
    expect(frame).toMatchObject({
      patch: {
        type: 'BACCARAT',
        limits: { minBet: 20, maxBet: 50_000 },
        dealer: 'Ece',
        rounds: [{ gameId: '1', winner: 'PLAYER' }],
        seats: new Map([[1, true]]),
      },
    });
  });

  it('adds a single result to the results', () => {
    expect(read({ tableId: '1', gameResult: { gameId: '5', result: 32 } })).toMatchObject({
      patch: { rounds: [{ gameId: '5', result: '32' }] },
    });
  });

  it('drops fields of the wrong type and keeps the others', () => {
    const frame = read({
      tableId: '1',
      totalSeatedPlayers: 'many',
      dealer: 3,
      seat1: 'yes',
      tableOpen: false,
    });
    expect(frame).toEqual({ kind: 'table', id: '1', patch: { isOpen: false } });
  });

  it.each(['not json', '[]', 'null', '5', '{"surprise":true}', '{"tableId":"1"}', '{"tableId":"1","seat1":'])(
    'ignores %s',
    (text) => expect(readFrame(text)).toBeUndefined(),
  );

  it('ignores binary data and oversized frames', () => {
    expect(readFrame(new Uint8Array([1]))).toBeUndefined();
    expect(read({ tableId: '1', dealer: { name: 'x'.repeat(70_000) } })).toBeUndefined();
  });

  it('recognises a pong and the list of tables', () => {
    expect(read({ pongTime: 1, pingTime: 1 })).toEqual({ kind: 'pong' });
    expect(read({ tableKey: ['1'] })).toEqual({ kind: 'tables' });
  });
});
