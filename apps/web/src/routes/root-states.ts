import type { RootState } from '../app/app.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute, type Route } from '../router/route.ts';

function rootStateRoute(state: RootState, facts: Pick<Route<RootState>, 'title' | 'status'>) {
  return defineRoute<RootState>({
    ...facts,
    // Shown at every address, it has none of its own.
    paths: [paths.notFound],
    access: 'any',
    bodyClass: 'root-state-page',
    frame: 'bare',
    needsAccountMessages: true,
    isRootState: true,
    parse: () => state,
    source: 'areas/site/root-state-page.tsx',
    view: async () => (await import('../areas/site/root-state-page.tsx')).RootStatePage,
  });
}

/** Replaces every page while the brand is closed to the visitor. */
export const rootStateRoutes: Readonly<Record<RootState, Route<RootState>>> = {
  maintenance: rootStateRoute('maintenance', { title: 'site_maintenance_title', status: 503 }),
  restricted: rootStateRoute('restricted', { title: 'site_restricted_title', status: 451 }),
};
