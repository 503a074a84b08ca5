import type { WireBody } from '@baize/contract';
import {
  check,
  forward,
  type InferOutput,
  maxLength,
  nonEmpty,
  object,
  partialCheck,
  pipe,
  regex,
  string,
  transform,
  trim,
} from 'valibot';

import { meetsPasswordRules } from './password-rules.ts';
import { tooLong } from './too-long.ts';

/* Rules that help while typing; the server's rules decide. Messages are catalogue keys. */
const secret = pipe(string(), nonEmpty('auth_field_required'));

export const forgotSchema = object({
  personal_id: pipe(
    string(),
    trim(),
    nonEmpty('auth_field_required'),
    regex(/^\d{4}$/, 'auth_forgot_personal_id_invalid'),
  ),
  username: pipe(
    string(),
    trim(),
    nonEmpty('auth_field_required'),
    maxLength(50, tooLong(50)),
    transform((name) => name.toLowerCase()),
  ),
});

export const resetSchema = pipe(
  object({
    // Only the server knows whose link this is, so it checks the rule about the user name.
    password: pipe(
      secret,
      check((password) => meetsPasswordRules(password, ''), 'auth_password_weak'),
    ),
    password_confirmation: secret,
  }),
  forward(
    partialCheck(
      [['password'], ['password_confirmation']],
      (values) => values.password === values.password_confirmation,
      'auth_password_mismatch',
    ),
    ['password_confirmation'],
  ),
);

export type ForgotValues = InferOutput<typeof forgotSchema> & WireBody<'POST /forget-password'>;
export type ResetValues = InferOutput<typeof resetSchema> & Omit<WireBody<'POST /reset-password'>, 'token'>;
