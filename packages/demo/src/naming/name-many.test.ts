import { expect, it } from 'vitest';

import { nameMany } from './name-many.ts';

it('returns the requested number of different names', () => {
  const names = nameMany(30_000);
  expect(new Set(names.map(({ tr }) => tr)).size).toBe(30_000);
});
