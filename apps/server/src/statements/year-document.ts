import { durationText } from '@baize/messages/duration';
import { formatMoney, formatMoneyShort } from '@baize/currency';
import type { PdfColumn, PdfDocument, PdfSection } from '@baize/pdf';
import type { YearStatement } from '@baize/services';

import type { PlayerRouteContext } from '../route.ts';

type Words = Pick<PlayerRouteContext, 'language' | 'text'>;
type Limit = YearStatement['limits'][number];

const PER = 10_000n;
const MINUTE_MS = 60_000n;

/** Texts of a statement's values. */
function formatsOf({ language, text }: Words, currency: number) {
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const money = (minor: bigint) => formatMoney(minor, currency, language);
  return {
    money,
    signed: (minor: bigint) =>
      `${minor > 0n ? '+' : minor < 0n ? '−' : ''}${money(minor < 0n ? -minor : minor)}`,
    short: (minor: bigint) => formatMoneyShort(minor, currency, language),
    time: (minutes: number) => durationText(text, minutes),
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at(day)),
    month: (day: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(at(day)),
    moment: (instant: Date, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant),
  };
}
type Formats = ReturnType<typeof formatsOf>;

function monthTable({ text }: Words, format: Formats, { months, totals }: YearStatement): PdfSection {
  const column = (title: string): PdfColumn => ({ title, align: 'end', share: 1 });
  const cells = (row: YearStatement['months'][number] | YearStatement['totals']) => [
    format.money(row.bet),
    format.money(row.win + row.refund),
    format.signed(row.net),
    format.time(row.minutes),
    format.money(row.payments.deposited - row.payments.deposits_returned),
    format.money(row.payments.withdrawn - row.payments.withdrawals_returned),
  ];
  return {
    kind: 'table',
    title: text('statement_file_months'),
    columns: [
      { title: text('statement_by_month'), share: 1 },
      column(text('statement_bet')),
      column(text('statement_win')),
      column(text('statement_net')),
      column(text('statement_time')),
      column(text('statement_deposited')),
      column(text('statement_withdrawn')),
    ],
    rows: months.map((month) => [format.month(month.month), ...cells(month)]),
    totals: [text('statement_total'), ...cells(totals)],
    empty: text('statement_empty'),
  };
}

function categoryTable({ text }: Words, format: Formats, { categories, totals }: YearStatement): PdfSection {
  const cells = (row: YearStatement['totals'] | YearStatement['categories'][number]) => [
    format.money(row.bet),
    format.money(row.win + row.refund),
    format.signed(row.net),
    row.bet > 0n ? format.signed((row.net * PER) / row.bet) : '–',
  ];
  return {
    kind: 'table',
    title: text('statement_cost'),
    columns: [
      { title: text('statement_category'), share: 1 },
      { title: text('statement_bet'), align: 'end', share: 1 },
      { title: text('statement_win'), align: 'end', share: 1 },
      { title: text('statement_net'), align: 'end', share: 1 },
      { title: text('statement_per', { amount: format.short(PER) }), align: 'end', share: 1 },
    ],
    rows: categories.map((row) => [text(`statement_category_${row.category}`), ...cells(row)]),
    totals: [text('statement_total'), ...cells(totals)],
    empty: text('statement_empty'),
  };
}

function limitFacts({ text }: Words, format: Formats, limits: readonly Limit[]): PdfSection {
  const title = text('statement_file_limits');
  if (limits.length === 0) return { kind: 'paragraph', title, text: text('statement_file_no_limits') };
  return {
    kind: 'facts',
    title,
    facts: limits.map(({ kind, period, amount }) => ({
      name: text('limits_name', { kind, period }),
      value: kind === 'time' ? format.time(Number(amount / MINUTE_MS)) : format.money(amount),
    })),
  };
}

function paymentFacts({ text }: Words, format: Formats, { totals }: YearStatement): PdfSection {
  const { payments } = totals;
  const fact = (key: string, value: string) => ({ name: text(key), value });
  return {
    kind: 'facts',
    title: text('statement_file_payments'),
    facts: [
      fact('statement_deposited', format.money(payments.deposited)),
      ...(payments.deposits_returned > 0n
        ? [fact('statement_deposits_returned', format.money(payments.deposits_returned))]
        : []),
      fact('statement_withdrawn', format.money(payments.withdrawn)),
      ...(payments.withdrawals_returned > 0n
        ? [fact('statement_withdrawals_returned', format.money(payments.withdrawals_returned))]
        : []),
      fact('statement_out_minus_in', format.signed(payments.net)),
    ],
  };
}

/** The statement of a year as a document. */
export function yearDocument(
  context: Pick<PlayerRouteContext, 'brand' | 'clock' | 'language' | 'origin' | 'player' | 'text'>,
  statement: YearStatement,
): PdfDocument {
  const { brand, clock, language, origin, player, text } = context;
  const format = formatsOf(context, statement.owner.currency);
  const { year, from, to, owner, totals, isProvisional, limits } = statement;
  const madeAt = clock.now();
  const time = format.moment(madeAt, brand.traits['site.timeZone']);
  return {
    language,
    brand: { name: brand.options.name, color: brand.theme.accent },
    title: text('statement_file_title', { year }),
    subtitle: `${format.day(from)} – ${format.day(to)}${isProvisional ? ` (${text('statement_file_provisional')})` : ''}`,
    madeAt,
    footer: text('statement_file_made_at', { brand: brand.options.name, time }),
    pageNumber: text('statement_file_page', { page: '{page}', pages: '{pages}' }),
    landscape: true,
    sections: [
      {
        kind: 'facts',
        facts: [
          { name: text('statement_file_name'), value: owner.name },
          { name: text('statement_file_username'), value: owner.username },
          { name: text('statement_file_player'), value: String(player.id) },
          { name: text('statement_net'), value: format.signed(totals.net) },
          { name: text('statement_bet'), value: format.money(totals.bet) },
          { name: text('statement_win'), value: format.money(totals.win + totals.refund) },
          { name: text('statement_time'), value: format.time(totals.minutes) },
        ],
      },
      monthTable(context, format, statement),
      categoryTable(context, format, statement),
      paymentFacts(context, format, statement),
      limitFacts(context, format, limits),
      {
        kind: 'paragraph',
        title: text('statement_file_notes'),
        text: text('statement_file_notes_text', { zone: brand.traits['site.timeZone'] }),
      },
      {
        kind: 'paragraph',
        title: text('site_care'),
        text: text('statement_file_care', { address: `${origin}/account-limitation` }),
      },
    ],
  };
}
