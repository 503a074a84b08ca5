import { createHmac } from 'node:crypto';

import { isSameText } from '../same-text.ts';

/** Header of a webhook, in lower case as Node delivers it. */
export const WEBHOOK_HEADER = 'btcpay-sig';

/** `sha256=` and the HMAC of the bytes as sent. It has no time. */
export function signWebhook(rawBody: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`;
}

export function isSignedWebhook(
  rawBody: string,
  given: string | readonly string[] | undefined,
  secret: string,
): boolean {
  return typeof given === 'string' && isSameText(given, signWebhook(rawBody, secret));
}
