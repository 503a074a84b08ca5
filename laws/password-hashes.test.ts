import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

const cheap = /\bhashCheaply\b|\bpasswordHashing\b/g;
/** Where they are made, and the server of the tests. */
const mayBeCheap =
  /^packages\/services\/src\/auth\/(?:index|passwords|hash-cheaply)\.ts$|^apps\/server\/src\/testing\//;

describe('the work of password hashes', () => {
  it('is lessened by tests only', () => {
    const files = filesWhere((path) => isCode(path) && !isTest(path) && !mayBeCheap.test(path));
    expect(findInCode(files, cheap)).toEqual([]);
  });

  it('is noticed if other code lessens it', () => {
    const text = "import { hashCheaply } from '@baize/services';\nhashCheaply();";
    expect(findInCode([{ path: 'tools/a.ts', text }], cheap, parseText)).toHaveLength(2);
  });
});
