import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere } from './source-tree.ts';

/** Tests that are skipped, or that exclude others. `runIf` is allowed, because it has a condition. */
const narrowed =
  /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\s*\(/g;

describe('tests', () => {
  it('all run', () => {
    const files = filesWhere((path) => /\.test\.tsx?$/.test(path) && path !== 'laws/whole-tests.test.ts');
    expect(findInCode(files, narrowed)).toEqual([]);
  });

  it('are noticed if one is focused or skipped', () => {
    // Concatenated, so that a search for focused tests does not find this line.
    const [only, skip] = ['it.only', 'describe.skip'];
    const text = `${only}('a', f);\n${skip}('b', f);\nit('c', f);`;
    expect(findInCode([{ path: 'a.test.ts', text }], narrowed, parseText)).toEqual([
      `a.test.ts:1: ${only}`,
      `a.test.ts:2: ${skip}`,
    ]);
  });
});
