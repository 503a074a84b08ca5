import { readSecret, secretLength, type TypedSecret } from '@baize/contract/typed-secrets';
import type { MessageKey } from '@baize/messages/keys';

/** The rules that the browser can check; leaked passwords are checked by the server. */
export interface PasswordRule {
  readonly key: MessageKey;
  readonly isMet: (password: TypedSecret, username: string) => boolean;
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 30;

export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'auth_password_rule_length',
    isMet: (password) => secretLength(password) >= MIN_LENGTH && secretLength(password) <= MAX_LENGTH,
  },
  { key: 'auth_password_rule_upper', isMet: (password) => /\p{Lu}/u.test(password) },
  { key: 'auth_password_rule_lower', isMet: (password) => /\p{Ll}/u.test(password) },
  { key: 'auth_password_rule_digit', isMet: (password) => /\d/.test(password) },
  {
    key: 'auth_password_rule_username',
    // An empty password does not meet it yet.
    isMet: (password, username) =>
      password !== '' && (username === '' || !password.toLowerCase().includes(username.toLowerCase())),
  },
];

export function meetsPasswordRules(password: string, username: string): boolean {
  const secret = readSecret(password);
  return passwordRules.every((rule) => rule.isMet(secret, username));
}
