import type { SportsbookTheme } from '../ports/sportsbook.ts';

/*
 * A theme as one field of an address: `bg.0b1110_r-ctl.10px_…`. Colours have no `#` there, and no other value looks like one
 * without it.
 */
const MAX_TOKENS = 80;
const NAME = /^[a-z][a-z0-9-]{0,23}$/;
const COLOR = /^[0-9a-f]{6}$/i;
/** What a value may be made of: nothing that ends a declaration, an attribute or an element. */
const VALUE = /^[\w #".,%-]{1,60}$/;

/** Values that do not fit into an address are left out. */
export function formatTheme(theme: SportsbookTheme): string {
  return Object.entries(theme)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value) && !value.includes('_'))
    .map(([name, value]) => `${name}.${value.startsWith('#') ? value.slice(1).toLowerCase() : value}`)
    .join('_');
}

/** The theme in an address; what is not a token is left out. */
export function parseTheme(text: string): SportsbookTheme {
  const pairs = text.split('_', MAX_TOKENS).flatMap((pair) => {
    const at = pair.indexOf('.');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at < 1 || !NAME.test(name) || !VALUE.test(value)) return [];
    return [[name, COLOR.test(value) ? `#${value}` : value] as const];
  });
  return Object.fromEntries(pairs);
}
