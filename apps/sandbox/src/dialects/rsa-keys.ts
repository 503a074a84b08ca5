import type { KeyObject } from 'node:crypto';

import { readPrivateKey, readPublicKey } from '@baize/providers';

/** Keys of the provider that signs with RSA. */
export interface RsaStudioKeys {
  readonly privateKey: KeyObject;
  /** The site's public key, which signs launches. */
  readonly operatorKey: KeyObject;
}

/** The same as text: DER in base64. */
export interface RsaStudioKeyTexts {
  readonly privateKey: string;
  readonly operatorKey: string;
}

/** @throws Error if a key is none */
export function readStudioKeys({ privateKey, operatorKey }: RsaStudioKeyTexts): RsaStudioKeys {
  const [own, operators] = [readPrivateKey(privateKey), readPublicKey(operatorKey)];
  if (!own || !operators) throw new Error('the RSA keys of the sandbox cannot be read');
  return { privateKey: own, operatorKey: operators };
}
