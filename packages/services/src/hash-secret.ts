import { createHash } from 'node:crypto';

/** Hashes a token for storage. Tokens are random enough for one fast hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
