import { fillPath } from '@baize/contract/page-addresses';

/** Parameters of a path pattern, decoded. */
export type PathParams = Readonly<Record<string, string>>;

/** Values of a query; empty ones are left out. */
export type SearchValues = Readonly<Record<string, string | number | null | undefined>>;

/** Builds an address: fills in the parameters of a pattern and appends the query. */
export function href(
  pattern: string,
  params: Readonly<Record<string, string | number>> = {},
  search: SearchValues = {},
): string {
  const path = fillPath(pattern, params);
  // Most addresses have no query, and a page builds hundreds of them.
  if (Object.keys(search).length === 0) return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
