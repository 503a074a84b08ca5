/*
 * Passwords that everybody tries first and that still have a capital, a small letter and a digit once
 * the case is ignored: compared in lower case, as a beginning followed by nothing but digits and signs.
 */
const beginnings = [
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
  const withoutEnd = lower.replace(/[\d!?.*+_-]+$/, '');
  return beginnings.includes(lower) || beginnings.includes(withoutEnd);
}
