import { parse as parsePattern } from 'regexparam';

import type { PathParams } from '../addresses/href.ts';
import type { RootState } from '../app/app.ts';
import type { AnyRoute } from './route.ts';

/** Finds the route of a path; undefined if no route has it, or the path is not valid text. */
export type MatchRoute = (path: string) => { route: AnyRoute; params: PathParams } | undefined;

/** All routes but home. */
export interface RouteTable {
  readonly matchRoute: MatchRoute;
  readonly notFoundRoute: AnyRoute;
  readonly rootStateRoutes: Readonly<Record<RootState, AnyRoute>>;
}

/** The routes of the site as the entries hand them to the router, which knows none by itself. */
export interface SiteRoutes {
  /** Most visits begin here, so it comes with the entry; the table is loaded with the first other page. */
  readonly home: AnyRoute;
  loadTable(): Promise<RouteTable>;
  /** Shown if not even the table could be loaded. */
  readonly lost: AnyRoute;
}

/** Compiles the routes' patterns once; they match regardless of case. */
export function createMatch(table: readonly AnyRoute[]): MatchRoute {
  const patterns = table.flatMap((route) => route.paths.map((path) => ({ route, ...parsePattern(path) })));
  return (path) => {
    for (const { route, keys, pattern } of patterns) {
      const found = pattern.exec(path);
      if (!found) continue;
      try {
        const params = keys.map((key, index) => [key, decodeURIComponent(found[index + 1] ?? '')] as const);
        return { route, params: Object.fromEntries(params) };
      } catch {
        return undefined;
      }
    }
    return undefined;
  };
}
