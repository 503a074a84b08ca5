import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode } from './source-tree.ts';

/** Only config folders, the tools that start processes, and build configurations may read the environment. */
const mayRead =
  /(^|\/)config\/|^(tools|bench)\/|(^|\/)(vite|vitest)\.config\.ts$|^laws\/environment\.test\.ts$/;
const pattern =
  /process\s*\.\s*env|process\s*\[\s*['"]env|import\.meta\.env|\benv\b[^;]*from 'node:process'/g;

describe('the environment', () => {
  it('is read in config folders only', () => {
    const files = filesWhere((path) => isCode(path) && !mayRead.test(path));
    expect(findInCode(files, pattern)).toEqual([]);
  });

  it('is noticed, but not in a comment', () => {
    const text = '// process.env is not read here\nconst port = process.env.PORT;';
    expect(findInCode([{ path: 'apps/server/src/a.ts', text }], pattern, parseText)).toEqual([
      'apps/server/src/a.ts:2: process.env',
    ]);
  });
});
