import { expect, it } from 'vitest';

import { networkOf } from './coin-networks.ts';

it('the network follows from the chosen coin', () => {
  const fields = [
    { name: 'owner' },
    {
      name: 'coin',
      options: [
        { value: 'btc', network: 'bitcoin' },
        { value: 'usdt', network: 'tron' },
      ],
    },
  ] as const;
  expect(networkOf(fields, (name) => (name === 'coin' ? 'usdt' : 'btc'))).toBe('tron');
  expect(networkOf(fields, () => 'doge')).toBeUndefined();
});
