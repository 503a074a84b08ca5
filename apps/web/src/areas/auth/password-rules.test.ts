import { readSecret } from '@baize/contract/typed-secrets';
import { describe, expect, it } from 'vitest';

import { meetsPasswordRules, passwordRules } from './password-rules.ts';

function unmet(password: string, username = 'elif') {
  return passwordRules.filter((rule) => !rule.isMet(readSecret(password), username)).map((rule) => rule.key);
}

describe('the rules of a password', () => {
  it.each([
    ['Kedi1234', []],
    ['Şeker99x', []],
    // Eight characters, in 9 and in 10 units.
    ['S\u0327eker99x', []],
    ['S\u0327eker99', ['auth_password_rule_length']],
    ['Kedi12🐈', ['auth_password_rule_length']],
    ['kedi1234', ['auth_password_rule_upper']],
    ['KEDI1234', ['auth_password_rule_lower']],
    ['KediKedi', ['auth_password_rule_digit']],
    ['Ked1', ['auth_password_rule_length']],
    [`Aa1${'x'.repeat(28)}`, ['auth_password_rule_length']],
    ['ELIF1234a', ['auth_password_rule_username']],
  ])('%s', (password, expected) => {
    expect(unmet(password)).toEqual(expected);
  });

  it('are all unmet by an empty password', () => {
    expect(unmet('')).toHaveLength(passwordRules.length);
  });

  it('ignore a user name that is not known yet', () => {
    expect(meetsPasswordRules('Kedi1234', '')).toBe(true);
  });
});
