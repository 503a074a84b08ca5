import { cleanIdentifier, cleanName } from '@baize/contract/typed-identifiers';

import { maskIban } from './iban.ts';

/**
 * Fields that name the account a payment comes from or goes to, in deposits and withdrawals alike. The address of a coin
 * is none: who can receive at the address that coins came from is not known.
 */
const ACCOUNT_FIELDS = ['iban', 'wallet_number', 'wallet_name', 'mobile_number'] as const;

const COIN_ADDRESS_FIELD = 'address';

/**
 * Fields that name where a withdrawal goes. The database knows the same ones, in `payment_destination` and
 * `account_backwards`.
 */
export const DESTINATION_FIELDS: readonly string[] = [...ACCOUNT_FIELDS, COIN_ADDRESS_FIELD];

/** Whether a withdrawal method has a required field that names where its money goes. */
export function asksDestination({ fields }: { readonly fields: readonly unknown[] }): boolean {
  return (fields as readonly { readonly name: string; readonly required: boolean }[]).some(
    ({ name, required }) => required && DESTINATION_FIELDS.includes(name),
  );
}

/** Whether a form says where its money goes. */
export const namesDestination = (fields: Readonly<Record<string, string>>): boolean =>
  DESTINATION_FIELDS.some((name) => (fields[name] ?? '') !== '');

/** An account with its field, so that a wallet's number never equals an IBAN. */
export interface PaymentAccount {
  readonly field: string;
  readonly value: string;
}

/** The account that a form names, in a form that can be compared; null if it names none. */
export function accountOf(fields: Readonly<Record<string, string>>): PaymentAccount | null {
  const field = ACCOUNT_FIELDS.find((name) => (fields[name] ?? '') !== '');
  return field === undefined ? null : { field, value: comparable(field, fields[field] ?? '') };
}

/** The field of a method's form that names an account; null if it has none. */
export function accountFieldOf(fields: readonly unknown[]): string | null {
  const names = new Set((fields as readonly { readonly name: string }[]).map(({ name }) => name));
  return ACCOUNT_FIELDS.find((name) => names.has(name)) ?? null;
}

/** Enough of an account to recognize it by. */
export function maskAccount({ field, value }: PaymentAccount): string {
  return field === 'iban' ? maskIban(value) : `… ${value.slice(-4)}`;
}

/**
 * Where a withdrawal goes, to be recognized in messages that others may see: `TR33 … 1326`, `… 7890`, or `bc1q … 5mdq` of a
 * coin's address. Of a short name at most half is shown. Undefined if the form named nothing.
 */
export function maskDestination(fields: Readonly<Record<string, string>>): string | undefined {
  const account = accountOf(fields);
  if (account) {
    const { length } = account.value;
    return length < 2 * SHOWN ? `… ${account.value.slice(Math.ceil(length / 2))}` : maskAccount(account);
  }
  const address = fields[COIN_ADDRESS_FIELD] ?? '';
  return address.length < 4 * SHOWN ? undefined : `${address.slice(0, SHOWN)} … ${address.slice(-SHOWN)}`;
}

const SHOWN = 4;
const NATIONAL_DIGITS = 10;

function comparable(field: string, typed: string): string {
  const bare = field === 'wallet_name' ? cleanName(typed) : cleanIdentifier(typed);
  // With or without the country code and the leading zero.
  if (field === 'mobile_number') return bare.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);
  return field === 'iban' ? bare.toUpperCase() : bare.toLowerCase();
}
