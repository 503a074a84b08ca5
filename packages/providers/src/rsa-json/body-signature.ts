import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

const ALGORITHM = 'sha256';

/** Base64 of RSASSA-PKCS1-v1_5 with SHA-256 over the body as sent. */
export function signBody(body: string, privateKey: KeyObject): string {
  return sign(ALGORITHM, Buffer.from(body), privateKey).toString('base64');
}

/** @param given the value of the header as Node delivers it */
export function isBodySignature(
  given: string | readonly string[] | undefined,
  body: string,
  publicKeys: readonly KeyObject[],
): boolean {
  if (typeof given !== 'string') return false;
  const signature = Buffer.from(given, 'base64');
  return publicKeys.some((key) => verify(ALGORITHM, Buffer.from(body), key, signature));
}

/** Keys are given as DER in base64, which fits on a line. @returns undefined if it is not an RSA key */
export function readPublicKey(text: string): KeyObject | undefined {
  return readKey(() => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));
}

/** PKCS #8. @returns undefined if it is not an RSA key */
export function readPrivateKey(text: string): KeyObject | undefined {
  return readKey(() => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));
}

function readKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}
