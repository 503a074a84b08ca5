import type { Language } from '@baize/contract';

import { compareText } from './word-list.ts';

const alphabets: Readonly<Record<Language, string>> = {
  tr: '0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz',
  en: '0123456789abcdefghijklmnopqrstuvwxyz',
};

/**
 * A key that sorts by code unit as the language's alphabet sorts the name. That is many times faster than a collator,
 * which matters in a catalogue of 100,000 games.
 */
export function nameKey(name: string, language: Language): string {
  const alphabet = alphabets[language];
  const lower = name.toLocaleLowerCase(language).normalize('NFC');
  let key = '';
  for (const letter of lower) {
    const own = alphabet.indexOf(letter);
    const position = own < 0 ? alphabet.indexOf(withoutAccent(letter)) : own;
    // Anything but letters and digits sorts as a space, which comes first.
    key += String.fromCharCode(position < 0 ? 32 : 48 + position);
  }
  return key;
}

/** Sorts rows by name in a language; the sort is stable. */
export function byName<Row>(rows: readonly Row[], nameOf: (row: Row) => string, language: Language): Row[] {
  return rows
    .map((row) => ({ row, key: nameKey(nameOf(row), language) }))
    .toSorted((a, b) => compareText(a.key, b.key))
    .map(({ row }) => row);
}

/** The letter without its accent, for letters that are not in the alphabet. */
function withoutAccent(letter: string): string {
  return letter === 'ı' ? 'i' : (letter.normalize('NFD')[0] ?? letter);
}
