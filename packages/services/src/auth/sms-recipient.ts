/** What a code is for; a code sent for one purpose is not valid for another. */
export type SmsPurpose = 'sign-in' | `phone ${string}` | `change ${string}`;

export interface SmsRecipient {
  readonly siteId: number;
  readonly id: number;
  /** International number with its plus sign. */
  readonly phone: string;
}
