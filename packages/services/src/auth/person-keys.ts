import { createHmac } from 'node:crypto';

import type { PersonalIdKeys } from '../personal-id-keys.ts';
import { foldEmail, foldFullName, foldPhone } from './fold-person.ts';
import { internationalNumber } from './international-number.ts';
import type { PhoneNumber } from './registration-rules.ts';

/** By what a person is recognized. */
export interface Traces {
  readonly personalIdHash: string;
  readonly email: string;
  readonly phone: PhoneNumber;
  readonly name: string;
  readonly surname: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
}

/** Keyed hashes: the folded data cannot be read or guessed from them without the key. */
export interface PersonKeys {
  /** Stored with the player. */
  readonly stored: readonly string[];
  /** One of them is stored with another player who is the same person. */
  readonly sought: readonly string[];
}

/**
 * A shortened name is compared with whole ones only: twins may share their surname and one of two given names.
 */
export function personKeys(traces: Traces, { hashKey }: Pick<PersonalIdKeys, 'hashKey'>): PersonKeys {
  const { email, phone, name, surname, birthDate } = traces;
  const keyOf = (kind: string, value: string) =>
    createHmac('sha256', hashKey).update(`${kind} ${value}`).digest('base64url');
  const { wholes, words, shortened } = foldFullName(name, surname);
  const nameKey = (kind: string, form: string) => keyOf(kind, `${birthDate} ${form}`);
  const both = [
    traces.personalIdHash,
    keyOf('email', foldEmail(email)),
    keyOf('phone', foldPhone(internationalNumber(phone))),
    nameKey('words', words),
    ...wholes.map((form) => nameKey('name', form)),
  ];
  return {
    stored: [...both, ...shortened.map((form) => nameKey('shortened', form))],
    sought: [
      ...both,
      ...wholes.map((form) => nameKey('shortened', form)),
      ...shortened.map((form) => nameKey('name', form)),
    ],
  };
}
