/** A email to one person. */
export interface Email {
  /** The same for every attempt at one e-mail. */
  readonly id: string;
  /** The brand that writes, which decides whose key signs where keys are used. */
  readonly siteId: number;
  /** Name beside the sender's address: the brand's. */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document; every text in it already escaped. */
  readonly html: string;
}

export interface MailPort {
  /**
   * Hands a email over, within `DELIVERY_TIMEOUT_MS`.
   *
   * @throws MessageUndelivered when it was refused or nobody answered in time
   */
  send(email: Email): Promise<void>;
}
