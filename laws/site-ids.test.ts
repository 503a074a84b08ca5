import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, placeOf } from './source-tree.ts';

/** Brands are data: their site ids may occur only in their folders, in the brand package, and in tests. */
const mayName = /^(brands|packages\/brand|docs|laws)\/|(^|\/)fixtures?\/|\.test\.tsx?$/;
const siteId = /\b3283921\d\d\b/g;
const comparison = /\bsiteId\s*[!=]==?\s*['"]?\d|\d['"]?\s*[!=]==?\s*[\w.]*\bsiteId\b/g;

describe('site ids', () => {
  it('occur in brand data only', () => {
    const files = filesWhere((path) => /\.(ts|tsx|mjs|js|json|sql|css)$/.test(path) && !mayName.test(path));
    const named = files.flatMap((file) =>
      [...file.text.matchAll(siteId)].map((match) => `${placeOf(file, match.index)}: ${match[0]}`),
    );
    expect(named).toEqual([]);
  });

  it('are not compared with a number', () => {
    const files = filesWhere((path) => isCode(path) && !mayName.test(path));
    expect(findInCode(files, comparison)).toEqual([]);
  });

  it('are noticed in a comparison', () => {
    const text = 'if (brand.siteId === 5) show();\nif (row.siteId === brand.siteId) keep();';
    expect(findInCode([{ path: 'apps/web/src/a.ts', text }], comparison, parseText)).toHaveLength(1);
  });
});
