/** An e-mail to one person. */
export interface Email {
  /** The same for every attempt at one e-mail. */
  readonly id: string;
  /** The sending brand, whose key signs if the provider uses keys. */
  readonly siteId: number;
  /** Display name of the sender, which is the brand's. */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A complete document with all texts escaped. */
  readonly html: string;
}

export interface MailPort {
  /**
   * Delivers an e-mail to the provider within `DELIVERY_TIMEOUT_MS`.
   *
   * @throws MessageUndelivered if it was refused or there was no response in time
   */
  send(email: Email): Promise<void>;
}
