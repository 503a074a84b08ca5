import * as paths from '../addresses/paths.ts';
import type { SiteRoutes } from '../router/route-table.ts';
import { homeRoute } from './home.ts';

/** What the entries hand to the router. */
export const siteRoutes: SiteRoutes = {
  home: homeRoute,
  loadTable: () => import('./table.ts'),
  lost: { ...homeRoute, paths: [paths.notFound], title: 'site_page_failed_title', bodyClass: 'lost' },
};
