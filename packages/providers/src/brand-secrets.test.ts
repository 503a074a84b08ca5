import { expect, it } from 'vitest';

import { brandSecrets } from './brand-secrets.ts';

const [one, two] = ['secret-of-one-brand', 'secret-of-another=='];

it('reads a secret for each brand, and two during a rotation', () => {
  const secrets = brandSecrets().parse(`7=${one},8=${two},7=${two}`);
  expect([secrets.current(7), secrets.current(8)]).toEqual([one, two]);
  expect([secrets.live(7), secrets.live(8), secrets.live(9)]).toEqual([[one, two], [two], []]);
  expect(() => secrets.current(9)).toThrow(RangeError);
});

it.each(['', one, `7=${one},`, '7=short', `x=${one}`, `7=${one} `])('refuses %j', (text) => {
  expect(brandSecrets().safeParse(text).success).toBe(false);
});
