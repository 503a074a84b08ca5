import { expect, it } from 'vitest';

import { fileSize } from './file-size.ts';

it('writes the size of a file in the language of the page', () => {
  expect(fileSize(2_440_000, 'tr')).toBe('2,4 MB');
  expect(fileSize(2_440_000, 'en')).toBe('2.4 MB');
  expect(fileSize(85_200, 'tr')).toBe('85 kB');
  expect(fileSize(12, 'en')).toBe('1 kB');
});
