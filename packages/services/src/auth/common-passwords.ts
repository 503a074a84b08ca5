/*
 * The first parts of passwords that attackers try first. They are compared in lower case, followed by nothing but
 * digits and punctuation.
 */
const prefixes = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'parola',
  'sifre',
  'şifre',
  'qwerty',
  'qwertz',
  'qazwsx',
  'asdf',
  'asdfgh',
  'zxcvbn',
  '1q2w3e',
  '1qaz2wsx',
  'abc',
  'abcd',
  'abcdef',
  'admin',
  'welcome',
  'hosgeldin',
  'letmein',
  'iloveyou',
  'seniseviyorum',
  'test',
  'casino',
  'bahis',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'trabzonspor',
  'turkiye',
  'istanbul',
  'ankara',
  'merhaba',
  'futbol',
  'football',
  'monkey',
  'dragon',
  'master',
];

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const withoutSuffix = lower.replace(/[\d!?.*+_-]+$/, '');
  return prefixes.includes(lower) || prefixes.includes(withoutSuffix);
}
