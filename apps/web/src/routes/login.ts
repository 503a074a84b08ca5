import { defineRoute } from '../shell/router/route.ts';

export const loginRoute = defineRoute<undefined>({
  paths: ['/login'],
  access: 'visitor',
  title: 'site_title_login',
  bodyClass: 'login',
  frame: 'page',
  parse: () => undefined,
  view: async () => (await import('../areas/auth/login-page.tsx')).LoginPage,
});
