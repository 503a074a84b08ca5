import { formatWire } from '@baize/currency';
import { type OpenWork, WORK_PAGE, type WorkKind, workKinds, type WorkTotal } from '@baize/services';
import { findingCells, findingHeadings, money } from './describe.ts';
import { moment, printTable } from './print-table.ts';

type Table = Parameters<typeof printTable>;

const titles: Readonly<Record<WorkKind, readonly [one: string, more: string]>> = {
  withdrawals: ['withdrawal', 'withdrawals'],
  deposits: ['deposit', 'deposits'],
  identities: ['identity', 'identities'],
  corrections: ['correction', 'corrections'],
  refunds: ['refund', 'refunds'],
  reviews: ['review', 'reviews'],
  rounds: ['stuck round', 'stuck rounds'],
  findings: ['finding', 'findings'],
  frozen: ['frozen wallet', 'frozen wallets'],
};

const tables: Readonly<Record<WorkKind, (work: OpenWork) => Table>> = {
  withdrawals: ({ withdrawals }) => paymentTable(withdrawals),
  deposits: ({ deposits }) => paymentTable(deposits),
  identities: ({ identities }) => [
    ['identity of', 'name', 'documents', 'since (UTC)', 'destroyed (UTC)'],
    identities.map((one) => [
      `${one.username} (${one.playerId})`,
      one.name,
      one.documents.map(({ id, kind }) => `${id} ${kind}`).join(', '),
      moment(one.since),
      moment(one.until),
    ]),
  ],
  corrections: ({ corrections }) => [
    ['correction of', 'by', 'document', 'reason', 'since (UTC)'],
    corrections.map((one) => [
      `${one.username} (${one.playerId})`,
      one.by,
      one.documentId,
      one.reason,
      moment(one.at),
    ]),
  ],
  refunds: ({ refunds }) => [
    ['refund of', 'state', 'amount', 'player', 'by', 'since (UTC)', 'attempts'],
    refunds.map((one) => [
      one.transactionId,
      one.state,
      money(one.amountMinor),
      one.playerId,
      one.requestedBy,
      moment(one.createdAt),
      one.attempts,
    ]),
  ],
  reviews: ({ reviews }) => [
    ['review', 'player', 'provider', 'transaction', 'reason', 'owed', 'since (UTC)'],
    reviews.map((one) => [
      one.number,
      one.playerId,
      one.provider,
      one.tx,
      one.reason,
      money(one.owedMinor),
      moment(one.createdAt),
    ]),
  ],
  rounds: ({ rounds }) => [
    ['stuck round', 'player', 'provider', 'game', 'since (UTC)'],
    rounds.map((one) => [one.roundId, one.playerId, one.provider, one.gameId, moment(one.openedAt)]),
  ],
  findings: ({ findings }) => [
    ['finding', 'day', ...findingHeadings],
    findings.map((one) => [one.id, one.day, ...findingCells(one)]),
  ],
  frozen: ({ frozen }) => [
    ['frozen player', 'by', 'reason', 'since (UTC)'],
    frozen.map((one) => [one.playerId, one.by, one.reason, moment(one.at)]),
  ],
};

function paymentTable(rows: OpenWork['deposits']): Table {
  return [
    ['id', 'kind', 'state', 'amount', 'method', 'player', 'since (UTC)', 'approvals', 'attempts'],
    rows.map((one) => [
      one.id,
      one.kind,
      one.state,
      money(one.amountMinor),
      one.method,
      `${one.username} (${one.playerId})`,
      moment(one.createdAt),
      one.approvals,
      one.attempts,
    ]),
  ];
}

/** A page of what waits at a brand, each kind under how many there are in all; nothing for an empty kind. */
export function describeWork(brand: string, work: OpenWork, page: number): string {
  const parts = workKinds.flatMap((kind) => {
    const total = work.totals[kind];
    return total && total.count > 0 ? [describeKind(kind, work, total, page)] : [];
  });
  const open = work.openSports > 0 ? [`Bets on sport open for more than a day: ${work.openSports}.`] : [];
  return [`# ${brand}`, ...(parts.length > 0 ? parts : ['Nothing waits.']), ...open].join('\n\n');
}

function describeKind(kind: WorkKind, work: OpenWork, total: WorkTotal, page: number): string {
  const head = `${headOf(kind, total)}${partOf(work[kind].length, total, page)}`;
  return work[kind].length === 0 ? head : `${head}\n\n${printTable(...tables[kind](work))}`;
}

/** `12 withdrawals, 48,200.00 TRY` */
function headOf(kind: WorkKind, { count, sums }: WorkTotal): string {
  const [one, more] = titles[kind];
  const texts = sums.map(({ currency, minor }) => `${grouped(minor)} ${currency}`);
  return [`${count} ${count === 1 ? one : more}`, ...texts].join(', ');
}

const grouped = (minor: bigint): string => formatWire(minor).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');

/** What of it is shown, unless it is all. */
function partOf(shown: number, { count }: WorkTotal, page: number): string {
  if (shown === count) return '';
  if (shown === 0) return `; none on page ${page}`;
  const first = (page - 1) * WORK_PAGE + 1;
  const last = first + shown - 1;
  return `; ${first} to ${last} shown${last < count ? `, --page ${page + 1} for more` : ''}`;
}
