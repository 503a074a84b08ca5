import { expect, it } from 'vitest';

import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

/** Midnights that are read as a wall-clock time, of which there may be two or none. */
const midnights = /\breadTimeIn\([^()]*\b00:00|::timestamp at time zone/g;
const mayRead = 'packages/services/src/site-time.ts';

it('a day begins where startOfDay and start_of_day say', () => {
  const files = filesWhere((path) => isCode(path) && !isTest(path) && path !== mayRead);
  expect(findInCode(files, midnights)).toEqual([]);
  const text =
    'const from = readTimeIn(zone, `${day} 00:00:00`);\nconst at = sql`${day}::timestamp at time zone ${zone}`;';
  expect(findInCode([{ path: 'packages/a.ts', text }], midnights, parseText)).toHaveLength(2);
});
