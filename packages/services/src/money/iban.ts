import { bareIban } from '@baize/contract/typed-identifiers';

/**
 * Reads a Turkish IBAN as people type it: with blanks, in lower case, without the country's code or with it twice. The
 * reserve digit is 0, and account numbers have digits only, which is stricter than ISO 13616.
 *
 * @returns the IBAN without blanks; undefined if it is none
 */
export function readIban(text: string): string | undefined {
  const iban = `TR${bareIban(text)}`;
  if (!/^TR\d{7}0\d{16}$/.test(iban)) return undefined;
  const digits = `${iban.slice(4)}2927${iban.slice(2, 4)}`;
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}

/** The IBAN to show again: `TR33 … 1326`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
