import type { Language } from '@baize/contract';

type InBoth<Name extends string> = { readonly [Key in `${Name}Tr` | `${Name}En`]: string };

/** A localized text of a row: `textIn(row, 'name', 'tr')` is `row.nameTr`. */
export function textIn<Name extends string>(row: InBoth<Name>, name: Name, language: Language): string {
  return row[`${name}${language === 'tr' ? 'Tr' : 'En'}`];
}
