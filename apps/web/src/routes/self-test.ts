import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const selfTestRoute = defineRoute<undefined>({
  paths: [paths.selfAssessment],
  access: 'any',
  title: 'limits_self_test',
  bodyClass: 'self-test',
  frame: 'page',
  whileClosed: 'open',
  needsLimitMessages: true,
  hasOwnStyle: true,
  isCalm: true,
  parse: () => undefined,
  source: 'areas/limits/self-test-page.tsx',
  view: async () => (await import('../areas/limits/self-test/self-test-page.tsx')).SelfTestPage,
});
