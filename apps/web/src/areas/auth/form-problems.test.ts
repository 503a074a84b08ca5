import type { FieldPath } from 'react-hook-form';
import { describe, expect, it } from 'vitest';

import { invalidFormText, problemText, showServerProblems } from './form-problems.ts';

interface Values {
  username: string;
  email: string;
}

function recordingForm() {
  const calls: unknown[] = [];
  return { calls, setError: (...call: unknown[]) => void calls.push(call) };
}

describe('errors returned by the server', () => {
  const names: FieldPath<Values>[] = ['username', 'email'];

  it('are set on their fields in the order of the form, with focus on the first', () => {
    const form = recordingForm();
    const problems = { email: ['Bu e-posta kayıtlı.', 'İkinci'], username: ['Alınmış.'], other: ['Yok.'] };
    expect(showServerProblems<Values, Values>(form, problems, names)).toEqual(['username', 'email']);
    expect(form.calls).toEqual([
      ['username', { type: 'server', message: 'Alınmış.' }, { shouldFocus: true }],
      ['email', { type: 'server', message: 'Bu e-posta kayıtlı.' }, { shouldFocus: false }],
    ]);
  });

  it('of other fields are left to the caller', () => {
    const form = recordingForm();
    expect(showServerProblems<Values, Values>(form, { address: ['Kısa.'] }, names)).toEqual([]);
    expect(form.calls).toEqual([]);
  });
});

describe('the message below a field', () => {
  const t = (key: string) => `[${key}]`;

  it('is translated unless it is the server’s', () => {
    expect(problemText(t, { type: 'check', message: 'auth_email_invalid' })).toBe('[auth_email_invalid]');
    expect(problemText(t, { type: 'server', message: 'Alınmış.' })).toBe('Alınmış.');
    expect(problemText(t, undefined)).toBeUndefined();
  });

  it('includes the maximum length that a schema appends to its key', () => {
    const filled = (key: string, values?: Record<string, unknown>) => `${key} ${JSON.stringify(values)}`;
    expect(problemText(filled, { type: 'max_length', message: 'auth_field_long 50' })).toBe(
      'auth_field_long {"max":"50"}',
    );
  });

  it('above the form says that something is empty, else what is wrong with the first field', () => {
    const empty = { type: 'x', message: 'auth_field_required' };
    const wrong = { type: 'x', message: 'auth_email_invalid' };
    const long = { type: 'x', message: 'auth_field_long 50' };
    expect(invalidFormText(t, { b: empty, a: wrong }, ['a', 'b'])).toBe('[fill_all_fields]');
    expect(invalidFormText(t, { b: long, a: wrong }, ['a', 'b'])).toBe('[auth_email_invalid]');
    expect(invalidFormText(t, {}, ['a', 'b'])).toBeUndefined();
  });
});
