import { expect, it } from 'vitest';

import { type Closing, extensionsOf } from './exclusion-period.ts';

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
