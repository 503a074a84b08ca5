import { bookTime } from '../book-time.ts';
import type { SlipTexts } from '../../texts/slip-texts.ts';
import { type Amounts, createAmounts } from '../../../crash/client/amounts.ts';
import { createMoneyText, fillText } from '../../../shell/client/page-data.ts';

/** Of the site: matches start at its time, wherever the player is. */
const TIME_ZONE = 'Europe/Istanbul';

/** How amounts and prices are written in the player's language. */
export interface SlipWords extends Amounts {
  readonly texts: SlipTexts;
  /** Without a fraction of nothing: ₺200, ₺12,50. */
  readonly short: (minor: number) => string;
  /** A price in thousandths: `2,05`, `1,475`. */
  readonly price: (thousandths: number) => string;
  /** `20:30` */
  readonly time: (at: string) => string;
  /** `20:30`, or `Sat 28 20:30` on another day. */
  readonly start: (at: string) => string;
  readonly fill: typeof fillText;
}

export function createSlipWords(lang: 'tr' | 'en', currency: string, texts: SlipTexts): SlipWords {
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB';
  const money = createMoneyText(lang, currency);
  const prices = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  });
  const whole = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const zoned = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, hourCycle: 'h23', ...options });
  const clock = zoned({ hour: '2-digit', minute: '2-digit' });
  const weekday = zoned({ weekday: 'short' });
  const day = zoned({ day: 'numeric' });
  const date = zoned({ day: 'numeric', month: 'numeric', year: 'numeric' });
  const time = (at: string) => clock.format(new Date(at));
  return {
    ...createAmounts(lang, money),
    texts,
    short: (minor) => (minor % 100 === 0 ? whole.format(minor / 100) : money(minor)),
    price: (thousandths) => prices.format(thousandths / 1_000),
    time,
    start(at) {
      const start = new Date(at);
      if (date.format(start) === date.format(bookTime())) return time(at);
      return `${weekday.format(start)} ${day.format(start)} ${time(at)}`;
    },
    fill: fillText,
  };
}
