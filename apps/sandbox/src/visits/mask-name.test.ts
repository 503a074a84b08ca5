import { expect, it } from 'vitest';

import { maskName } from './mask-name.ts';

it.each([
  ['Elif', 'E***f'],
  ['Çağ', 'Ç***ğ'],
  ['Al', 'A***'],
  ['A', 'A***'],
  ['', '***'],
  [' 🙂bc ', '🙂***c'],
])('shows %j as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
