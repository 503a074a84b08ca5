import { bareIban } from '@baize/contract/typed-identifiers';

import type { FieldProblem } from './field-problem.ts';

const DIGITS = 24;

/** An IBAN without blanks, with its country code once. */
export function readIban(typed: string): string {
  const bare = bareIban(typed);
  return bare === '' ? '' : `TR${bare}`;
}

/** The digits after the country code as they are printed: 33 0006 1005 … */
export function groupIban(typed: string): string {
  const bare = bareIban(typed);
  return [bare.slice(0, 2), ...(bare.slice(2).match(/.{1,4}/g) ?? [])].filter(Boolean).join(' ');
}

/** "TR33 … 1326": enough to recognise an account. */
export function shortIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}

/** What is wrong with an IBAN of `readIban`. */
export function ibanProblem(iban: string): FieldProblem | undefined {
  const bare = iban.slice(2);
  if (/\D/.test(bare)) return { key: 'money_iban_digits' };
  if (bare.length !== DIGITS) return { key: 'money_iban_count', values: { count: bare.length } };
  // ISO 7064: the digits, then T, R (29, 27) and the check digits. The digit after the bank is always 0 in Turkey.
  const isRight = BigInt(`${bare.slice(2)}2927${bare.slice(0, 2)}`) % 97n === 1n && bare[7] === '0';
  return isRight ? undefined : { key: 'money_iban_wrong' };
}
