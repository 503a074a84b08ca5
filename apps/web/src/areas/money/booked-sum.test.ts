import { expect, test } from 'vitest';

import { bookedSum } from './booked-sum.ts';

const deposit = { type: 1, amount: '200.00', credited: '200.00', returned: '0.00' };

test('a payment that was booked as requested has its sign and nothing else', () => {
  const plain = { isBooked: true, askedMinor: undefined, returnedMinor: undefined };
  expect(bookedSum(deposit)).toEqual({ shownMinor: 20_000n, ...plain });
  expect(bookedSum({ ...deposit, type: 2 })).toEqual({ shownMinor: -20_000n, ...plain });
});

test.each([
  ['less', '1000.00', '500.00', 50_000n],
  ['more', '100.00', '300.00', 30_000n],
])(
  'of a deposit of which %s was credited, that is shown beside what was requested',
  (_, amount, credited, shown) => {
    const sum = bookedSum({ ...deposit, amount, credited });
    expect(sum).toMatchObject({
      shownMinor: shown,
      isBooked: true,
      askedMinor: BigInt(amount.replace('.', '')),
    });
  },
);

test('what came back is named, and a payment that came back whole moves nothing', () => {
  expect(bookedSum({ ...deposit, returned: '50.00' })).toMatchObject({
    isBooked: true,
    returnedMinor: 5_000n,
  });
  expect(bookedSum({ ...deposit, returned: '200.00' })).toMatchObject({
    shownMinor: 20_000n,
    isBooked: false,
    returnedMinor: 20_000n,
  });
});

test.each([1, 2])('a payment of type %i that was not booked has no sign', (type) => {
  expect(bookedSum({ ...deposit, type, credited: null })).toMatchObject({
    shownMinor: 20_000n,
    isBooked: false,
    askedMinor: undefined,
  });
});
