import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const notFoundRoute = defineRoute<undefined>({
  paths: [paths.notFound],
  access: 'any',
  title: 'site_not_found_title',
  bodyClass: 'not-found',
  frame: 'page',
  status: 404,
  parse: () => undefined,
  source: 'areas/site/not-found-page.tsx',
  view: async () => (await import('../areas/site/not-found-page.tsx')).NotFoundPage,
});
