import { createHash } from 'node:crypto';

import { readSecret } from '@baize/contract/typed-secrets';

/** Hashes a token for storage. Tokens are random enough for one fast hash; operators type some of them. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(readSecret(secret)).digest('hex');
}
