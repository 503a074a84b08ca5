import { callQuery } from '../call/call-query.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const smsVerificationRoute = defineRoute<undefined>({
  paths: [paths.phoneVerification],
  access: 'player',
  title: 'site_phone_verification',
  bodyClass: 'sms-verification',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  parse: () => undefined,
  load(app) {
    requireShownItem(app, 'phoneVerification');
    return app.queries.ensureQueryData(callQuery(app, 'GET /countries'));
  },
  source: 'areas/auth/sms-verification-page.tsx',
  view: async () => (await import('../areas/auth/sms-verification-page.tsx')).SmsVerificationPage,
});
