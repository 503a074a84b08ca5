import { describe, expect, it } from 'vitest';
import { readTestArguments, TestArgumentsProblem } from './test-arguments.ts';

const now = new Date('2026-11-28T12:00:00Z');

describe('readTestArguments', () => {
  it('reads filters, the whole run and a part of it', () => {
    expect(readTestArguments([], now)).toEqual({ takesAll: false, filters: [] });
    expect(readTestArguments(['packages/db', 'e2e/auth'], now)).toEqual({
      takesAll: false,
      filters: ['packages/db', 'e2e/auth'],
    });
    expect(readTestArguments(['--all', '--part', '2/4'], now)).toEqual({
      takesAll: true,
      filters: [],
      part: { part: 2, parts: 4 },
    });
  });

  it('reads when the clock starts, in any kind of run', () => {
    const at = new Date('2026-12-31T20:59:30Z');
    expect(readTestArguments(['--at', '2026-12-31T20:59:30Z', 'e2e/limits'], now)).toEqual({
      takesAll: false,
      filters: ['e2e/limits'],
      at,
    });
    expect(readTestArguments(['--all', '--part', '2/4', '--at', '2026-12-31T20:59:30Z'], now)).toEqual({
      takesAll: true,
      filters: [],
      part: { part: 2, parts: 4 },
      at,
    });
    expect(readTestArguments(['--at', '2026-11-28T00:00:00Z'], now).at?.getUTCHours()).toBe(0);
  });

  it.each([
    ['a part that does not exist', ['--all', '--part', '5/4']],
    ['part zero', ['--all', '--part', '0/4']],
    ['a part that is no fraction', ['--all', '--part', 'two']],
    ['a part of the gate', ['--part', '1/2']],
    ['a part with filters', ['--all', '--part', '1/2', 'e2e']],
    ['an instant without a zone', ['--at', '2026-12-31T20:59:30']],
    ['a day', ['--at', '2026-12-31']],
    ['a day that no month has', ['--at', '2027-02-30T00:00:00Z']],
    ['an hour that no day has', ['--at', '2026-12-31T25:00:00Z']],
    ['an instant before today', ['--at', '2026-11-27T23:59:59Z']],
    ['an unknown option', ['--everything']],
  ])('refuses %s in one sentence', (_, args) => {
    expect(() => readTestArguments(args, now)).toThrow(TestArgumentsProblem);
  });
});
