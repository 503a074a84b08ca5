/** What a code is for; a code sent for one purpose is not valid for another. */
export type SmsPurpose = 'sign-in' | PayoutPurpose | `phone ${string}` | `change ${string}`;

/** With the session that has asked, so that another one cannot use the code. */
type PayoutPurpose = `payout ${number}`;

export const payoutPurpose = (sessionId: number): PayoutPurpose => `payout ${sessionId}`;

/** Whether such a code goes to the number that the player has verified, and nowhere else. */
export function isToVerified(purpose: SmsPurpose): boolean {
  return purpose === 'sign-in' || purpose.startsWith('payout ');
}

export interface SmsRecipient {
  readonly siteId: number;
  readonly id: number;
  /** International number with its plus sign. */
  readonly phone: string;
}
