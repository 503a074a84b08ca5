import { describe, expect, it } from 'vitest';

import { foldName } from './fold-name.ts';

describe('foldName', () => {
  it.each([
    ['Işık', 'isik'],
    ['IŞIK', 'isik'],
    ['isik', 'isik'],
    ['İnci Koyu', 'inci koyu'],
    ['Çırağın İlk Büyüsü', 'ciragin ilk buyusu'],
    ['Rüzgârın Atları', 'ruzgarin atlari'],
    ['Zeus’un Gücü', 'zeusun gucu'],
    ['  Yedi — Renk!  ', 'yedi renk'],
    ['Straße der Æsir', 'strasse der aesir'],
    ['Łódź', 'lodz'],
    ['★★★', ''],
    ['ＢＯＯＫ', 'book'],
    ['Book ИГРА №5', 'book игра 5'],
    ['Book™', 'book'],
  ])('%s is searched as %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});
