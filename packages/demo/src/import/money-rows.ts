import type { paymentCategory, paymentMethod } from '@baize/db';

import { paymentCategories, paymentMethods } from '../money/payments.ts';

export interface MoneyRows {
  categories: (typeof paymentCategory.$inferInsert)[];
  methods: (typeof paymentMethod.$inferInsert)[];
}

/** Payment methods as rows; their fields have every label in both languages. */
export function moneyRows(): MoneyRows {
  return {
    categories: paymentCategories.map(({ id, name }, sort) => ({
      id,
      nameTr: name.tr,
      nameEn: name.en,
      sort,
    })),
    methods: paymentMethods.map((method, sort) => ({ ...method, fields: [...method.fields], sort })),
  };
}
