import * as paths from '../addresses/paths.ts';
import { href, type PathParams } from '../addresses/href.ts';
import { lobbyAddress, readLobby } from '../addresses/lobby-address.ts';
import type { LobbyRequest } from '../addresses/lobby-request.ts';
import { Redirect } from '../addresses/redirect.ts';
import { LOBBY_PAGE } from '../routes/lobby.ts';
import { matchRoute } from '../routes/table.ts';
import type { AnyRoute } from '../router/route.ts';

/**
 * The canonical form of an address: the route's own spelling with the parameters it reads. Unknown query parameters are
 * dropped, so they can neither split nor flood the page cache. One that redirects is never cached, and keeps its
 * parameters for its target.
 */
export function canonicalAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const match = matchRoute(pathname);
  if (!match) return paths.notFound;
  const named = namedAddress(match.route, match.params, searchParams);
  if (named !== undefined) return named;
  if (redirects(match.route, match.params, searchParams))
    return href(match.route.paths[0], match.params, Object.fromEntries(searchParams));
  const known = match.route.searchNames ?? [];
  const search = Object.fromEntries(known.map((name) => [name, searchParams.get(name)] as const));
  return href(match.route.paths[0], match.params, search);
}

/** Whether the address alone leads elsewhere. */
function redirects(route: AnyRoute, params: PathParams, search: URLSearchParams): boolean {
  try {
    route.parse(params, search);
  } catch (error) {
    return error instanceof Redirect;
  }
  return false;
}

/** The canonical address of a lobby, which has filters; undefined for other routes and invalid addresses. */
function namedAddress(route: AnyRoute, params: PathParams, search: URLSearchParams): string | undefined {
  if (route.source !== LOBBY_PAGE) return undefined;
  try {
    // All routes of this page parse to this type.
    const request = route.parse(params, search) as LobbyRequest;
    return lobbyAddress(request.type, readLobby(request));
  } catch {
    return undefined;
  }
}
