import type { WireBody } from '@baize/contract';
import {
  boolean,
  check,
  forward,
  type InferOutput,
  object,
  maxLength,
  partialCheck,
  pipe,
  transform,
} from 'valibot';

import {
  newPassword,
  repeatedPassword,
  requiredLine,
  requiredName,
  requiredNumber,
  requiredText,
  tooLong,
} from './field-schemas.ts';
import { nationalNumber } from './national-number.ts';
import { meetsPasswordRules } from './password-rules.ts';

export const credentialsSchema = pipe(
  object({
    username: pipe(
      requiredName(50),
      transform((name) => name.toLowerCase()),
      check((name) => /^[a-z0-9-]{2,50}$/.test(name), 'auth_username_invalid'),
    ),
    email: pipe(
      requiredName(50),
      check((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'auth_email_invalid'),
    ),
    phone_code: requiredText,
    phone: pipe(
      requiredNumber,
      maxLength(30, tooLong(30)),
      check((phone) => /^[\d()+./]+$/.test(phone) && /\d/.test(phone), 'auth_phone_invalid'),
    ),
    password: newPassword,
    password_confirmation: repeatedPassword,
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
  name: requiredLine(50),
  surname: requiredLine(50),
  personal_id: pipe(
    requiredNumber,
    check((text) => /^\d{11}$/.test(text), 'auth_personal_id_invalid'),
  ),
  birth_day: requiredText,
  birth_month: requiredText,
  birth_year: requiredText,
  address: requiredLine(100),
  country_id: requiredText,
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
