import * as paths from '../addresses/paths.ts';
import { parseResetPassword, type ResetInput } from '../addresses/reset-password-address.ts';
import { defineRoute } from '../router/route.ts';

export const stopWithdrawalRoute = defineRoute<ResetInput>({
  paths: [paths.stopWithdrawal],
  access: 'any',
  title: 'site_title_alarm',
  bodyClass: 'stop-withdrawal',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  parse: parseResetPassword,
  source: 'areas/auth/stop-withdrawal-page.tsx',
  view: async () => (await import('../areas/auth/stop-withdrawal-page.tsx')).StopWithdrawalPage,
});
