import { cleanName, cleanNumber } from '@baize/contract/typed-identifiers';
import { readSecret } from '@baize/contract/typed-secrets';
import type { MessageKey } from '@baize/messages/keys';
import { check, maxLength, nonEmpty, pipe, string, transform, trim } from 'valibot';

import { meetsPasswordRules } from './password-rules.ts';

/* Rules that help while typing; the server's rules decide. Messages are catalogue keys. */

const tooLongKey: MessageKey = 'auth_field_long';

/** The message for a text that is too long: its catalogue key, then the maximum length. */
export function tooLong(max: number): string {
  return `${tooLongKey} ${max}`;
}

/** Spaces count, as in a password. */
export const requiredText = pipe(string(), nonEmpty('auth_field_required'));

export const requiredWords = pipe(string(), trim(), nonEmpty('auth_field_required'));

/** A user name or an e-mail address. */
export const requiredName = (max: number) =>
  pipe(string(), transform(cleanName), nonEmpty('auth_field_required'), maxLength(max, tooLong(max)));

export const requiredNumber = pipe(string(), transform(cleanNumber), nonEmpty('auth_field_required'));

export const requiredLine = (max: number) => pipe(requiredWords, maxLength(max, tooLong(max)));

/** Without the rule about the user name. */
export const newPassword = pipe(
  requiredText,
  transform((text): string => readSecret(text)),
  check((password) => meetsPasswordRules(password, ''), 'auth_password_weak'),
);

export const repeatedPassword = pipe(
  requiredText,
  transform((text): string => readSecret(text)),
);
