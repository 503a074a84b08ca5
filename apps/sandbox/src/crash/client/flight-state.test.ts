import { describe, expect, it } from 'vitest';

import type { CrashUpdate, OwnBet } from '../crash-messages.ts';
import { FlightState } from './flight-state.ts';

const update = (change: Partial<CrashUpdate>): CrashUpdate => ({
  type: 'update',
  phase: 'flight',
  round: 4,
  ms: 0,
  ...change,
});
const own: OwnBet = {
  id: '1',
  state: 'open',
  reason: null,
  bet: 1_000,
  isFree: false,
  win: 0,
  balance: null,
  jackpot: 0,
  result: null,
  round: 4,
  slot: 1,
  autoCashOut: null,
  entry: 1,
};

describe('what a page knows of the round', () => {
  it('draws the time between two updates, as the fastest of them had it', () => {
    const state = new FlightState();
    state.take(update({}), 1_080);
    state.take(update({ ms: 50 }), 1_060);
    expect(state.elapsedMs(1_100)).toBe(90);
    state.take(update({ ms: 100 }), 1_200);
    expect(state.elapsedMs(1_210)).toBe(200);
  });

  it('stops if there are no more updates', () => {
    const state = new FlightState();
    state.take(update({ ms: 11_500 }), 1_000);
    expect(state.elapsedMs(60_000)).toBe(11_750);
    expect(state.multiplier(1_100)).toBe(200);
  });

  it('shows the end of the round in the pause, and nothing of it in the next one', () => {
    const state = new FlightState();
    const result = { round: 4, commitment: '', seed: '', crashPoint: 197, state: 'flown' } as const;
    state.take(update({ joined: [[1, 'E***f', 1_000, 'TRY', 0]], out: [[1, 150]] }), 0);
    state.take({ type: 'own', bet: own }, 0);
    state.take(update({ phase: 'pause', result }), 10);
    expect([state.multiplier(500), state.list.get(1)?.[4], state.own.size]).toEqual([197, 150, 1]);
    state.take(update({ phase: 'betting', round: 5 }), 3_010);
    expect([state.multiplier(3_500), state.list.size, state.own.size]).toEqual([100, 0, 0]);
    expect(state.results).toEqual([result]);
  });

  it('frees the position of a bet that was returned', () => {
    const state = new FlightState();
    state.take(update({ phase: 'betting' }), 0);
    state.take({ type: 'own', bet: own }, 0);
    state.take({ type: 'own', bet: { ...own, id: '0', state: 'refunded' } }, 0);
    expect(state.own.get(1)?.id).toBe('1');
    state.take({ type: 'own', bet: { ...own, state: 'refunding' } }, 0);
    expect(state.own.size).toBe(0);
  });
});
