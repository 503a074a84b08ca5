import { foldName } from '@baize/contract/person-names';

/** More words of a name than people leave out. */
const MAX_WORDS = 3;

/** Local part without dots and without anything after a plus sign, for every domain. */
export function foldEmail(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const whole = text.slice(0, at);
  const local = whole.replace(/\+.*$/s, '').replaceAll('.', '');
  const domain = text.slice(at + 1);
  return `${local === '' ? whole : local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** A number in international form as digits without leading zeros. */
export function foldPhone(international: string): string {
  return international.replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** Names written by one person in several ways. */
export interface NameForms {
  /**
   * The whole name, the same if the surname is written first or words are joined. One with initials has a second form
   * without them: an initial counts as a word left out, since it may stand for any.
   */
  readonly wholes: readonly string[];
  /** All words but initials, the same however they are divided between the two fields. */
  readonly words: string;
  /** The name with one or more words left out, of which each part has one at least. */
  readonly shortened: readonly string[];
}

export function foldFullName(name: string, surname: string): NameForms {
  const fields = [foldName(name), foldName(surname)] as const;
  const wholes = [formOf(fields), formOf([leaveOutInitials(fields[0], 1), leaveOutInitials(fields[1], 1)])];
  const shortened = partsOf(fields[0]).flatMap((one) =>
    partsOf(fields[1]).map((other) => formOf([[one], [other]])),
  );
  return {
    wholes: [...new Set(wholes)],
    words: leaveOutInitials(fields.flat(), 2).toSorted().join(' '),
    shortened: [...new Set(shortened)].filter((form) => !wholes.includes(form)),
  };
}

function formOf(fields: readonly [readonly string[], readonly string[]]): string {
  return fields
    .map((words) => words.join(''))
    .toSorted()
    .join(' ');
}

/** All words if fewer than `least` others would be left. */
function leaveOutInitials(words: readonly string[], least: number): readonly string[] {
  const others = words.filter((word) => [...word].length > 1);
  return others.length < least ? words : others;
}

/** All words joined, then every choice of fewer of them in their order. */
function partsOf(words: readonly string[]): readonly string[] {
  const choosable = words.slice(0, MAX_WORDS);
  const choices = Array.from({ length: 2 ** choosable.length - 1 }, (_, choice) =>
    choosable.filter((_word, index) => ((choice + 1) >> index) % 2 === 1).join(''),
  );
  return [...new Set([words.join(''), ...choices])];
}
