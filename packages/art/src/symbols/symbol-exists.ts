import { drawnHeroes, metals, type SymbolRef } from '../vocabulary.ts';
import { emojiExists, silhouetteExists } from './icon-set.ts';

/** A parsed symbol reference. */
export type ParsedSymbol =
  | { kind: 'emoji'; name: string }
  | { kind: 'silhouette'; name: string; metal: (typeof metals)[number] }
  | { kind: 'drawn'; name: (typeof drawnHeroes)[number] };

/** Undefined if nothing with this name can be drawn. */
export function parseSymbol(ref: SymbolRef): ParsedSymbol | undefined {
  const drawn = drawnHeroes.find((name) => name === ref);
  if (drawn !== undefined) return { kind: 'drawn', name: drawn };
  const [set, name = '', finish = 'gold', ...rest] = ref.split(':');
  if (rest.length > 0) return undefined;
  if (set === 'emoji' && ref === `emoji:${name}` && emojiExists(name)) return { kind: 'emoji', name };
  const metal = metals.find((known) => known === finish);
  if (set === 'game' && metal !== undefined && silhouetteExists(name))
    return { kind: 'silhouette', name, metal };
  return undefined;
}

export function symbolExists(ref: SymbolRef): boolean {
  return parseSymbol(ref) !== undefined;
}
