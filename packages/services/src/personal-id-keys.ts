/** Keys that protect the personal ids at rest, 32 bytes each. */
export interface PersonalIdKeys {
  /** For the keyed hash by which one person's second account is found. */
  readonly hashKey: Buffer;
  /** For the number itself (AES-256-GCM). */
  readonly cipherKey: Buffer;
}
