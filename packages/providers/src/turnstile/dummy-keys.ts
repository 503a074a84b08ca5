/*
 * The provider's public test keys, with fixed results.
 * Source: developers.cloudflare.com/turnstile/troubleshooting/testing
 */
export const dummySiteKeys = {
  pass: '1x00000000000000000000AA',
  fail: '2x00000000000000000000AB',
  ask: '3x00000000000000000000FF',
} as const;

export const dummySecrets = {
  pass: '1x0000000000000000000000000000000AA',
  fail: '2x0000000000000000000000000000000AA',
  spent: '3x0000000000000000000000000000000AA',
} as const;

/** Whether a site key or a secret is one of the provider's test keys, which production must not use. */
export function isDummyCaptchaKey(key: string): boolean {
  return /^[123]x0{20}/.test(key);
}
