import { describe, expect, it } from 'vitest';

import { amountText, fieldProblem, orderedFields, paymentBody } from './payment-values.ts';
import type { PaymentField, PaymentMethod } from './payment-method.ts';

const text = (more: Partial<PaymentField> = {}): PaymentField => ({
  type: 'text',
  name: 'sender_name',
  label: 'Gönderen',
  required: true,
  ...more,
});
const amount = text({ type: 'amount', name: 'amount', label: 'Tutar', maxlength: 14 });

const method: PaymentMethod = {
  id: 7,
  slug: 'hizli-havale',
  name: 'Hızlı Havale',
  icon: 'landmark',
  color: '#2f8f6b',
  options: {
    type: 'fields',
    endpoint: 'account/deposit/dynamic',
    fields: [text(), amount, text({ type: 'iban', name: 'iban', required: false })],
  },
  limit: { expire: 3, min: '250.00', max: '50000.00', step: '10.00', category_id: 1 },
  fee: { fixed: '0.00', percent: '0.00' },
  usual_minutes: null,
  quick_amounts: [],
};

function problem(field: PaymentField, typed: string, language: 'tr' | 'en' = 'tr') {
  return fieldProblem(field, typed, method, { kind: 1, currency: 1, language });
}

describe('the amount', () => {
  it.each([
    ['1.000', undefined],
    ['1.000,00', undefined],
    ['250', undefined],
    ['50.000', undefined],
    ['', { key: 'money_write_amount' }],
    ['bin lira', { key: 'money_amount_invalid' }],
    ['-500', { key: 'money_amount_invalid' }],
    ['249,99', { key: 'money_amount_too_small', values: { min: '₺250' } }],
    ['50.000,01', { key: 'money_amount_too_large', values: { max: '₺50.000' } }],
    ['255', { key: 'money_amount_step', values: { step: '₺10' } }],
  ])('%s', (typed, expected) => {
    expect(problem(amount, typed)).toEqual(expected);
  });

  it.each([
    ['2,500', undefined],
    ['1,000.00', undefined],
    ['1,000.50', { key: 'money_amount_step', values: { step: '₺10' } }],
    ['1.000', { key: 'money_amount_invalid' }],
    ['50,000.01', { key: 'money_amount_too_large', values: { max: '₺50,000' } }],
  ])('%s in English', (typed, expected) => {
    expect(problem(amount, typed, 'en')).toEqual(expected);
  });

  it('is formatted the way it is parsed', () => {
    const texts = (language: 'tr' | 'en') => [100_000n, 125_050n].map((minor) => amountText(minor, language));
    expect(texts('tr')).toEqual(['1.000', '1.250,50']);
    expect(texts('en')).toEqual(['1,000', '1,250.50']);
  });

  it('is the first field', () => {
    expect(orderedFields(method).map((field) => field.name)).toEqual(['amount', 'sender_name', 'iban']);
  });
});

describe('other fields', () => {
  it('may be empty only if they are optional', () => {
    expect(problem(text(), '  ')).toEqual({ key: 'money_field_required' });
    expect(problem(text({ required: false }), '')).toBeUndefined();
  });

  it('contain nothing that changes how other texts are shown, and can be seen', () => {
    for (const typed of ['a\u001B[2K', 'a\tb', 'Ece\u202E naT', 'Ece\u2069'])
      expect(problem(text(), typed)).toEqual({ key: 'money_characters' });
    expect(problem(text(), '\u200B\u2060')).toEqual({ key: 'money_field_required' });
    expect(problem(text({ required: false }), '\u200B')).toEqual({ key: 'money_characters' });
    expect(problem(text(), 'علی\u200Cرضا')).toBeUndefined();
  });

  it('respect their maximum length', () => {
    expect(problem(text({ maxlength: 4 }), 'Elif')).toBeUndefined();
    expect(problem(text({ maxlength: 3 }), 'Elif')).toEqual({
      key: 'money_write_max_count',
      values: { count: 3 },
    });
  });

  it('accept only digits if they are numbers', () => {
    expect(problem(text({ type: 'number' }), '12a')).toEqual({ key: 'money_digits_only' });
    expect(problem(text({ type: 'number' }), '0012')).toBeUndefined();
  });

  it('validate an IBAN, whatever its blanks and country codes', () => {
    const iban = text({ type: 'iban', maxlength: 26 });
    expect(problem(iban, 'TR TR33 0006 1005 1978 6457 8413 26')).toBeUndefined();
    expect(problem(iban, '33 0006 1005 1978 6457 8413 2')).toEqual({
      key: 'money_iban_count',
      values: { count: 23 },
    });
    expect(problem(iban, ' TR ')).toEqual({ key: 'money_field_required' });
  });

  it('accept a phone number with and without its prefixes', () => {
    expect(problem(text({ type: 'phone' }), '0532 123 45 67')).toBeUndefined();
    expect(problem(text({ type: 'phone' }), '0212 123 45 67')).toEqual({ key: 'money_phone_invalid' });
    expect(problem(text({ type: 'number', minlength: 10, maxlength: 10 }), '1')).toEqual({
      key: 'money_write_count',
      values: { count: 10 },
    });
    expect(problem(text({ type: 'phone' }), '532 123 45')).toEqual({ key: 'money_phone_invalid' });
  });

  it('accept only dates that exist', () => {
    expect(problem(text({ type: 'date' }), '2028-02-29')).toBeUndefined();
    expect(problem(text({ type: 'date' }), '2026-02-29')).toEqual({ key: 'money_date_invalid' });
    expect(problem(text({ type: 'date' }), '29.02.2028')).toEqual({ key: 'money_date_invalid' });
  });
});

