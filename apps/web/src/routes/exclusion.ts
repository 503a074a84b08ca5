import type { AccountItem } from '@baize/brand';

import * as paths from '../addresses/paths.ts';
import type { BreakInput } from '../areas/limits/index.ts';
import { defineRoute, type Route } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

type Facts = Pick<Route<BreakInput>, 'title' | 'bodyClass'>;

function exclusionRoute(path: string, input: BreakInput, item: AccountItem, facts: Facts) {
  return defineRoute<BreakInput>({
    ...facts,
    paths: [path],
    access: 'player',
    frame: 'page',
    needsAccountMessages: true,
    needsLimitMessages: true,
    isCalm: true,
    parse: () => input,
    load: async (app) => requireShownItem(app, item),
    source: 'areas/limits/break-page.tsx',
    view: async () => (await import('../areas/limits/exclusion/break-page.tsx')).BreakPage,
  });
}

export const coolingOffRoute = exclusionRoute(paths.coolingOff, 'break', 'coolingOff', {
  title: 'exclusion_break_title',
  bodyClass: 'cooling-off',
});

export const selfExclusionRoute = exclusionRoute(paths.selfExclusion, 'self-exclusion', 'selfExclusion', {
  title: 'exclusion_exclusion_title',
  bodyClass: 'self-exclusion',
});
