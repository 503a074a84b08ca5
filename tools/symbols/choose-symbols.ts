/** Iconify's format of a set: https://iconify.design/docs/types/iconify-json.html. */
export interface PublishedSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The SVG bodies of the named symbols in alphabetical order, and the names that the set lacks. */
export function chooseSymbols(
  { icons }: PublishedSet,
  names: readonly string[],
): { symbols: Record<string, string>; unknown: string[] } {
  const symbols: Record<string, string> = {};
  const unknown: string[] = [];
  for (const name of [...new Set(names)].toSorted()) {
    const body = Object.hasOwn(icons, name) ? icons[name]?.body : undefined;
    if (body === undefined) unknown.push(name);
    else symbols[name] = body;
  }
  return { symbols, unknown };
}