describe('bad amounts', () => {
  const tens: PaymentMethod = { ...method, limit: { ...method.limit, min: '20.00', step: '10.00' } };
  const long = '9'.repeat(10_000);
  const invalid = { key: 'money_amount_invalid' };
  const tooSmall = { key: 'money_amount_too_small', values: { min: '₺20' } };
  const inTens = { key: 'money_amount_step', values: { step: '₺10' } };

  it.each([
    ['', { key: 'money_write_amount' }, { key: 'money_write_amount' }],
    ['   ', { key: 'money_write_amount' }, { key: 'money_write_amount' }],
    ['0', tooSmall, tooSmall],
    ['-1', invalid, invalid],
    ['1,5', tooSmall, tooSmall],
    ['1.5', tooSmall, tooSmall],
    ['1.234,56', inTens, invalid],
    ['1e9', invalid, invalid],
    ['100000000', { key: 'money_amount_too_large', values: { max: '₺50.000' } }, undefined],
    ['NaN', invalid, invalid],
    ['19,99', tooSmall, tooSmall],
    ['19.99', tooSmall, tooSmall],
    ['25', inTens, inTens],
    ['٢٥٠', invalid, invalid],
    [long, { key: 'money_write_max_count', values: { count: 14 } }, undefined],
  ] as const)('%s', (typed, turkish, english) => {
    const of = (language: 'tr' | 'en') =>
      fieldProblem(amount, typed, tens, { kind: 1, currency: 1, language });
    expect(of('tr')).toEqual(turkish);
    if (english) expect(of('en')).toEqual(english);
  });

  it('may be all that a closed account has, up to the most of a method', () => {
    const of = (typed: string, restMinor: bigint) => {
      const rules = { kind: 2, currency: 1, language: 'tr', availableMinor: restMinor, restMinor } as const;
      return fieldProblem(amount, typed, tens, rules)?.key;
    };
    expect([of('12,34', 1_234n), of('1.234,56', 123_456n)]).toEqual([undefined, undefined]);
    expect(of('12,33', 1_234n)).toBe('money_withdraw_too_small');
    expect(of('1.234,55', 123_456n)).toBe('money_amount_step');
    expect(of('50.010', 5_001_000n)).toBe('money_withdraw_too_large');
    expect(of('0', 0n)).toBe('money_withdraw_too_small');
  });

  it('of a withdrawal are more than what can be withdrawn, and have their own words', () => {
    const rules = { kind: 2, currency: 1, language: 'tr', availableMinor: 100_000n } as const;
    const of = (typed: string) => fieldProblem(amount, typed, tens, rules);
    expect(of('')).toEqual({ key: 'money_withdraw_write_amount' });
    expect(of('10')).toEqual({ key: 'money_withdraw_too_small', values: { min: '₺20' } });
    expect(of('50.010')).toEqual({ key: 'money_withdraw_too_large', values: { max: '₺50.000' } });
    expect(of('1.010')).toEqual({ key: 'money_withdraw_over_available', values: { available: '₺1.000' } });
    expect(of('1.000')).toBeUndefined();
  });
});

it('sends two decimals and no empty fields', () => {
  const values = { sender_name: ' Elif Karadağ ', iban: '' };
  const body = {
    payment_id: '7',
    endpoint: 'account/deposit/dynamic',
    amount: '1000.50',
    sender_name: 'Elif Karadağ',
  };
  expect(paymentBody(method, { ...values, amount: '1.000,5' }, 'tr')).toEqual(body);
  expect(paymentBody(method, { ...values, amount: '1,000.5' }, 'en')).toEqual(body);
});

it('sends hidden fields as they are, notes not at all, an IBAN and a phone bare', () => {
  const fields = [
    amount,
    text({ type: 'hidden', name: 'channel', value: 'web' }),
    text({ type: 'note', name: 'hint' }),
    text({ type: 'iban', name: 'iban' }),
    text({ type: 'phone', name: 'phone' }),
  ];
  const form = { ...method, options: { ...method.options, fields } };
  const values = {
    amount: '250',
    channel: 'changed',
    hint: 'x',
    iban: '33 0006 1005 1978 6457 8413 26',
    phone: '0532 123 45 67',
  };
  expect(paymentBody(form, values, 'tr')).toEqual({
    payment_id: '7',
    endpoint: 'account/deposit/dynamic',
    amount: '250.00',
    channel: 'web',
    iban: 'TR330006100519786457841326',
    phone: '5321234567',
  });
  expect(orderedFields(form).map(({ name }) => name)).toEqual(['amount', 'iban', 'phone']);
});
