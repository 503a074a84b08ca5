import { describe, expect, it } from 'vitest';

import type { LimitKind, LimitPeriod, LimitsReply } from './limit-state.ts';
import { playRoomOf } from './play-room.ts';

const ends: Readonly<Record<LimitPeriod, string>> = {
  daily: '2026-11-20T21:00:00.000Z',
  weekly: '2026-11-22T21:00:00.000Z',
  monthly: '2026-11-30T21:00:00.000Z',
};

interface Given {
  readonly kind: LimitKind;
  readonly period?: LimitPeriod;
  readonly limit: number | null;
  readonly used: number;
}

/** Limits of whole lira, or of minutes. */
function replyOf(...given: readonly Given[]): LimitsReply {
  const rows = given.map(({ kind, period = 'daily', limit, used }) => {
    const left = limit === null ? null : Math.max(limit - used, 0);
    return { kind, period, limit, used, left, ends_at: ends[period], next: null };
  });
  const wire = (value: number | null) => (value === null ? null : value.toFixed(2));
  return {
    amounts: rows.flatMap(({ kind, ...row }) =>
      kind === 'time'
        ? []
        : [{ ...row, kind, limit: wire(row.limit), used: row.used.toFixed(2), left: wire(row.left) }],
    ),
    minutes: rows.flatMap(({ kind, ...row }) => (kind === 'time' ? [{ ...row, kind }] : [])),
    now: '2026-11-20T12:00:00.000Z',
    time_zone: 'Europe/Istanbul',
    played_today: 0,
    reality_check: { every: 60, choices: [60] },
    prompt: null,
  };
}

describe('the limits of a player', () => {
  it('leave room for bets and deposits if there are none, or enough is left', () => {
    const nothing = { reached: undefined, scarce: undefined, canDeposit: true };
    expect(playRoomOf(replyOf({ kind: 'bet', limit: null, used: 900 }))).toEqual({
      ...nothing,
      hasLimits: false,
    });
    expect(playRoomOf(replyOf({ kind: 'bet', limit: 1_000, used: 799 }))).toEqual({
      ...nothing,
      hasLimits: true,
    });
  });

  it.each(['bet', 'loss', 'time'] as const)('stop play if one leaves nothing: %s', (kind) => {
    const room = playRoomOf(replyOf({ kind, limit: 60, used: 60 }));
    expect(room.reached).toMatchObject({ kind, period: 'daily', left: 0n });
    expect(room.scarce).toBeUndefined();
    expect(room.canDeposit).toBe(false);
  });

  it.each(['bet', 'loss'] as const)('stop play if one leaves less than the smallest stake: %s', (kind) => {
    const reply = replyOf({ kind, limit: 10, used: 9.5 });
    expect(playRoomOf(reply, 200n)).toMatchObject({
      reached: { kind, left: 50n, smallestMinor: 200n },
      scarce: undefined,
      canDeposit: false,
    });
    for (const smallestMinor of [50n, undefined])
      expect(playRoomOf(reply, smallestMinor)).toMatchObject({ reached: undefined, canDeposit: true });
  });

  it('do not compare minutes with a stake', () => {
    expect(playRoomOf(replyOf({ kind: 'time', limit: 60, used: 59 }), 200n).reached).toBeUndefined();
  });

  it('stop play until the last of them leaves something again', () => {
    const day = { kind: 'bet', limit: 100, used: 100 } as const;
    const week = { kind: 'loss', period: 'weekly', limit: 500, used: 600 } as const;
    expect(playRoomOf(replyOf(day, week)).reached?.kind).toBe('loss');
    const none = { kind: 'time', limit: 0, used: 0 } as const;
    expect(playRoomOf(replyOf(week, none)).reached?.kind).toBe('time');
  });

  it('are scarce from four fifths on, the one that leaves the least part first', () => {
    const bets = { kind: 'bet', limit: 1_000, used: 800 } as const;
    expect(playRoomOf(replyOf(bets)).scarce).toMatchObject({ kind: 'bet', left: 20_000n });
    const time = { kind: 'time', period: 'weekly', limit: 100, used: 95 } as const;
    expect(playRoomOf(replyOf(bets, time)).scarce).toMatchObject({ kind: 'time', left: 5n });
  });

  it('make a deposit pointless, but no bet, if the deposit limit leaves nothing', () => {
    const room = playRoomOf(replyOf({ kind: 'deposit', limit: 500, used: 500 }));
    expect(room.canDeposit).toBe(false);
    expect(room.reached).toBeUndefined();
  });
});
