import type { LimitDecision } from '@baize/ledger';
import { expect, test } from 'vitest';
import { describeLimit } from './describe-limits.ts';

const at = new Date('2026-03-15T12:00:00Z');
const tomorrow = new Date('2026-03-16T12:00:00Z');
const now = { id: 1, changedAt: at, effectiveAt: at };
const later = { ...now, effectiveAt: tomorrow };
const deposit = { type: 'limit', kind: 'deposit', period: 'daily', action: 'set' } as const;
const loss = { type: 'limit', kind: 'loss', period: 'weekly', action: 'removalRequested' } as const;
const time = { type: 'limit', kind: 'time', period: 'monthly', action: 'raiseRequested' } as const;

const decisions: Readonly<Record<string, LimitDecision>> = {
  'daily deposit limit: set, none → 500.00': { ...now, ...deposit, from: undefined, to: 50_000n },
  'weekly loss limit: removal requested, 1000.00 → none, from 2026-03-16 12:00': {
    ...later,
    ...loss,
    from: 100_000n,
    to: undefined,
  },
  'monthly time limit: raise requested, 60 min → 90 min': {
    ...now,
    ...time,
    from: 3_600_000n,
    to: 5_400_000n,
  },
  'reality check: none → 30 min': { ...now, type: 'realityCheck', from: undefined, to: 30 },
  'exclusion 4 until 2026-03-16 12:00': { ...now, type: 'exclusion', code: 4, endsAt: tomorrow },
  'return requested, opens 2026-03-16 12:00': { ...later, type: 'return' },
  'limits reviewed: kept': { ...now, type: 'review', outcome: 'kept' },
};

test.each(Object.keys(decisions))('%s', (text) => {
  const decision = decisions[text];
  expect(decision && describeLimit(decision)).toBe(text);
});
