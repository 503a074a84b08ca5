import { describe, expect, it } from 'vitest';

import { paymentMethods } from './payment-methods.ts';

describe('the fields of payment methods', () => {
  it('have room for the longest name and surname of a registration', () => {
    const senders = paymentMethods.flatMap(({ fields }) =>
      fields.filter(({ name }) => name === 'sender_name'),
    );
    expect(senders.length).toBeGreaterThan(0);
    const longest = `${'Ö'.repeat(50)} ${'Ş'.repeat(50)}`;
    for (const { maxlength = 0 } of senders) expect(maxlength).toBeGreaterThanOrEqual(longest.length);
  });
});

it('every coin that is sent to an address names its network', () => {
  const forms = paymentMethods.filter(({ fields }) => fields.some(({ type }) => type === 'coin_address'));
  expect(forms.length).toBeGreaterThan(1);
  for (const { fields } of forms) {
    const coins = fields.flatMap(({ name, options = [] }) => (name === 'coin' ? options : []));
    expect(coins.length).toBeGreaterThan(1);
    expect(coins.filter(({ network }) => network === undefined)).toEqual([]);
  }
});

describe('the names of payment methods', () => {
  it('have no Turkish words in English', () => {
    const names = paymentMethods.flatMap(({ name, nameEn, byBrand = {} }) => [
      nameEn ?? name,
      ...Object.values(byBrand).map((own) => own.nameEn ?? own.name),
    ]);
    expect(names.length).toBeGreaterThan(paymentMethods.length);
    const words = /havale|kart\b|karekod|kapı|öde\b|hesab|hızlı|otomatik|şipşak|banka\b/i;
    expect(names.filter((name) => words.test(name))).toEqual([]);
  });
});

describe('the ways back', () => {
  it('exist for every deposit', () => {
    const deposits = paymentMethods.filter(({ kind }) => kind === 1).map(({ id }) => id);
    const paidBack = paymentMethods.flatMap(({ paysBack = [] }) => paysBack);
    expect(deposits.length).toBeGreaterThan(10);
    expect(deposits.filter((id) => !paidBack.includes(id))).toEqual([]);
    expect(paidBack.filter((id) => !deposits.includes(id))).toEqual([]);
  });
});
