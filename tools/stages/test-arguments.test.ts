import { describe, expect, it } from 'vitest';
import { readTestArguments, TestArgumentsProblem } from './test-arguments.ts';

describe('readTestArguments', () => {
  it('reads filters, the whole run and a part of it', () => {
    expect(readTestArguments([])).toEqual({ takesAll: false, filters: [] });
    expect(readTestArguments(['packages/db', 'e2e/auth'])).toEqual({
      takesAll: false,
      filters: ['packages/db', 'e2e/auth'],
    });
    expect(readTestArguments(['--all', '--part', '2/4'])).toEqual({
      takesAll: true,
      filters: [],
      part: { part: 2, parts: 4 },
    });
  });

  it.each([
    ['a part that does not exist', ['--all', '--part', '5/4']],
    ['part zero', ['--all', '--part', '0/4']],
    ['a part that is no fraction', ['--all', '--part', 'two']],
    ['a part of the gate', ['--part', '1/2']],
    ['a part with filters', ['--all', '--part', '1/2', 'e2e']],
    ['an unknown option', ['--everything']],
  ])('refuses %s in one sentence', (_, args) => {
    expect(() => readTestArguments(args)).toThrow(TestArgumentsProblem);
  });
});
