import { promotionPath } from '@baize/contract/page-addresses';

import { parsePromotion, type PromotionsInput } from '../addresses/promotion-address.ts';
import { NotFound } from '../addresses/not-found.ts';
import * as paths from '../addresses/paths.ts';
import type { App } from '../app/app.ts';
import { runningPromotions } from '../areas/site/late.ts';
import { defineRoute, type Route } from '../router/route.ts';

function nameOf(app: App, id: number | undefined): string | undefined {
  const known = app.queries.getQueryData(runningPromotions(app).queryKey)?.promotions ?? [];
  return known.find((promotion) => promotion.id === id)?.name;
}

function promotionsRoute(path: string): Route<PromotionsInput> {
  return defineRoute<PromotionsInput>({
    paths: [path],
    access: 'any',
    title: 'site_nav_promotions',
    bodyClass: 'promotions',
    frame: 'page',
    needsListMessages: true,
    hasOwnStyle: true,
    parse: parsePromotion,
    async load(app, { id }) {
      const loaded = app.queries.ensureQueryData(runningPromotions(app));
      // The list shows skeletons while it loads; the first HTML and a promotion's address need the data.
      if (id === undefined && typeof document !== 'undefined') {
        void loaded.catch(() => undefined);
        return;
      }
      await loaded;
      if (id !== undefined && nameOf(app, id) === undefined) throw new NotFound();
    },
    describe: (app, { id }) => ({ name: nameOf(app, id) }),
    source: 'areas/site/promotions-page.tsx',
    view: async () => (await import('../areas/site/promotions-page.tsx')).PromotionsPage,
  });
}

/** The list, and the list with a promotion open over it: one page at two addresses. */
export const promotionRoutes: readonly Route<PromotionsInput>[] = [
  promotionsRoute(paths.promotions),
  promotionsRoute(promotionPath),
];
