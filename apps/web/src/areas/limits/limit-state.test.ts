import { describe, expect, it } from 'vitest';

import {
  effectOf,
  type LimitsReply,
  type LimitState,
  nextTurn,
  statesOf,
  stopOf,
  usedShare,
} from './limit-state.ts';

const state: LimitState = {
  kind: 'bet',
  period: 'daily',
  limit: 500_000n,
  used: 124_000n,
  left: 376_000n,
  endsAt: '2026-11-20T21:00:00.000Z',
  next: null,
};

describe('a limit', () => {
  it('applies at once if it is the first or a lower one, and later if it is higher', () => {
    expect(effectOf(state, 499_999n)).toBe('now');
    expect(effectOf(state, 500_000n)).toBe('same');
    expect(effectOf(state, 500_001n)).toBe('later');
    expect(effectOf({ ...state, limit: null }, 9n)).toBe('now');
    expect(effectOf({ ...state, limit: 0n }, 1n)).toBe('later');
  });

  it('waits if it is the raise that has been requested', () => {
    const raised = { ...state, next: { limit: 600_000n, at: '2026-11-21T12:00:00.000Z' } };
    expect(effectOf(raised, 600_000n)).toBe('waits');
    expect(effectOf(raised, 600_001n)).toBe('later');
    expect(effectOf(raised, 500_000n)).toBe('same');
    expect(stopOf({ ...raised, used: 700_000n }, 600_000n)).toBeNull();
  });

  it('of 0 stops everything, and one that is used up what is left of the period', () => {
    expect(stopOf(state, 0n)).toBe('all');
    expect(stopOf(state, 124_000n)).toBe('period');
    expect(stopOf(state, 124_001n)).toBeNull();
    expect(stopOf({ ...state, limit: null, used: 900_000n }, 500_000n)).toBe('period');
    expect(stopOf({ ...state, used: 900_000n }, 600_000n)).toBeNull();
  });

  it('is shown as a share of at most the whole', () => {
    expect(usedShare(state)).toBe(0.248);
    expect(usedShare({ ...state, used: 600_000n })).toBe(1);
    expect(usedShare({ ...state, limit: 0n, used: 0n })).toBe(1);
    expect(usedShare({ ...state, used: -5n })).toBe(0);
    expect(usedShare({ ...state, limit: null })).toBe(0);
  });
});

describe('the limits of a reply', () => {
  const row = { limit: null, left: null, next: null, used: '1.50', ends_at: '2026-11-20T21:00:00.000Z' };
  const reply: LimitsReply = {
    amounts: [
      { ...row, kind: 'deposit', period: 'monthly', ends_at: '2026-11-30T21:00:00.000Z' },
      { ...row, kind: 'deposit', period: 'daily', limit: '2.00', left: '0.50' },
    ],
    minutes: [
      {
        ...row,
        kind: 'time',
        period: 'daily',
        used: 102,
        limit: 180,
        left: 78,
        next: { limit: null, at: '2026-11-20T20:59:00.000Z' },
      },
    ],
    now: '2026-11-20T12:00:00.000Z',
    time_zone: 'Europe/Istanbul',
    played_today: 102,
    reality_check: { every: 60, choices: [15, 30, 60, null] },
    prompt: null,
  };

  it('are sorted by period and read from the wire', () => {
    expect(statesOf(reply, 'deposit').map(({ period, used, left }) => [period, used, left])).toEqual([
      ['daily', 150n, 50n],
      ['monthly', 150n, null],
    ]);
    expect(statesOf(reply, 'time')).toMatchObject([{ limit: 180n, used: 102n, next: { limit: null } }]);
  });

  it('are out of date when the first period ends or a change begins', () => {
    expect(new Date(nextTurn(reply)).toISOString()).toBe('2026-11-20T20:59:00.000Z');
  });
});
