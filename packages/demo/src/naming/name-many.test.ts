import { expect, it } from 'vitest';

import { nameMany } from './name-many.ts';

it('gives as many different names as are asked for', () => {
  const names = nameMany(30_000);
  expect(new Set(names.map(({ tr }) => tr)).size).toBe(30_000);
});
