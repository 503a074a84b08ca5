import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { forgotSchema, resetSchema } from './recovery-schema.ts';

function problemsOf(schema: typeof forgotSchema | typeof resetSchema, input: unknown): string[] {
  const { issues = [] } = safeParse(schema, input);
  return issues.map((issue) => `${issue.path?.map(({ key }) => String(key)).join('.')}: ${issue.message}`);
}

describe('requesting a link', () => {
  it('accepts four digits and a user name, trimmed', () => {
    const { output } = safeParse(forgotSchema, { personal_id: ' 0146 ', username: ' KAYA ' });
    expect(output).toEqual({ personal_id: '0146', username: 'kaya' });
  });

  it.each(['146', '10146', '01a6'])('refuses the digits %j', (digits) => {
    expect(problemsOf(forgotSchema, { personal_id: digits, username: 'kaya' })).toEqual([
      'personal_id: auth_forgot_personal_id_invalid',
    ]);
  });

  it('requires both fields', () => {
    expect(problemsOf(forgotSchema, { personal_id: '', username: ' ' })).toContain(
      'username: auth_field_required',
    );
    expect(problemsOf(forgotSchema, { personal_id: '', username: ' ' })).toContain(
      'personal_id: auth_field_required',
    );
  });
});

describe('choosing a password', () => {
  it('accepts a valid one entered twice', () => {
    const values = { password: 'Zeytin3Dali', password_confirmation: 'Zeytin3Dali' };
    expect(problemsOf(resetSchema, values)).toEqual([]);
  });

  it('refuses a weak one and a mismatch', () => {
    expect(problemsOf(resetSchema, { password: 'zeytin', password_confirmation: 'zeytin' })).toEqual([
      'password: auth_password_weak',
    ]);
    expect(problemsOf(resetSchema, { password: 'Zeytin3Dali', password_confirmation: 'Zeytin3' })).toEqual([
      'password_confirmation: auth_password_mismatch',
    ]);
  });
});
