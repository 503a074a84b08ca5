import { describe, expect, test } from 'vitest';

import { maskEmail, maskPhone } from './mask-contact.ts';
import { kindsOf, searchKeysOf } from './search-keys.ts';

describe('what a text of an operator may mean', () => {
  test.each([
    ['+90 532 555 10 10', ['5325551010']],
    ['0532 555 10 10', ['5325551010']],
    ['(0532) 555-1010', ['5325551010']],
    ['0090 532 555 10 10', ['5325551010']],
    ['905325551010', ['5325551010']],
    ['532.555.10.10', ['5325551010']],
  ])('a phone however it is written: %s', (text, phones) => {
    expect(searchKeysOf(text).phones).toEqual(expect.arrayContaining(phones));
  });

  test.each([
    ['\u200E1326\u200B', { id: 1326 }],
    ['No: 1326', { id: 1326 }],
    ['\u202Ddeniz–42\u202C', { username: 'deniz-42' }],
    ['IBAN: TR33 0006–1326', { account: '623160003 3rt'.replace(' ', '') }],
    ['\uFEFFref-5_a', { reference: 'ref-5_a' }],
    ['Ay\u200Bşe\u00A0Tan', { name: 'Ayşe Tan' }],
  ])('%j is read as it was meant', (text, keys) => expect(searchKeysOf(text)).toMatchObject(keys));

  test('an e-mail address is that and nothing else', () => {
    expect(searchKeysOf(' Deniz@Example.com ')).toEqual({ email: 'deniz@example.com' });
  });

  test('a number is an id, a payment, a phone and the end of an account', () => {
    const keys = searchKeysOf('5325551010');
    expect(keys).toMatchObject({ id: 5_325_551_010, username: '5325551010', account: '0101555235' });
    expect(kindsOf(keys)).toEqual(['id', 'username', 'phone', 'account', 'transaction']);
    expect(kindsOf(searchKeysOf('1326'))).toEqual(['id', 'username', 'account', 'transaction']);
  });

  test('an account is read as it is masked or printed', () => {
    expect(searchKeysOf('TR33 … 1326').account).toBe('6231');
    expect(searchKeysOf('TR33 0006 1005 1978 6457 8413 26').account).toBe('623148754687915001600033rt');
    expect(searchKeysOf('abc').account).toBeUndefined();
  });

  test('a name has letters of any script, and no digits', () => {
    expect(searchKeysOf('Ayşe Şimşek').name).toBe('Ayşe Şimşek');
    expect(kindsOf(searchKeysOf('Ece Tan'))).toEqual(['name']);
    expect(searchKeysOf('ref-5').name).toBeUndefined();
    expect(searchKeysOf('a'.repeat(101))).toEqual({});
    expect(kindsOf(searchKeysOf('  '))).toEqual([]);
  });
});

test('a hit shows enough of a contact to recognize it by', () => {
  expect(maskEmail('deniz@example.com')).toBe('de***@example.com');
  expect(maskEmail('d@example.com')).toBe('***@example.com');
  expect(maskEmail('')).toBe('');
  expect(maskPhone('+905325551010')).toBe('+90 … 1010');
});
