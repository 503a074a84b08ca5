import type { Text } from '../text.ts';
import type { Theme } from '../themes/theme.ts';
import { type Adjective, adjectives, countingAdjectives } from './adjectives.ts';
import { heads } from './heads.ts';

export interface ThemeName {
  text: Text;
  /** Its adjective, which also determines the colours of the picture. */
  adjective?: Adjective;
}

/**
 * All names of a theme in the order of its lists: names added at the end leave the position, and so the game id, of the
 * others unchanged.
 *
 * @throws RangeError if a pattern needs a form of the noun that the theme lacks
 */
export function nameTheme(theme: Theme): ThemeName[] {
  const { noun } = theme;
  return [
    ...(theme.specials ?? []).map(([tr, en]) => ({ text: { tr, en } })),
    ...(theme.heads ?? []).map((head) => ({
      text: { tr: `${noun.tr} ${heads[head][0]}`, en: `${noun.en} ${heads[head][1]}` },
    })),
    ...(theme.owned ?? []).map((head) => ({
      text: {
        tr: `${required(noun.trOwner, theme, 'trOwner')} ${heads[head][0]}`,
        en: own(noun, heads[head][1]),
      },
    })),
    ...(theme.adjectives ?? []).map((adjective) => ({ text: qualify(theme, adjective), adjective })),
  ];
}

function qualify(theme: Theme, adjective: Adjective): Text {
  const [tr, en] = adjectives[adjective];
  const { noun } = theme;
  const counted = countingAdjectives.has(adjective);
  const enNoun = counted ? required(noun.enPlural, theme, 'enPlural') : noun.en;
  return { tr: `${tr} ${noun.tr}`, en: `${en} ${enNoun}` };
}

function own(noun: Theme['noun'], head: string): string {
  if (noun.ownsLikePerson) return `${noun.en}’s ${head}`;
  return noun.enUncountable ? `${head} of ${noun.en}` : `${head} of the ${noun.en}`;
}

function required(form: string | undefined, theme: Theme, name: string): string {
  if (form === undefined) throw new RangeError(`theme ${theme.key} needs noun.${name}`);
  return form;
}
