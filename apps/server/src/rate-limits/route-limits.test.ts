import { calls, type CallShape } from '@baize/contract';
import { expect, test } from 'vitest';

import { routeLimits } from './route-limits.ts';

test('every call with which a visitor changes something has a limit', () => {
  const shapes = Object.entries<CallShape>(calls);
  const open = shapes.filter(([, { auth, method }]) => auth === 'visitor' && method !== 'GET');
  expect(open.length).toBeGreaterThan(1);
  expect(open.map(([key]) => key).filter((key) => !Object.hasOwn(routeLimits, key))).toEqual([]);
});
