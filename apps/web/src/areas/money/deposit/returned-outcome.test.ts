import { paymentReasons, transactionStatus } from '@baize/contract';
import { expect, test } from 'vitest';

import { isHeld, returnedOutcome } from './returned-outcome.ts';

const { pending, processing } = transactionStatus;

test('a payment that nobody has reported is not on its way', () => {
  expect(returnedOutcome(pending, null)?.title).toBe('money_returned_unpaid_title');
});

test.each([null, 'seen', 'late_payment'] as const)('a payment in progress is on its way (%s)', (reason) => {
  expect(returnedOutcome(processing, reason)?.title).toBe('money_returned_waiting_title');
  expect(isHeld(processing, reason)).toBe(false);
});

test.each([
  'above_deposit_limit',
  'above_maximum',
  'partial_payment',
  'other_currency',
  'rate_ended',
] as const)('money that an operator has to decide about is not on its way (%s)', (reason) => {
  expect(returnedOutcome(processing, reason)?.title).toBe('money_returned_held_title');
  expect(isHeld(pending, reason)).toBe(false);
});

test('every status has an outcome, whatever the reason', () => {
  for (const status of Object.values(transactionStatus))
    for (const reason of [null, ...paymentReasons]) expect(returnedOutcome(status, reason)).toBeDefined();
});
