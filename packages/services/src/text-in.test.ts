import { expect, it } from 'vitest';

import { textIn } from './text-in.ts';

it('reads the column of the language', () => {
  const row = { nameTr: 'Oyunlar', nameEn: 'Games', bodyTr: 'a', bodyEn: 'b' };
  expect([textIn(row, 'name', 'tr'), textIn(row, 'name', 'en')]).toEqual(['Oyunlar', 'Games']);
  expect(textIn(row, 'body', 'en')).toBe('b');
});
