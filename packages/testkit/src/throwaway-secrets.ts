import { randomBytes } from 'node:crypto';

import type { ConstellationSecrets } from './constellation.ts';

/** Secrets of a product that disappears with its data. */
export function throwawaySecrets(): ConstellationSecrets {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    personalIdKey: secret(),
    personalIdHashKey: secret(),
    providerKey: secret(),
  };
}
