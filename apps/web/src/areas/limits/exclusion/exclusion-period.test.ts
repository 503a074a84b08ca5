import { describe, expect, it } from 'vitest';

import { type Closing, extensionsOf, openingOf, opensAfter } from './exclusion-period.ts';

const options = [
  { code: 3, ends_at: '2026-12-22T18:00:05.000Z' },
  { code: 4, ends_at: '2027-05-22T18:00:05.000Z' },
] as const;
const state = (ends_at?: string) =>
  ({ options, closing: ends_at === undefined ? null : { code: 3, ends_at } }) as unknown as Closing;
const codes = (closing: Closing) => extensionsOf(closing).map(({ code }) => code);

it('an exclusion is extended only to an end that is at least a day later', () => {
  expect(codes(state('2026-12-22T18:00:00.000Z'))).toEqual([4]);
  expect(codes(state('2026-12-21T18:00:05.000Z'))).toEqual([3, 4]);
  expect(codes(state('2026-12-21T18:00:06.000Z'))).toEqual([4]);
  expect(codes(state('2027-05-22T18:00:05.000Z'))).toEqual([]);
  expect(codes(state())).toEqual([3, 4]);
});

describe('the opening of a closed account', () => {
  type Closed = NonNullable<Closing['closing']>;
  const endsAt = '2026-12-22T18:00:00.000Z';
  const closed = (change: Partial<Closed>): Closed => ({
    code: 3,
    starts_at: '2026-11-22T18:00:00.000Z',
    ends_at: endsAt,
    chosen_at: null,
    opens_at: endsAt,
    may_return: false,
    ...change,
  });

  it('is said by the reply, not by what was chosen last', () => {
    expect(openingOf(closed({}))).toBe('opens');
    // A break that was chosen after a self-exclusion.
    expect(openingOf(closed({ opens_at: null }))).toBe('stays');
    expect(openingOf(closed({ code: 4, opens_at: null }))).toBe('stays');
    expect(openingOf(closed({ opens_at: null, may_return: true }))).toBe('may-ask');
    expect(openingOf(closed({ code: 4, opens_at: '2026-12-23T20:00:00.000Z' }))).toBe('asked');
    expect(openingOf(closed({ opens_at: '2026-12-23T20:00:00.000Z' }))).toBe('asked');
  });

  it('follows a break by itself, unless the account stays closed now', () => {
    expect(opensAfter(3, null)).toBe(true);
    expect(opensAfter(3, closed({}))).toBe(true);
    expect(opensAfter(3, closed({ opens_at: null }))).toBe(false);
    expect(opensAfter(4, null)).toBe(false);
    expect(opensAfter(4, closed({}))).toBe(false);
  });
});
