import { randomBytes } from 'node:crypto';

import type { ConstellationSecrets } from './constellation.ts';

/** Secrets of a temporary product, such as a test's. */
export function throwawaySecrets(): ConstellationSecrets {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    personalIdKey: secret(),
    personalIdHashKey: secret(),
    documentKey: secret(),
    providerKey: secret(),
  };
}
