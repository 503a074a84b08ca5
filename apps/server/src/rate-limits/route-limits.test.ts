import { calls, type CallShape } from '@baize/contract';
import { expect, test } from 'vitest';

import { routeLimits } from './route-limits.ts';

test('every call with which a visitor changes something has a limit', () => {
  const shapes = Object.entries<CallShape>(calls);
  const open = shapes.filter(([, { auth, method }]) => auth === 'visitor' && method !== 'GET');
  expect(open.length).toBeGreaterThan(1);
  expect(open.map(([key]) => key).filter((key) => !Object.hasOwn(routeLimits, key))).toEqual([]);
});

test('every call that may be refused as one too many has a limit', () => {
  const shapes = Object.entries<CallShape>(calls);
  const refused = shapes.filter(([, { errors }]) => errors.includes('too_many_requests'));
  expect(refused.length).toBeGreaterThan(1);
  expect(refused.map(([key]) => key).filter((key) => !Object.hasOwn(routeLimits, key))).toEqual([]);
});

test('every call that has a limit lists its refusal', () => {
  const limited = Object.keys(routeLimits);
  const shapes: Readonly<Record<string, CallShape>> = calls;
  expect(limited.filter((key) => !shapes[key]?.errors.includes('too_many_requests'))).toEqual([]);
});

test('the stop of a withdrawal is counted for its player, so that no neighbour uses it up', () => {
  expect(routeLimits['POST /account/withdrawals/{id}/stop']?.by).toBe('player');
});

test('whatever takes or exchanges a token or a code has a limit, signed in or not', () => {
  const guessed = [
    'POST /login',
    'POST /reset-password',
    'POST /refresh',
    'POST /account/verifications/sms-check',
  ];
  expect(guessed.filter((key) => !Object.hasOwn(routeLimits, key))).toEqual([]);
  for (const { max = 0, windowMs = 0 } of Object.values(routeLimits)) {
    expect(max).toBeGreaterThan(0);
    expect(windowMs).toBeGreaterThan(0);
  }
});
