import { readdirSync, readFileSync } from 'node:fs';

/** The symbol sets; `npm run symbols` copies the symbols in use from the published sets. */
export const symbolSets = ['fluent-emoji', 'game-icons'] as const;
export type SymbolSet = (typeof symbolSets)[number];

/** Side in pixels of a set's square view box. */
export const symbolSize: Readonly<Record<SymbolSet, number>> = { 'fluent-emoji': 32, 'game-icons': 512 };

const loaded = new Map<SymbolSet, Readonly<Record<string, string>>>();

/** SVG bodies by name, read on first use: the coloured set is five megabytes. */
function readSet(set: SymbolSet): Readonly<Record<string, string>> {
  const known = loaded.get(set);
  if (known !== undefined) return known;
  const folder = new URL(`../sets/${set}/`, import.meta.url);
  const parts = readdirSync(folder)
    .toSorted()
    .map((file): Record<string, string> => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const symbols: Record<string, string> = Object.assign({}, ...parts);
  loaded.set(set, symbols);
  return symbols;
}

/** The SVG body of a symbol, or undefined if the set does not contain it. */
export function readSymbol(set: SymbolSet, name: string): string | undefined {
  const symbols = readSet(set);
  return Object.hasOwn(symbols, name) ? symbols[name] : undefined;
}

export function symbolNames(set: SymbolSet): string[] {
  return Object.keys(readSet(set));
}
