import { expect, it } from 'vitest';

import { totpCode } from './totp-code.ts';

// The test vectors of RFC 6238, appendix B, cut to six digits; the secret is "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('at %s the app shows %s', (atMs, code) => {
  expect(totpCode(secret, atMs)).toBe(code);
});
