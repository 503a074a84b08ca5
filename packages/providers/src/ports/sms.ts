/** A short message to one telephone. */
export interface ShortMessage {
  /** The same for every attempt at one message: a gateway that knows it delivers nothing twice. */
  readonly id: string;
  /** The brand that writes, which decides whose key signs where keys are used. */
  readonly siteId: number;
  /** E.164, with its plus sign: +905325551010. */
  readonly to: string;
  readonly text: string;
}

export interface SmsPort {
  /**
   * Hands a message over, within `DELIVERY_TIMEOUT_MS`.
   *
   * @throws MessageUndelivered when it was refused or nobody answered in time
   */
  send(message: ShortMessage): Promise<void>;
}
