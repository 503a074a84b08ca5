import { describe, expect, it } from 'vitest';
import { readArchiveMonth } from './archive-month.ts';

describe('the month of an archive', () => {
  it('is its first instant in UTC', () => {
    expect(readArchiveMonth(['archive', '--before', '2026-05'])).toEqual(new Date('2026-05-01T00:00:00Z'));
  });

  it('is no part of other commands', () => {
    expect(readArchiveMonth(['on', 'first'])).toBeUndefined();
    expect(readArchiveMonth([])).toBeUndefined();
  });

  it.each([
    [['archive']],
    [['archive', '2026-05']],
    [['archive', '--before', '2026-13']],
    [['archive', '--before', '2026-05-02']],
    [['archive', '--before', '2026-05', 'x']],
  ])('is refused in one sentence: %s', (words) => {
    expect(() => readArchiveMonth(words)).toThrow(/\.$/);
  });
});
