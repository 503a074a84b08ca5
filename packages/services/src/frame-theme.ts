import type { Brand, TokenName } from '@baize/brand';

/** What a provider's page is not drawn with. */
const leftOut: ReadonlySet<TokenName> = new Set(['shadow', 'head', 'radius', 'r-story', 'h-scale']);

/** What a provider's page in a frame is drawn in, so that it looks like a part of the brand's site. */
export function frameTheme({
  theme,
  tokens,
}: Pick<Brand, 'theme' | 'tokens'>): Readonly<Record<string, string>> {
  const names = Object.keys(tokens) as TokenName[];
  const drawn = names.filter((name) => !leftOut.has(name)).map((name) => [name, tokens[name]]);
  return { scheme: theme.scheme, ...Object.fromEntries(drawn) };
}
