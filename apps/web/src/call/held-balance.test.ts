import { expect, it } from 'vitest';

import { createHeldBalance } from './held-balance.ts';

it('keeps balances back while held and lets the last one go', () => {
  const shown: string[] = [];
  const held = createHeldBalance((balance) => shown.push(balance));
  held.take('10.00');
  held.hold();
  held.take('9.00');
  held.take('14.00');
  expect(shown).toEqual(['10.00']);
  held.release();
  held.release();
  expect(shown).toEqual(['10.00', '14.00']);
});
