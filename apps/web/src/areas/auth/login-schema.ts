import type { WireBody } from '@baize/contract';
import { type InferOutput, maxLength, nonEmpty, object, optional, pipe, string, trim } from 'valibot';

import { tooLong } from './too-long.ts';

/** Messages of these schemas are catalogue keys. */
export const loginSchema = object({
  username: pipe(string(), trim(), nonEmpty('auth_field_required'), maxLength(50, tooLong(50))),
  password: pipe(string(), nonEmpty('auth_field_required'), maxLength(200, tooLong(200))),
  /** Of the authenticator app, once the server requires it. */
  code: optional(pipe(string(), trim(), maxLength(10, tooLong(10)))),
});

export type LoginValues = InferOutput<typeof loginSchema>;

/** The request body. Lower-casing is independent of the language, so İ and ı never change who someone is. */
export function loginBody({ username, password, code }: LoginValues): WireBody<'POST /login'> {
  return { username: username.trim().toLowerCase(), password, ...(code ? { code } : {}) };
}
