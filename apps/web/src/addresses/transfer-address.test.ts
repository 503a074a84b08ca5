import { expect, test } from 'vitest';

import { parseTransfer, transferAddress, transferWallets } from './transfer-address.ts';

const parse = (method: string, search = '') => parseTransfer({ method }, new URLSearchParams(search));

test('an address names a wallet and a direction', () => {
  for (const wallet of transferWallets) {
    expect(transferAddress(wallet)).toBe(`/account/transfers/${wallet}`);
    expect(parse(wallet)).toEqual({ wallet, type: undefined });
  }
  expect(parse('Live_Slot', 'type=1')).toEqual({ wallet: 'live_slot', type: 1 });
  expect(parse('poker', 'type=2').type).toBe(2);
});

test('any other method opens poker, and another direction is as good as none', () => {
  for (const method of ['main', 'bonus', 'constructor', '']) expect(parse(method).wallet).toBe('poker');
  for (const type of ['0', '3', '01', 'x']) expect(parse('binary', `type=${type}`).type).toBeUndefined();
});
