import { durationText } from '@baize/messages/duration';
import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';

import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { periodText } from './period-text.ts';

export type Statement = WireReply<'GET /account/statement'>['data'];
export type Period = Statement['periods'][number];
type Sums = Pick<Period, 'bet' | 'win' | 'refund' | 'net'>;

/** What was won with what was refunded. */
export const wonMinor = ({ win, refund }: Pick<Sums, 'win' | 'refund'>) => parseWire(win) + parseWire(refund);

/** Amounts and periods of a statement as texts. */
export function useStatementText() {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const { user } = useSession();
  const exact = (minor: bigint) => money.exact(minor, user?.currency);
  /** With a sign: "+₺860,00", "−₺420,00". */
  const signed = (minor: bigint) =>
    `${minor > 0n ? '+' : minor < 0n ? '−' : ''}${exact(minor < 0n ? -minor : minor)}`;
  const whole = new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: 0,
    signDisplay: 'never',
    notation: 'standard',
  });
  const compact = new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: 1,
    signDisplay: 'never',
    notation: 'compact',
  });
  return {
    exact,
    signed,
    short: (minor: bigint) => money.short(minor, user?.currency),
    /** In whole units without a currency, for the chart: "+2.000", and from a hundred thousand on "+250 B". */
    mark: (minor: number) => {
      const sign = minor > 0 ? '+' : minor < 0 ? '−' : '';
      return `${sign}${(Math.abs(minor) >= 10_000_000 ? compact : whole).format(minor / 100)}`;
    },
    time: (minutes: number) => durationText(t, minutes),
    period: (period: Period, by: Statement['by']) => periodText(period, by, language),
  };
}
