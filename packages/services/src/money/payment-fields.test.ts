import { describe, expect, it } from 'vitest';

import { enteredText } from '@baize/contract/typed-identifiers';
import { fieldProblem, fieldValue, namesNetworks } from './payment-fields.ts';

const field = { type: 'text', name: 'owner', label: 'Owner', required: true } as const;

describe('fieldProblem', () => {
  it('accepts a text of exactly the maximum length, and not one character more', () => {
    const bounded = { ...field, maxlength: 5 };
    expect(fieldProblem(bounded, 'abcde')).toBeUndefined();
    expect(fieldProblem(bounded, 'abcdef')).toEqual({ message: 'field_max_length', values: { max: 5 } });
  });

  it('requires required fields only', () => {
    expect(fieldProblem(field, '')).toEqual({ message: 'field_required' });
    expect(fieldProblem({ ...field, required: false }, '')).toBeUndefined();
  });

  it('refuses characters that change how other texts are shown, and texts that cannot be seen', () => {
    const optional = { ...field, required: false };
    for (const value of ['a\u001B[2Kmarks none', 'a\nb', 'a\tb', 'Ece\u202E naT', '\u2066Ece'])
      expect(fieldProblem(field, value)).toEqual({ message: 'field_signs' });
    expect(fieldProblem(field, '\u200B\u2060')).toEqual({ message: 'field_required' });
    expect(fieldProblem(optional, '\u200B\u2060')).toEqual({ message: 'field_signs' });
    expect(fieldProblem(field, 'علی\u200Cرضا')).toBeUndefined();
  });

  it('checks numbers, options and IBANs', () => {
    expect(fieldProblem({ ...field, type: 'number' }, '12a')).toEqual({ message: 'field_digits' });
    const choice = { ...field, options: [{ value: 'a', label: 'A' }] };
    expect(fieldProblem(choice, 'b')).toEqual({ message: 'option_invalid' });
    expect(fieldProblem(choice, 'a')).toBeUndefined();
    const iban = { ...field, type: 'iban' } as const;
    expect(fieldProblem(iban, 'TR33 0006 1005 1978 6457 8413 26')).toBeUndefined();
    expect(fieldProblem(iban, 'TR34 0006 1005 1978 6457 8413 26')).toEqual({ message: 'iban_invalid' });
  });

  it('wants the real shape of accounts and mobile numbers', () => {
    const wallet = { ...field, type: 'number', minlength: 10, maxlength: 10 } as const;
    expect(fieldProblem(wallet, '1')).toEqual({ message: 'field_exact_length', values: { count: 10 } });
    expect(fieldProblem({ ...wallet, maxlength: 12 }, '1')?.message).toBe('field_min_length');
    expect(fieldProblem(wallet, '1234567890')).toBeUndefined();
    const phone = { ...field, type: 'phone' } as const;
    for (const text of ['2121234567', '532123456', '53212345678', '+4915112345678', 'abc'])
      expect([text, fieldProblem(phone, text)]).toEqual([text, { message: 'mobile_number_invalid' }]);
    for (const text of ['5321234567', '05321234567', '+905321234567', '00905321234567'])
      expect([text, fieldProblem(phone, text), fieldValue(phone, text)]).toEqual([
        text,
        undefined,
        '5321234567',
      ]);
  });

  it('wants a name of a wallet in one spelling, which is stored and sent', () => {
    const wallet = { ...field, type: 'wallet_name' } as const;
    const wrong = [
      'de',
      'd e n i z 4 2',
      'ｄｅｎｉｚ４２',
      'deniz⁴²',
      'deniz\u200B42',
      'çınar',
      '<script>',
      '😀😀😀',
    ];
    for (const text of wrong)
      expect(fieldProblem(wallet, text)?.message, text).toMatch(/wallet_name_invalid|field_signs/);
    for (const text of ['deniz42', 'DENIZ42', 'Deniz42'])
      expect([fieldProblem(wallet, text), fieldValue(wallet, text)]).toEqual([undefined, 'deniz42']);
  });

  it('wants an address of the coin’s network', () => {
    const address = { ...field, type: 'coin_address' } as const;
    const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(fieldProblem(address, 'attacker', 'bitcoin')).toEqual({
      message: 'coin_address_invalid',
      values: { network: 'Bitcoin' },
    });
    expect(fieldProblem(address, bitcoin, 'tron')).toEqual({
      message: 'coin_address_network',
      values: { network: 'TRON (TRC-20)', other: 'Bitcoin' },
    });
    expect(fieldProblem(address, bitcoin, 'bitcoin')).toBeUndefined();
    expect(fieldValue(address, bitcoin.toUpperCase(), 'bitcoin')).toBe(bitcoin);
  });
});

it('takes what was pasted with its surroundings', () => {
  const meant = (type: 'iban' | 'number' | 'phone' | 'coin_address' | 'text', text: string) =>
    enteredText(type, text);
  expect(meant('iban', '\u200E IBAN: TR33 0006–1005\u200B')).toBe('TR3300061005');
  expect(meant('number', ' 1234 567-890 ')).toBe('1234567890');
  expect(meant('phone', '\u202D+90 532 123 45 67\u202C')).toBe('+905321234567');
  expect(meant('coin_address', 'bitcoin:bc1qw508')).toBe('bc1qw508');
  expect(meant('text', ' Ece - Su ')).toBe('Ece - Su');
});

it('takes an address only if every coin names its network', () => {
  const coin = {
    ...field,
    type: 'select',
    name: 'coin',
    options: [
      { value: 'btc', label: 'Bitcoin', network: 'bitcoin' },
      { value: 'usdt', label: 'Tether', network: 'tron' },
    ],
  } as const;
  const fields = [field, { ...coin, options: [...coin.options] }];
  const address = { ...field, type: 'coin_address' } as const;
  expect([namesNetworks([...fields, address]), namesNetworks([address]), namesNetworks([field])]).toEqual([
    true,
    false,
    true,
  ]);
});
