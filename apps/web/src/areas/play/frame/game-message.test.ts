import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseGameMessage } from './game-message.ts';

describe('a message from the frame of a game', () => {
  it.each(['script-host', 'ready', 'deposit', 'reload', 'exit'])('is understood as %s', (name) => {
    expect(parseGameMessage({ type: `baize:${name}`, more: 1 })).toEqual({ type: `baize:${name}` });
  });

  it.each(['started', 'ended'])('is a round that has %s', (state) => {
    expect(parseGameMessage({ type: 'baize:round', state, betMinor: 100 })).toEqual({
      type: 'baize:round',
      state,
    });
  });

  it('is a balance in minor units', () => {
    const balance = { type: 'baize:balance', balanceMinor: 12_345 };
    expect(parseGameMessage({ ...balance, more: 1 })).toEqual(balance);
  });

  it.each([
    undefined,
    null,
    'baize:exit',
    '{"type":"baize:exit"}',
    ['baize:exit'],
    {},
    { type: 'exit' },
    { type: 'BAIZE:EXIT' },
    { type: ['baize:exit'] },
    { type: 'baize:round' },
    { type: 'baize:round', state: 'running' },
    { type: 'baize:round', state: ['ended'] },
    { type: 'baize:balance' },
    { type: 'baize:balance', balanceMinor: '1' },
    { type: 'baize:balance', balanceMinor: -1 },
    { type: 'baize:balance', balanceMinor: 1.5 },
  ])('is ignored as %j', (data) => {
    expect(parseGameMessage(data)).toBeUndefined();
  });

  it('never throws, whatever is sent', () => {
    const sent = fc.oneof(fc.anything(), fc.record({ type: fc.anything(), state: fc.anything() }));
    fc.assert(
      fc.property(sent, (data) => {
        expect(parseGameMessage(data)?.type ?? 'baize:').toMatch(/^baize:/);
      }),
    );
  });
});
