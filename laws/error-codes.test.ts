import { calls, type CallShape, type ErrorCode, errorCodes, errorRow } from '@baize/contract';
import { isMessageKey } from '@baize/messages';
import { describe, expect, it } from 'vitest';
import { parseSource } from './parse-source.ts';
import { filesWhere, isCode, isTest } from './source-tree.ts';

/** Codes of calls that are not served yet; remove a code from this list when it is thrown. */
const awaited: readonly ErrorCode[] = [];

/** Code that throws an error code without naming it. */
const makers: Partial<Record<ErrorCode, string>> = {
  invalid: 'invalidFields(',
  too_many_requests: 'tooManyRequests(',
  account_inactive: '`account_${',
  account_suspend: '`account_${',
  account_locked: '`account_${',
  account_delete: '`account_${',
};

const codes = Object.keys(errorCodes).filter((code): code is ErrorCode => code in errorCodes);

describe('error codes', () => {
  const code = filesWhere(
    (filePath) =>
      isCode(filePath) && /^(apps\/server|packages\/services)\//.test(filePath) && !isTest(filePath),
  )
    .map((file) => parseSource(file).code)
    .join('\n');

  it.each(codes)('%s is thrown somewhere, or listed as unserved', (name) => {
    const isThrown = code.includes(makers[name] ?? `'${name}'`);
    expect(isThrown).not.toBe(awaited.includes(name));
  });

  it.each(codes)('%s has a message in both languages', (name) => {
    // A test of the catalogues checks that both have the same keys.
    expect(isMessageKey(errorRow(name).message)).toBe(true);
  });

  it('every call for players lists the error of a missing token', () => {
    const shapes = Object.entries<CallShape>(calls).filter(([, { auth }]) => auth === 'player');
    expect(shapes.length).toBeGreaterThan(0);
    const silent = shapes.filter(([, { errors }]) => !errors.includes('unauthenticated'));
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});
