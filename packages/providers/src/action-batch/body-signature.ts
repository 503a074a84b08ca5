import { createHmac } from 'node:crypto';

import { isSameText } from '../same-text.ts';

export const BODY_SIGNATURE_HEADER = 'x-request-sign';

/** Lower-case hex HMAC-SHA256 of the body as sent, with the token shared with the provider. */
export function signBody(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** @param given the value of the header as Node delivers it */
export function isBodySignature(
  given: string | readonly string[] | undefined,
  body: string,
  secrets: readonly string[],
): boolean {
  return typeof given === 'string' && secrets.some((secret) => isSameText(signBody(body, secret), given));
}
