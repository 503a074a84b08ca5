import { durationText } from '@baize/messages/duration';
import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { type MoneyFormat, useMoneyFormat } from '../../messages/use-money-format.ts';
import type { LimitKind, LimitPeriod, LimitState } from './limit-state.ts';
import { clockAt, dayOf, momentAt, type MomentForm, untilEnd, weekdayOf } from './moment-words.ts';

export const periodNames = {
  daily: 'limits_daily',
  weekly: 'limits_weekly',
  monthly: 'limits_monthly',
} as const satisfies Record<LimitPeriod, string>;

interface WordsSources {
  readonly t: Translate;
  readonly money: MoneyFormat;
  readonly currency: number | undefined;
  readonly form: MomentForm;
}

function createWords({ t, money, currency, form }: WordsSources) {
  return {
    form,
    /** "₺5.000,00", or "3 sa" for a time. */
    value: (kind: LimitKind, value: bigint) =>
      kind === 'time' ? durationText(t, Number(value)) : money.exact(value, currency),
    /** The same where there is little room: "₺5.000". */
    shortValue: (kind: LimitKind, value: bigint) =>
      kind === 'time' ? durationText(t, Number(value)) : money.short(value, currency),
    /** "Günlük yatırım". */
    name: ({ kind, period }: Pick<LimitState, 'kind' | 'period'>) => t('limits_name', { kind, period }),
    /** "Gece 00:00’da yenilenir". */
    renewal({ period, endsAt }: Pick<LimitState, 'period' | 'endsAt'>) {
      if (period === 'monthly') return t('limits_renews_monthly', { day: dayOf(endsAt, form) });
      const at = clockAt(endsAt, form);
      if (period === 'daily') return t('limits_renews_daily', { at });
      return t('limits_renews_weekly', { weekday: weekdayOf(endsAt, form), at });
    },
    until: ({ period, endsAt }: Pick<LimitState, 'period' | 'endsAt'>) => untilEnd(period, endsAt, form),
    moment: (instant: string) => momentAt(instant, form),
    duration: (minutes: number) => durationText(t, minutes),
  };
}

/** How limits are put into words. */
export type LimitWords = ReturnType<typeof createWords>;

export function useLimitWords(): LimitWords {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language, brand } = useApp();
  const timeZone = brand.traits['site.timeZone'];
  const currency = useSession().user?.currency;
  return createWords({ t, money, currency, form: { timeZone, language } });
}
