import type { paymentCategory, paymentMethod } from '@baize/db';

import { paymentMethods } from '../money/payment-methods.ts';
import type { PaymentMethod } from '../money/payment-method.ts';
import { paymentCategories } from '../money/payments.ts';
import type { DemoSite } from './site-rows.ts';

export interface MoneyRows {
  categories: (typeof paymentCategory.$inferInsert)[];
  methods: (typeof paymentMethod.$inferInsert)[];
}

/** Payment methods as rows; their fields have every label in both languages. Names at brands are kept by site id. */
export function moneyRows(sites: readonly DemoSite[]): MoneyRows {
  return {
    categories: paymentCategories.map(({ id, name }, sort) => ({
      id,
      nameTr: name.tr,
      nameEn: name.en,
      sort,
    })),
    methods: paymentMethods.map(({ byBrand, notAt, ...method }, sort) => ({
      feeFixedMinor: 0n,
      feeRate: 0,
      pendingMinutes: 24 * 60,
      paysBack: [],
      ...method,
      fields: [...method.fields],
      bySite: namesBySite(byBrand, sites),
      siteIds: notAt ? sites.filter(({ slug }) => !notAt.includes(slug)).map(({ siteId }) => siteId) : null,
      sort,
    })),
  };
}

function namesBySite(
  byBrand: PaymentMethod['byBrand'],
  sites: readonly DemoSite[],
): Record<string, { name: string; nameEn?: string }> {
  return Object.fromEntries(
    sites.flatMap(({ slug, siteId }) => {
      const own = byBrand?.[slug];
      return own ? [[String(siteId), own]] : [];
    }),
  );
}
