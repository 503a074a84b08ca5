import * as paths from '../addresses/paths.ts';
import { parseStop, type StopInput, stopSearchNames } from '../addresses/stop-withdrawal-address.ts';
import { defineRoute } from '../router/route.ts';

export const stopWithdrawalRoute = defineRoute<StopInput>({
  paths: [paths.stopWithdrawal, paths.stopOwnWithdrawal],
  // Who has the link needs no session, and the page stays once it has ended the session.
  access: 'any',
  title: 'site_title_alarm',
  bodyClass: 'stop-withdrawal',
  frame: 'page',
  isCalm: true,
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: stopSearchNames,
  parse: parseStop,
  source: 'areas/auth/stop-withdrawal-page.tsx',
  view: async () => (await import('../areas/auth/stop-withdrawal-page.tsx')).StopWithdrawalPage,
});
