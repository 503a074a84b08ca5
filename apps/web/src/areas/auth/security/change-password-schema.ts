import type { WireBody } from '@baize/contract';
import { forward, type InferOutput, maxLength, object, partialCheck, pipe } from 'valibot';

import { newPassword, repeatedPassword, requiredText, tooLong } from '../field-schemas.ts';

/** The server also knows the user name and the passwords that are too common. */
export const changePasswordSchema = pipe(
  object({
    current_password: pipe(requiredText, maxLength(200, tooLong(200))),
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

export type ChangePasswordValues = InferOutput<typeof changePasswordSchema> &
  WireBody<'PUT /change-password'>;
