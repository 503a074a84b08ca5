/** Keys that protect personal ids at rest, 32 bytes each. */
export interface PersonalIdKeys {
  /** For the keyed hash that finds a person's second account. */
  readonly hashKey: Buffer;
  /** For encrypting the number (AES-256-GCM). */
  readonly cipherKey: Buffer;
}
