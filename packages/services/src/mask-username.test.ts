import { expect, test } from 'vitest';

import { maskUsername } from './mask-username.ts';

test.each([
  ['muratk92', 'mu***92'],
  ['abcde', 'ab***de'],
  ['abcd', 'a***'],
  ['ab', 'a***'],
])('%s is shown as %s', (username, masked) => {
  expect(maskUsername(username)).toBe(masked);
});
