import { SYMBOLS } from '@baize/games';
import { expect, it } from 'vitest';

import { atlasCells } from './atlas-cells.ts';

it('an atlas shows the symbols of the slots in their order, then the named coins', () => {
  expect(atlasCells).toEqual([...SYMBOLS, 'mini', 'minor', 'major', 'grand']);
});
