import type { WireBody } from '@baize/contract';
import {
  boolean,
  check,
  forward,
  type InferOutput,
  maxLength,
  nonEmpty,
  object,
  partialCheck,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';

import { nationalNumber } from './national-number.ts';
import { meetsPasswordRules } from './password-rules.ts';
import { tooLong } from './too-long.ts';

/* Rules that help while typing; the server's rules decide. Messages are catalogue keys. */
const line = (max: number) =>
  pipe(string(), trim(), nonEmpty('auth_field_required'), maxLength(max, tooLong(max)));
const secret = pipe(string(), nonEmpty('auth_field_required'));

export const credentialsSchema = pipe(
  object({
    username: pipe(
      line(50),
      transform((name) => name.toLowerCase()),
      check((name) => /^[a-z0-9-]{2,50}$/.test(name), 'auth_username_invalid'),
    ),
    email: pipe(
      line(50),
      check((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'auth_email_invalid'),
    ),
    phone_code: pipe(string(), nonEmpty('auth_field_required')),
    phone: pipe(
      line(30),
      check((phone) => /^[\d\s()+./-]+$/.test(phone) && /\d/.test(phone), 'auth_phone_invalid'),
    ),
    password: pipe(
      secret,
      check((password) => meetsPasswordRules(password, ''), 'auth_password_weak'),
    ),
    password_confirmation: secret,
  }),
  forward(
    partialCheck(
      [['username'], ['password']],
      ({ username, password }) => !meetsPasswordRules(password, '') || meetsPasswordRules(password, username),
      'auth_password_weak',
    ),
    ['password'],
  ),
  forward(
    partialCheck(
      [['password'], ['password_confirmation']],
      (values) => values.password === values.password_confirmation,
      'auth_password_mismatch',
    ),
    ['password_confirmation'],
  ),
);

export const personSchema = object({
  name: line(50),
  surname: line(50),
  personal_id: pipe(
    string(),
    trim(),
    nonEmpty('auth_field_required'),
    check((text) => /^\d{11}$/.test(text), 'auth_personal_id_invalid'),
  ),
  birth_day: pipe(string(), nonEmpty('auth_field_required')),
  birth_month: pipe(string(), nonEmpty('auth_field_required')),
  birth_year: pipe(string(), nonEmpty('auth_field_required')),
  address: line(100),
  country_id: pipe(string(), nonEmpty('auth_field_required')),
  terms: pipe(
    boolean(),
    check((isAgreed) => isAgreed, 'agree_to_the_terms_and_conditions'),
  ),
});

export type CredentialsValues = InferOutput<typeof credentialsSchema>;
export type PersonValues = InferOutput<typeof personSchema>;

export const emptyCredentials: CredentialsValues = {
  username: '',
  email: '',
  phone_code: '',
  phone: '',
  password: '',
  password_confirmation: '',
};

export const emptyPerson: PersonValues = {
  name: '',
  surname: '',
  personal_id: '',
  birth_day: '',
  birth_month: '',
  birth_year: '',
  address: '',
  country_id: '',
  terms: false,
};

/** The fields of each step in display order. */
export const credentialsFields = [
  'username',
  'email',
  'phone_code',
  'phone',
  'password',
  'password_confirmation',
] as const satisfies readonly (keyof CredentialsValues)[];

export const personFields = [
  'name',
  'surname',
  'personal_id',
  'birth_day',
  'birth_month',
  'birth_year',
  'address',
  'country_id',
] as const satisfies readonly (keyof PersonValues)[];

type RegisterBody = WireBody<'POST /account/register'>;

/** The first step's part of the request. `dialCode` is that of the chosen country, with its plus sign. */
export function credentialsBody(values: CredentialsValues, dialCode: string) {
  return {
    ...values,
    phone_code: Number(values.phone_code),
    phone: nationalNumber(values.phone, dialCode),
  } satisfies Partial<RegisterBody>;
}

/** The request of the whole registration. */
export function registrationBody(
  credentials: CredentialsValues,
  { terms: _, ...person }: PersonValues,
  dialCode: string,
  referralId?: string,
): RegisterBody {
  return {
    ...credentialsBody(credentials, dialCode),
    ...person,
    country_id: Number(person.country_id),
    birth_day: Number(person.birth_day),
    birth_month: Number(person.birth_month),
    birth_year: Number(person.birth_year),
    ...(referralId === undefined ? {} : { ref_id: referralId }),
  };
}
