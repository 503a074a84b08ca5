import { describe, expect, it } from 'vitest';

import { groupIban, ibanProblem, readIban, shortIban } from './iban-text.ts';

const IBAN = 'TR330006100519786457841326';

describe('an IBAN', () => {
  it.each([
    'TR330006100519786457841326',
    '330006100519786457841326',
    'tr33 0006 1005 1978 6457 8413 26',
    'TR TR33 0006-1005-1978-6457-8413-26',
    '\u200E TR33 0006–1005\u200B 1978 6457 8413 26\u200E',
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
    'İban TR33 0006 1005 1978 6457 8413 26',
    '\u0663\u0663 0006 1005 1978 6457 8413 26'.replace('\u0663\u0663', '\uFF13\uFF13'),
  ])('%s is read', (typed) => expect(readIban(typed)).toBe(IBAN));

  it('is grouped as it is printed, whatever was pasted', () => {
    expect(groupIban(`TR${IBAN}`)).toBe('33 0006 1005 1978 6457 8413 26');
    expect(groupIban('tr3')).toBe('3');
    expect(groupIban('TR')).toBe('');
    expect(readIban(groupIban(IBAN))).toBe(IBAN);
    expect(shortIban(IBAN)).toBe('TR33 … 1326');
  });

  it.each([
    [IBAN, undefined],
    ['TR420001000000000000000001', undefined],
    ['TR330006100519786457841327', { key: 'money_iban_wrong' }],
    ['TR080006110519786457841326', { key: 'money_iban_wrong' }],
    ['TR33000610051978645784132', { key: 'money_iban_count', values: { count: 23 } }],
    ['TR3300061005197864578413260', { key: 'money_iban_count', values: { count: 25 } }],
    ['TR820006100519786457841ABC', { key: 'money_iban_digits' }],
    ['TR٣٣0006100519786457841326', { key: 'money_iban_digits' }],
  ])('%s has the problem %s', (iban, problem) => expect(ibanProblem(iban)).toEqual(problem));
});
