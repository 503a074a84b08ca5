import { parse as parsePattern } from 'regexparam';

import type { PathParams } from '../addresses/href.ts';
import type { RootState } from '../app/app.ts';
import type { AnyRoute } from './route.ts';

/** Finds the route of a path; undefined if there is none or the path is malformed. */
export type MatchRoute = (path: string) => { route: AnyRoute; params: PathParams } | undefined;

/** All routes except home. */
export interface RouteTable {
  readonly matchRoute: MatchRoute;
  readonly notFoundRoute: AnyRoute;
  readonly rootStateRoutes: Readonly<Record<RootState, AnyRoute>>;
}

/** The site's routes. The entries pass them to the router, which knows none by itself. */
export interface SiteRoutes {
  /** Part of the entry, because most visits begin here; the table loads with the first other page. */
  readonly home: AnyRoute;
  loadTable(): Promise<RouteTable>;
  /** Shown if even the table could not be loaded. */
  readonly failed: AnyRoute;
}

/** Compiles the patterns of the routes once; they match case-insensitively. */
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
