import { maskIban } from './iban.ts';

/**
 * Fields that name the account a payment comes from or goes to, in deposits and withdrawals alike. The address of a coin
 * is none: who can receive at the address that coins came from is not known.
 */
const ACCOUNT_FIELDS = ['iban', 'wallet_number', 'wallet_name', 'mobile_number'] as const;

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

const NATIONAL_DIGITS = 10;

function comparable(field: string, typed: string): string {
  const bare = typed.normalize('NFKC').replaceAll(/\s/g, '');
  // With or without the country code and the leading zero.
  if (field === 'mobile_number') return bare.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);
  return field === 'iban' ? bare.toUpperCase() : bare.toLowerCase();
}
