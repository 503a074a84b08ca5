import { describe, expect, it } from 'vitest';
import { findInCode } from './code-search.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

const cheap = /\bhashCheaply\b|\bpasswordHashing\b/g;
/** Where they are made, and the server of the tests. */
const mayBeCheap =
  /^packages\/services\/src\/auth\/(?:index|passwords|hash-cheaply)\.ts$|^apps\/server\/src\/testing\//;

/** Where a text becomes a secret or an SMS, and where secrets are hashed. */
const spelling = [
  { pattern: /\bas(?: unknown as)? TypedSecret\b/g, only: 'packages/contract/src/typed-secrets.ts' },
  { pattern: /\bas(?: unknown as)? SmsText\b/g, only: 'packages/providers/src/sms-text.ts' },
  { pattern: /'@node-rs\/argon2'/g, only: 'packages/services/src/auth/passwords.ts' },
];

describe('the spelling of passwords and SMS', () => {
  it.each(spelling)('is settled in one place: $pattern', ({ pattern, only }) => {
    const files = filesWhere((path) => isCode(path) && !isTest(path));
    const places = findInCode(files, pattern).map((place) => place.split(':')[0]);
    expect([...new Set(places)]).toEqual([only]);
  });
});

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
