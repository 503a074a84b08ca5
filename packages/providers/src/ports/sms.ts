import type { SmsText } from '../sms-text.ts';

/** An SMS to one phone. */
export interface ShortMessage {
  /** The same for every attempt at one message, so that a gateway can recognise repeats. */
  readonly id: string;
  /** The sending brand, whose key signs if the provider uses keys. */
  readonly siteId: number;
  /** E.164, with its plus sign: +905325551010. */
  readonly to: string;
  readonly text: SmsText;
}

export interface SmsPort {
  /**
   * Delivers a message to the provider within `DELIVERY_TIMEOUT_MS`.
   *
   * @throws MessageUndelivered if it was refused or there was no response in time
   */
  send(message: ShortMessage): Promise<void>;
}
