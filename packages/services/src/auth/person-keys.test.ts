import { describe, expect, test } from 'vitest';

import { personKeys, type Traces } from './person-keys.ts';

const keys = { hashKey: Buffer.alloc(32, 1) };
const traces: Traces = {
  personalIdHash: 'hash-of-an-id',
  email: 'ayse.gul@gmail.com',
  phone: { countryId: 222, phone: '5325551010' },
  name: 'Ayşe Gül',
  surname: 'Yılmaz',
  birthDate: '1990-03-15',
};
const stranger: Traces = {
  personalIdHash: 'id-of-another',
  email: 'deniz@example.com',
  phone: { countryId: 222, phone: '5325552020' },
  name: 'Deniz',
  surname: 'Kaya',
  birthDate: '1985-01-02',
};

/** Whether a new player is recognized as a known one, both ways round. */
function isRecognized(known: Traces, changed: Partial<Traces>): boolean[] {
  const one = personKeys(known, keys);
  const other = personKeys({ ...stranger, ...changed }, keys);
  return [
    other.sought.some((key) => one.stored.includes(key)),
    one.sought.some((key) => other.stored.includes(key)),
  ];
}

describe('a person is recognized', () => {
  const { birthDate } = traces;
  test.each<[string, Partial<Traces>]>([
    ['the identity number', { personalIdHash: traces.personalIdHash }],
    ['the phone', { phone: traces.phone }],
    ['the e-mail address with other dots', { email: 'a.ysegul@gmail.com' }],
    ['the e-mail address with a plus sign', { email: 'ayse.gul+2@gmail.com' }],
    ['the e-mail address at the other name of its domain', { email: 'aysegul@googlemail.com' }],
    ['name and birth date', { name: 'AYSE GUL', surname: 'YILMAZ', birthDate }],
    ['name and birth date, swapped', { name: 'Yılmaz', surname: 'Ayşe Gül', birthDate }],
    [
      'name and birth date, with a word in the other field',
      { name: 'Ayşe', surname: 'Gül Yılmaz', birthDate },
    ],
    ['name and birth date, with an initial', { name: 'Ayşe G.', surname: 'Yılmaz', birthDate }],
    ['one of two given names and birth date', { name: 'Ayşe', surname: 'Yılmaz', birthDate }],
  ])('by %s', (_, changed) => {
    expect(isRecognized(traces, changed)).toEqual([true, true]);
  });
});

describe('another person is not recognized', () => {
  const { birthDate, name, surname } = traces;
  test.each<[string, Partial<Traces>]>([
    ['with nothing in common', {}],
    ['with the same birth date', { birthDate }],
    ['with the same name and another birth date', { name, surname }],
    ['a twin', { name: 'Fatma', surname, birthDate }],
    ['a twin with one given name in common', { name: 'Fatma Gül', surname, birthDate }],
    ['a twin with a word in the other field', { name: 'Fatma', surname: 'Gül Yılmaz', birthDate }],
    ['with the same digits in another country', { phone: { countryId: 58, phone: '5325551010' } }],
  ])('%s', (_, changed) => {
    expect(isRecognized(traces, changed)).toEqual([false, false]);
  });
});

test('keys contain nothing of the person, and differ with the key of the hash', () => {
  const { stored, sought } = personKeys(traces, keys);
  const text = [...stored, ...sought].join(' ').toLowerCase();
  for (const part of ['ayse', 'gul', 'yilmaz', 'gmail', '5325551010', '1990'])
    expect(text).not.toContain(part);
  const others = personKeys(traces, { hashKey: Buffer.alloc(32, 2) }).stored;
  expect(others.filter((key) => stored.includes(key))).toEqual([traces.personalIdHash]);
});
