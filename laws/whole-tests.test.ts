import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere } from './source-tree.ts';

/** Tests that do not run, or that keep others from running. `runIf` is allowed: it names its condition. */
const narrowed =
  /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\s*\(/g;

describe('tests', () => {
  it('all run', () => {
    const files = filesWhere((path) => /\.test\.tsx?$/.test(path) && path !== 'laws/whole-tests.test.ts');
    expect(findInCode(files, narrowed)).toEqual([]);
  });

  it('are noticed when one is narrowed or skipped', () => {
    // Put together here, so that a search for narrowed tests finds only such as are.
    const [only, skip] = ['it.only', 'describe.skip'];
    const text = `${only}('a', f);\n${skip}('b', f);\nit('c', f);`;
    expect(findInCode([{ path: 'a.test.ts', text }], narrowed, parseText)).toEqual([
      `a.test.ts:1: ${only}`,
      `a.test.ts:2: ${skip}`,
    ]);
  });
});
