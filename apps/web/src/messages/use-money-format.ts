import type { Language } from '@baize/contract';
import { currencyCode, formatAmountFloored, formatMoney, formatMoneyShort } from '@baize/currency';

import { useApp } from '../app/app.ts';

/** Formats amounts in minor units; without a currency they are in lira. */
export interface MoneyFormat {
  /** "₺1.234,50". */
  exact(minor: bigint, currency?: number): string;
  /** "₺1.234": rounded down to whole units. */
  floored(minor: bigint, currency?: number): string;
  /** "₺1.234" for a whole amount, else "₺1.234,50". */
  short(minor: bigint, currency?: number): string;
}

function createMoneyFormat(language: Language): MoneyFormat {
  const { lira } = currencyCode;
  return {
    exact: (minor, currency = lira) => formatMoney(minor, currency, language),
    floored: (minor, currency = lira) => formatAmountFloored(minor, currency, language),
    short: (minor, currency = lira) => formatMoneyShort(minor, currency, language),
  };
}

/** Amounts in each language of the site, outside of components. */
export const moneyFormats: Readonly<Record<Language, MoneyFormat>> = {
  tr: createMoneyFormat('tr'),
  en: createMoneyFormat('en'),
};

/** Formats amounts in the language of the page. */
export function useMoneyFormat(): MoneyFormat {
  return moneyFormats[useApp().language];
}
