import { expect, it } from 'vitest';

import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

const siteFiles = filesWhere(
  (path) => path.startsWith('apps/web/src/') && isCode(path) && !isTest(path) && !path.includes('/testing/'),
);
/** A lost request and a programming error have the same type, so only what waits for the network may say that it failed. */
const bareFetch = /(?<!overNetwork\(\s*)(?<![\w.])fetch\(/g;
/** What a message or an icon about the connection may depend on. */
const asksWhatFailed =
  /\b(?:isLost|isOld|NetworkFailure|LoadFailure)\b|navigator\.onLine|addEventListener\('offline'/;
const blamesConnection =
  /'(?:site_no_answer|site_offline|site_load_failed|site_part_failed)'|'wifi-off'|"wifi-off"/;

it('every request of the site waits by overNetwork', () => {
  expect(siteFiles.some(({ text }) => text.includes('overNetwork('))).toBe(true);
  expect(findInCode(siteFiles, bareFetch)).toEqual([]);
});

it('a request that does not is noticed', () => {
  const text =
    'await overNetwork(fetch(a));\nawait overNetwork(\n  fetch(a),\n);\nawait fetch(a);\nqueries.refetch();';
  expect(findInCode([{ path: 'apps/web/src/a.ts', text }], bareFetch, parseText)).toEqual([
    'apps/web/src/a.ts:5: fetch(',
  ]);
});

it('what blames the connection asks first what has failed', () => {
  const blaming = siteFiles.filter(({ text }) => blamesConnection.test(text));
  expect(blaming.length).toBeGreaterThan(4);
  // Its texts are those of the failures that the calls themselves make.
  const wrong = blaming.filter(
    ({ path, text }) => !asksWhatFailed.test(text) && !path.endsWith('entry-client.tsx'),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
