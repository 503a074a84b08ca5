import { flatten, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { credentialsSchema, emptyPerson, personSchema, registrationBody } from './registration-schema.ts';

const credentials = {
  username: 'Elif-99',
  email: 'elif@example.com',
  phone_code: '222',
  phone: '0532 111 22 33',
  password: 'Kedi1234',
  password_confirmation: 'Kedi1234',
};
const person = {
  name: 'Elif',
  surname: 'Karadağ',
  personal_id: '10000000146',
  birth_day: '9',
  birth_month: '5',
  birth_year: '1990',
  address: 'Bağdat Caddesi 1, İstanbul',
  country_id: '222',
  terms: true,
};

function problems(values: Record<string, unknown>) {
  const { issues } = safeParse(credentialsSchema, { ...credentials, ...values });
  return issues ? flatten<typeof credentialsSchema>(issues).nested : undefined;
}

describe('the first step', () => {
  it.each([
    [{}, undefined],
    [{ username: '\u200EElif–99\u200B' }, undefined],
    [{ email: '\u202Delif@example.com\u202C' }, undefined],
    [{ phone: 'Tel: \u202D0532–111 22 33\u202C' }, undefined],
    [{ username: ' ' }, { username: ['auth_field_required'] }],
    [{ username: 'x' }, { username: ['auth_username_invalid'] }],
    [{ username: 'xy' }, undefined],
    [{ username: 'x'.repeat(50) }, undefined],
    [{ username: 'çağrı' }, { username: ['auth_username_invalid'] }],
    [{ email: 'elif@' }, { email: ['auth_email_invalid'] }],
    [{ phone: 'yok' }, { phone: ['auth_phone_invalid'] }],
    [{ password: 'kedi', password_confirmation: 'kedi' }, { password: ['auth_password_weak'] }],
    [{ username: 'x'.repeat(51) }, { username: ['auth_field_long 50'] }],
    [
      { username: '?', password: 'kedi', password_confirmation: 'kedi' },
      { username: ['auth_username_invalid'], password: ['auth_password_weak'] },
    ],
    [
      { username: 'kedi', password: 'Kedi1234', password_confirmation: 'Kedi1234' },
      { password: ['auth_password_weak'] },
    ],
    [{ password_confirmation: 'Kedi1235' }, { password_confirmation: ['auth_password_mismatch'] }],
  ])('%o', (values, expected) => {
    expect(problems(values)).toEqual(expected);
  });
});

describe('the second step', () => {
  it('requires every field and the terms', () => {
    const { issues } = safeParse(personSchema, emptyPerson);
    const nested = issues ? flatten<typeof personSchema>(issues).nested : {};
    expect(Object.keys(nested ?? {})).toHaveLength(9);
    expect(nested?.terms).toEqual(['agree_to_the_terms_and_conditions']);
  });

  it('accepts complete data', () => {
    expect(safeParse(personSchema, person).success).toBe(true);
  });
});

it('sends numbers as numbers, the national phone number, and no terms', () => {
  const body = registrationBody({ ...credentials, username: 'elif-99' }, person, '+90', 'R7');
  expect(body).toEqual({
    ...credentials,
    username: 'elif-99',
    phone_code: 222,
    phone: '5321112233',
    name: 'Elif',
    surname: 'Karadağ',
    personal_id: '10000000146',
    birth_day: 9,
    birth_month: 5,
    birth_year: 1990,
    address: 'Bağdat Caddesi 1, İstanbul',
    country_id: 222,
    ref_id: 'R7',
  });
});
