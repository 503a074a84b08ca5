import { createHash } from 'node:crypto';

/** How tokens are kept: they are random enough that one fast hash hides them. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
