import { createRoulette, createSicBo } from '@baize/games';
import { expect, it } from 'vitest';

import { TABLE_TEXTS } from '../texts/table-texts.ts';
import { nameOfSpot } from './spot-names.ts';

it.each([
  ['first-four-0-1-2-3', 'first-four', '0-1-2-3 · İlk dörtlü'],
  ['six-line-1-2-3-4-5-6', 'six-line', '1-2-3-4-5-6 · Altılı'],
  ['straight-17', 'straight', '17 · Düz'],
  ['dozen-2', 'dozen', '2. düzine'],
  ['total-9', 'total', 'Toplam 9'],
  ['any-triple', 'any-triple', 'Herhangi bir üçlü'],
  ['climb-3', 'climb', '1,92× basamağı'],
  ['10', 'number', '10'],
])('%s is called by its name', (id, kind, name) => {
  expect(nameOfSpot({ id, kind }, TABLE_TEXTS.tr)).toBe(name);
});

it.each(['tr', 'en'] as const)('all spots of a table have different names, in %s', (lang) => {
  for (const game of [createRoulette(), createSicBo()]) {
    const names = [...game.spots.values()].map((spot) => nameOfSpot(spot, TABLE_TEXTS[lang]));
    expect(new Set(names).size).toBe(names.length);
  }
});
