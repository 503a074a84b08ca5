import { expect, it } from 'vitest';

import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

const owner = 'apps/web/src/app/browser-storage.ts';
const pattern = /\b(?:localStorage|sessionStorage|document\s*\.\s*cookie)\b/g;

/** Browsers may throw when storage or cookies are blocked, so the site uses them through one file. Doubles replace them. */
it('browser storage and cookies are used through one file only', () => {
  const files = filesWhere(
    (path) =>
      path.startsWith('apps/web/src/') &&
      isCode(path) &&
      !isTest(path) &&
      !path.includes('/testing/') &&
      path !== owner,
  );
  expect(findInCode(files, pattern)).toEqual([]);
});

it('is noticed, but not in a comment', () => {
  const text = '// localStorage is not read here\nconst token = localStorage.getItem(name);';
  expect(findInCode([{ path: 'apps/web/src/a.ts', text }], pattern, parseText)).toEqual([
    'apps/web/src/a.ts:2: localStorage',
  ]);
});
