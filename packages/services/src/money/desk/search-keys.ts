import { cleanIdentifier, cleanName, cleanNumber, visibleLine } from '@baize/contract/typed-identifiers';

import { phonesOfText } from '../../auth/index.ts';

/** By what players are found. */
export type SearchKind = 'id' | 'username' | 'email' | 'phone' | 'name' | 'account' | 'transaction';

/** What a text may mean; undefined for what it cannot be. */
export interface SearchKeys {
  /** Of a player, or of a payment. */
  readonly id?: number;
  readonly username?: string;
  readonly email?: string;
  /** National digits. */
  readonly phones?: readonly string[];
  readonly name?: string;
  /** The last characters of an IBAN, a wallet or a coin's address, backwards. */
  readonly account?: string;
  /** A gateway's own number of a payment. */
  readonly reference?: string;
}

const LONGEST = 100;
const ID = /^\d{1,16}$/;
const USERNAME = /^[a-z0-9-]{2,50}$/;
const NAME = /^\p{L}[\p{L}\p{M} .'’-]+$/u;
const ACCOUNT = /^[a-z0-9]{4,}$/;
const REFERENCE = /^[\x21-\x7e]{4,}$/;

/** What an operator's text may mean: one such as `5325551010` is looked for as several kinds of key. */
export function searchKeysOf(given: string): SearchKeys {
  const text = visibleLine(given).normalize('NFC');
  if (text === '' || text.length > LONGEST) return {};
  const lower = cleanName(text).toLowerCase();
  const number = cleanNumber(text);
  const id = Number(number);
  const phones = phonesOfText(text);
  const account = accountEnd(text);
  return {
    ...(ID.test(number) && Number.isSafeInteger(id) && { id }),
    ...(USERNAME.test(lower) && { username: lower }),
    ...(text.includes('@') && { email: lower }),
    ...(phones.length > 0 && { phones }),
    ...(NAME.test(text) && { name: text }),
    ...(ACCOUNT.test(account) && isAccount(text) && { account: [...account].toReversed().join('') }),
    ...(REFERENCE.test(text) && !text.includes('@') && { reference: text }),
  };
}

/** As it is masked elsewhere, `TR33 … 1326`, or as it is printed on a statement. */
function accountEnd(text: string): string {
  const end = cleanIdentifier(text.replace(/^.*(?:\.{3}|[…*])/, '')).toLowerCase();
  return end.replaceAll('.', '').replace(/^iban(?=tr\d)/, '');
}

/** Two words without a digit are a name. */
const isAccount = (text: string): boolean => /\d/.test(text) || !/\s/.test(text);

/** The kinds that are looked for, for the trail. */
export function kindsOf(keys: SearchKeys): SearchKind[] {
  const kinds: [SearchKind, unknown][] = [
    ['id', keys.id],
    ['username', keys.username],
    ['email', keys.email],
    ['phone', keys.phones],
    ['name', keys.name],
    ['account', keys.account],
    ['transaction', keys.reference ?? keys.id],
  ];
  return kinds.flatMap(([kind, value]) => (value === undefined ? [] : [kind]));
}
