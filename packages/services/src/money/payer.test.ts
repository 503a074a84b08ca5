import { expect, test } from 'vitest';

import { payerOf } from './payer.ts';

test.each([
  ['of the gateway, whatever was typed', { sender_name: 'Ece Ak' }, { payer: 'Ali Kaya' }, 'Ali Kaya'],
  ['of the form', { sender_name: 'Ece Ak', amount: '5' }, {}, 'Ece Ak'],
  ['of the form if the gateway has none', { sender_name: 'Ece Ak' }, { payer: '' }, 'Ece Ak'],
  ['of two fields', { name: 'Ece', surname: 'Ak' }, {}, 'Ece Ak'],
  ['of one of them', { name: '', surname: 'Ak' }, {}, 'Ak'],
  ['of nobody', { amount: '5' }, {}, undefined],
])('the payer is that %s', (_, fields, details, payer) => {
  expect(payerOf({ fields, details })).toBe(payer);
});
