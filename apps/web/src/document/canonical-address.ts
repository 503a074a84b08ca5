import { matchAddress } from '../shell/router/match-address.ts';
import { patterns } from '../routes/table.ts';
import { href } from '../shell/router/href.ts';
import type { AnyRoute, PathParams } from '../shell/router/route.ts';

/**
 * The one form of an address that names its page: the route's own spelling with the parameters that it
 * reads. Unknown query values fall away, so they can neither split nor flood the page cache.
 */
export function canonicalAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const match = matchAddress(patterns, pathname);
  if (!match) return '/404';
  const named = namedAddress(match.route, match.params, searchParams);
  if (named !== undefined) return named;
  const known = match.route.searchNames ?? [];
  const search = Object.fromEntries(known.map((name) => [name, searchParams.get(name)] as const));
  return href(match.route.paths[0], match.params, search);
}

/** The address that a route makes of what it parsed; undefined where it makes none or the address names nothing. */
function namedAddress(route: AnyRoute, params: PathParams, search: URLSearchParams): string | undefined {
  if (!route.addressOf) return undefined;
  try {
    return route.addressOf(route.parse(params, search) as never);
  } catch {
    return undefined;
  }
}
