import { expect, test } from 'vitest';

import { fileSize } from './file-size.ts';

test.each([
  [0, '0 kB'],
  [940, '0,9 kB'],
  [1_000, '1 kB'],
  [1_500, '1,5 kB'],
  [14_600, '15 kB'],
  [12_345_678, '12 MB'],
  [5_000_000_000_000, '5.000 GB'],
])('%d bytes', (bytes, text) => {
  expect(fileSize(bytes, 'tr')).toBe(text);
});
