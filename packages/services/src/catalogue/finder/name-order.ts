import type { Language } from '@baize/contract';

import { compareText } from './word-list.ts';

const alphabets: Readonly<Record<Language, string>> = {
  tr: '0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz',
  en: '0123456789abcdefghijklmnopqrstuvwxyz',
};

/**
 * A text that sorts by code unit as the language's alphabet sorts the name. Sorting by these is many times
 * quicker than asking a collator at each comparison, which tells in a catalogue of 100,000.
 */
export function nameKey(name: string, language: Language): string {
  const alphabet = alphabets[language];
  const lower = name.toLocaleLowerCase(language).normalize('NFC');
  let key = '';
  for (const letter of lower) {
    const own = alphabet.indexOf(letter);
    const place = own < 0 ? alphabet.indexOf(plainLetter(letter)) : own;
    // Whatever is no letter is as a space, which comes first.
    key += String.fromCharCode(place < 0 ? 32 : 48 + place);
  }
  return key;
}

/** Sorts rows by name in a language; rows of one name keep their order. */
export function byName<Row>(rows: readonly Row[], nameOf: (row: Row) => string, language: Language): Row[] {
  return rows
    .map((row) => ({ row, key: nameKey(nameOf(row), language) }))
    .toSorted((a, b) => compareText(a.key, b.key))
    .map(({ row }) => row);
}

/** The letter without its accent: of a language whose alphabet is another one. */
function plainLetter(letter: string): string {
  return letter === 'ı' ? 'i' : (letter.normalize('NFD')[0] ?? letter);
}
