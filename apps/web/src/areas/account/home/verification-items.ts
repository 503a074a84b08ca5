export interface VerificationFacts {
  readonly isPhoneVerified: boolean;
  readonly isIdentityVerified: boolean;
  readonly hasSecondStep: boolean;
  /** Whether the brand has a page to verify the phone or to set up the second step. */
  readonly canVerifyPhone: boolean;
  readonly canSetSecondStep: boolean;
}

export interface VerificationItem {
  readonly kind: 'phone' | 'identity' | 'second_step';
  readonly isDone: boolean;
}

/** What can be verified: only what was verified counts as done, and nothing is listed that the brand has no page for. */
export function verificationItems(facts: VerificationFacts): readonly VerificationItem[] {
  const { isPhoneVerified, isIdentityVerified, hasSecondStep } = facts;
  const items: VerificationItem[] = [];
  if (isPhoneVerified || facts.canVerifyPhone) items.push({ kind: 'phone', isDone: isPhoneVerified });
  items.push({ kind: 'identity', isDone: isIdentityVerified });
  if (hasSecondStep || facts.canSetSecondStep) items.push({ kind: 'second_step', isDone: hasSecondStep });
  return items;
}
