import type { WireBody } from '@baize/contract';
import { forward, type InferOutput, object, partialCheck, pipe, regex, transform } from 'valibot';

import { newPassword, repeatedPassword, requiredName, requiredNumber } from './field-schemas.ts';

export const forgotSchema = object({
  personal_id: pipe(requiredNumber, regex(/^\d{4}$/, 'auth_forgot_personal_id_invalid')),
  username: pipe(
    requiredName(50),
    transform((name) => name.toLowerCase()),
  ),
});

export const resetSchema = pipe(
  object({
    // Only the server knows whose link this is, so it checks the rule about the user name.
    password: newPassword,
    password_confirmation: repeatedPassword,
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
