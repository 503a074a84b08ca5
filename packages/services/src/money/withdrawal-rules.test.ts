import { expect, test } from 'vitest';

import type { WithdrawalFacts } from './withdrawal-facts.ts';
import { requireWithdrawable } from './withdrawal-rules.ts';

const OWN = '5321234567';
const traits = {
  'money.identityForWithdrawal': 'never',
  'money.withdrawalsPerDay': null,
  'money.withdrawalSumPerDay': null,
} as const;
const facts = {
  isPhoneVerified: true,
  phone: OWN,
  mayWithdraw: true,
  today: { count: 0, totalMinor: 0n },
  mainMinor: 100_000n,
  turnoverMinor: 0n,
  heldMinor: 0n,
  freeMinor: 100_000n,
  firstTo: [],
} as unknown as WithdrawalFacts;

const request =
  (mobile: string, known = facts) =>
  () =>
    requireWithdrawable(known, {
      form: {
        method: { id: 106 },
        amountMinor: 5_000n,
        fields: { mobile_number: mobile },
        mobileNumbers: { mobile_number: mobile },
      },
      traits,
      language: 'en',
    });

test('a mobile transfer goes to the player’s own number, or back to the one that paid', () => {
  expect(request(OWN)).not.toThrow();
  const problem = { message: 'mobile_number_not_own', values: { number: '… 4567' } };
  expect(request('5329876543')).toThrow(
    expect.objectContaining({ code: 'invalid', details: { fields: { mobile_number: [problem] } } }) as Error,
  );
  const owed = {
    methods: [106],
    owedMinor: 5_000n,
    account: { field: 'mobile_number', value: '5329876543' },
  };
  expect(request('5329876543', { ...facts, firstTo: [owed] } as unknown as WithdrawalFacts)).not.toThrow();
  // More than that is not the payer's.
  const less = { ...facts, firstTo: [{ ...owed, owedMinor: owed.owedMinor - 1n }] };
  expect(request('5329876543', less as unknown as WithdrawalFacts)).toThrow(
    expect.objectContaining({ code: 'invalid' }) as Error,
  );
});
