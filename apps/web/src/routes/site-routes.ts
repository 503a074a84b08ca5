import * as paths from '../addresses/paths.ts';
import type { SiteRoutes } from '../router/route-table.ts';
import { homeRoute } from './home.ts';

/** The routes that the entries pass to the router. */
export const siteRoutes: SiteRoutes = {
  home: homeRoute,
  loadTable: () => import('./table.ts'),
  failed: { ...homeRoute, paths: [paths.notFound], title: 'site_page_failed_title', bodyClass: 'lost' },
};
