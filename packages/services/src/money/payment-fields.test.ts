import { describe, expect, it } from 'vitest';

import { fieldProblem } from './payment-fields.ts';

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
});
