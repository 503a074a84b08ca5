import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { loginBody, loginSchema } from './login-schema.ts';

describe('signing in', () => {
  it('requires both fields', () => {
    const { issues } = safeParse(loginSchema, { username: '  ', password: '' });
    expect(issues?.map((issue) => issue.message)).toEqual(['auth_field_required', 'auth_field_required']);
  });

  it('keeps the spaces of a password', () => {
    expect(safeParse(loginSchema, { username: ' elif ', password: ' a b ' }).output).toEqual({
      username: 'elif',
      password: ' a b ',
    });
  });

  it('lower-cases a user name the same way in every language', () => {
    expect(loginBody({ username: '\u200EElif–99\u200B', password: 'X' }).username).toBe('elif-99');
    expect(loginBody({ username: ' ELIF-99 ', password: 'X' })).toEqual({
      username: 'elif-99',
      password: 'X',
    });
    expect(loginBody({ username: 'İIıi', password: 'X' }).username).toBe('i\u0307iıi');
  });
});
