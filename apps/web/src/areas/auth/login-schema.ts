import type { WireBody } from '@baize/contract';
import { cleanName } from '@baize/contract/typed-identifiers';
import { type InferOutput, maxLength, object, optional, pipe, string, trim } from 'valibot';

import { requiredName, requiredText, tooLong } from './field-schemas.ts';

export const loginSchema = object({
  username: requiredName(50),
  password: pipe(requiredText, maxLength(200, tooLong(200))),
  /** Of the authenticator app, once the server requires it. */
  code: optional(pipe(string(), trim(), maxLength(20, tooLong(20)))),
  /** Instead of the code. */
  recovery_code: optional(pipe(string(), trim(), maxLength(40, tooLong(40)))),
});

export type LoginValues = InferOutput<typeof loginSchema>;

/** The request body. Lower-casing is independent of the language, so İ and ı never change who someone is. */
export function loginBody(values: LoginValues): WireBody<'POST /login'> {
  const { username, password, code, recovery_code } = values;
  return {
    username: cleanName(username).toLowerCase(),
    password,
    ...(code && { code }),
    ...(recovery_code && { recovery_code }),
  };
}
