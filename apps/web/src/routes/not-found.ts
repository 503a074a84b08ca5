import { defineRoute } from '../shell/router/route.ts';

export const notFoundRoute = defineRoute<undefined>({
  paths: ['/404'],
  access: 'any',
  title: 'site_not_found_title',
  bodyClass: 'not-found',
  frame: 'page',
  status: 404,
  parse: () => undefined,
  source: 'areas/site/not-found-page.tsx',
  view: async () => (await import('../areas/site/not-found-page.tsx')).NotFoundPage,
});
