import type { SymbolRef } from '../vocabulary.ts';
import names from './symbol-names.json' with { type: 'json' };

const turkish: Readonly<Record<string, string | undefined>> = names.tr;
/** Where the name in the set of symbols is not the usual English one. */
const english: Readonly<Record<string, string | undefined>> = names.en;

/** What a symbol shows, in lower case; undefined for one that has no name in a language yet. */
export function symbolName(ref: SymbolRef, lang: 'tr' | 'en'): string | undefined {
  const [first = '', second] = ref.split(':');
  const name = second ?? first;
  return lang === 'tr' ? turkish[name] : (english[name] ?? name.replaceAll('-', ' '));
}
