import { describe, expect, it } from 'vitest';

import type { LimitsReply } from './limit-state.ts';
import { savedNote } from './saved-note.ts';

const at = '2026-11-23T18:05:00.000Z';
const now = '2026-11-22T18:30:00.000Z';

function limitsWith(next: LimitsReply['amounts'][number]['next']): LimitsReply {
  const row = { limit: '100.00', used: '0.00', left: '100.00', ends_at: '2026-11-22T21:00:00.000Z' };
  return {
    amounts: [
      { ...row, kind: 'deposit', period: 'daily', next },
      { ...row, kind: 'deposit', period: 'weekly', next: null },
    ],
    minutes: [],
    now,
    time_zone: 'Europe/Istanbul',
    played_today: 0,
    reality_check: { every: null, choices: [] },
    prompt: null,
  };
}

const raise = limitsWith({ limit: '200.00', at });
const daily = { kind: 'deposit', period: 'daily' } as const;
const unchanged = (effective_at: string) => ({ action: 'unchanged', effective_at }) as const;

describe('a limit that was saved', () => {
  it('still waits if it was requested before', () => {
    const again = { ...daily, reply: unchanged(at) };
    expect(savedNote({ ...again, value: 20_000n, limits: raise }).key).toBe('limits_raise_waits');
    const removal = limitsWith({ limit: null, at });
    expect(savedNote({ ...again, value: null, limits: removal }).key).toBe('limits_removal_waits');
  });

  it('is unchanged if it is in force, whatever waits', () => {
    const same = { ...daily, value: 10_000n, reply: unchanged(now) };
    for (const limits of [limitsWith(null), raise, undefined])
      expect(savedNote({ ...same, limits })).toEqual({ kind: 'info', key: 'limits_unchanged' });
    expect(savedNote({ ...same, value: null, limits: limitsWith(null) }).key).toBe('limits_unchanged_none');
    // That of another period, or one that has begun meanwhile.
    const weekly = { ...same, period: 'weekly', value: 20_000n } as const;
    expect(savedNote({ ...weekly, limits: raise }).key).toBe('limits_unchanged');
    expect(savedNote({ ...same, value: 20_000n, limits: raise }).key).toBe('limits_unchanged');
  });

  it('stays at what is in force if the change that waited was called off', () => {
    const reply = { action: 'called_off', effective_at: now } as const;
    expect(savedNote({ ...daily, value: 10_000n, reply, limits: limitsWith(null) })).toEqual({
      kind: 'success',
      key: 'limits_stopped',
    });
  });
});
