import type { PersonalIdKeys } from '@baize/services';

import type { ServerConfig } from './server-config.ts';

const KEY_BYTES = 32;

/**
 * Decodes the keys in the settings.
 *
 * @throws RangeError for a key that is not 32 bytes in base64url
 */
export function readPersonalIdKeys({ secrets }: Pick<ServerConfig, 'secrets'>): PersonalIdKeys {
  return {
    cipherKey: readKey(secrets.personalIdKey),
    hashKey: readKey(secrets.personalIdHashKey),
  };
}

function readKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== KEY_BYTES)
    throw new RangeError(`a key of personal ids has ${KEY_BYTES} bytes, not ${key.length}`);
  return key;
}
