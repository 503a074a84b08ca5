import { describe, expect, it } from 'vitest';

import { amountText, paymentBody, fieldProblem, orderedFields, readIban } from './payment-values.ts';
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
  quick_amounts: [],
};

function problem(field: PaymentField, typed: string, language: 'tr' | 'en' = 'tr') {
  return fieldProblem(field, typed, method, { currency: 1, language });
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

  it('validate an IBAN', () => {
    const iban = text({ type: 'iban', maxlength: 26 });
    expect(readIban('TR TR33 0006 1005 1978 6457 8413 26')).toBe('TR330006100519786457841326');
    expect(problem(iban, 'TR33 0006 1005 1978 6457 8413 26')).toBeUndefined();
    expect(problem(iban, '33 0006 1005 1978 6457 8413 2')).toEqual({ key: 'money_iban_invalid' });
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
