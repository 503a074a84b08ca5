import { describe, expect, it } from 'vitest';

import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode } from './source-tree.ts';

/** As a proxy wrote it, an address has many forms: counted apart, each would have limits of its own. */
const pattern = /\brequest\.ip\b|\bremoteAddress\b(?!:)|\{[^{}]*\bip\b[^{}]*\}\s*[:=][^;]*\brequest\b/gi;
const place = 'apps/server/src/calls/caller-address.ts';

describe('the address of a caller', () => {
  it('is read in one place', () => {
    const files = filesWhere(
      (path) =>
        isCode(path) && path.startsWith('apps/server/src/') && !path.endsWith('.test.ts') && path !== place,
    );
    expect(findInCode(files, pattern)).toEqual([]);
  });

  it('is noticed elsewhere', () => {
    const text = 'const key = request.ip;\nconst { ip } = request;\nconst from = socket.remoteAddress;';
    expect(findInCode([{ path: 'apps/server/src/a.ts', text }], pattern, parseText)).toEqual([
      'apps/server/src/a.ts:1: request.ip',
      'apps/server/src/a.ts:2: { ip } = request',
      'apps/server/src/a.ts:3: remoteAddress',
    ]);
  });
});
