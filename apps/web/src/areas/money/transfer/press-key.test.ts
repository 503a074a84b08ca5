import { expect, test } from 'vitest';

import { createPressKeys } from './press-key.ts';

test('a press without a reply keeps its key, and any other press has its own', () => {
  const keys = createPressKeys();
  const first = keys.keyOf('poker 2 100');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf('poker 2 100')).toBe(first);
  const changed = keys.keyOf('poker 2 101');
  expect(changed).not.toBe(first);
  keys.settle();
  expect(keys.keyOf('poker 2 101')).not.toBe(changed);
});
