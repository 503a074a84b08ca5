import { expect, test } from 'vitest';

import { maskDestination } from './payment-account.ts';

test.each([
  [{ iban: 'TR33 0006 1005 1978 6457 8413 26' }, 'TR33 … 1326'],
  [{ wallet_number: '1234567890' }, '… 7890'],
  [{ mobile_number: '+90 532 555 10 10' }, '… 1010'],
  [{ wallet_name: 'ayse' }, '… se'],
  [{ wallet_name: 'a' }, '… '],
  [{ coin: 'btc', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, 'bc1q … 5mdq'],
  [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }, '0x52 … 9EE7'],
  // Too short to be an address: nothing of it may be shown.
  [{ address: 'bc1qar0srrr7' }, undefined],
  [{ coin: 'btc', _holder: 'Deniz Demirel' }, undefined],
  [{}, undefined],
])('%o is shown as %s', (fields, shown) => {
  expect(maskDestination(fields as Readonly<Record<string, string>>)).toBe(shown);
});
