import { expect, it } from 'vitest';

import { type VerificationFacts, verificationItems } from './verification-items.ts';

const fresh: VerificationFacts = {
  isPhoneVerified: false,
  isIdentityVerified: false,
  hasSecondStep: false,
  canVerifyPhone: true,
  canSetSecondStep: true,
};

it('has nothing done for a new account', () => {
  expect(verificationItems(fresh)).toEqual([
    { kind: 'phone', isDone: false },
    { kind: 'identity', isDone: false },
    { kind: 'second_step', isDone: false },
  ]);
});

it('lists nothing that the brand has no page for, unless it is done', () => {
  const external = { ...fresh, canVerifyPhone: false, canSetSecondStep: false };
  expect(verificationItems(external)).toEqual([{ kind: 'identity', isDone: false }]);
  const done = verificationItems({ ...external, isPhoneVerified: true, hasSecondStep: true });
  expect(done.map(({ kind }) => kind)).toEqual(['phone', 'identity', 'second_step']);
});
