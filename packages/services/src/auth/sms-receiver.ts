/** What a code is good for; a code of one purpose is nothing to another. */
export type SmsPurpose = 'sign-in' | `phone ${string}`;

/** Whom a code is sent to. */
export interface SmsReceiver {
  readonly siteId: number;
  readonly id: number;
  /** International number with its plus sign. */
  readonly phone: string;
}
