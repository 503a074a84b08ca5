import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import { transferKind } from '@baize/ledger';
import type {
  OpenWork,
  OperatorServices,
  ReconciliationReport,
  ShownPayment,
  TrailRow,
} from '@baize/services';
import { approvalFacts } from './describe-approval.ts';
import { describeLimit } from './describe-limits.ts';
import { moment, nameIn, printFacts, printTable, tableOf } from './print-table.ts';

export const money = (minor: bigint | null): string => (minor === null ? '' : formatWire(minor));

function stateOf({ state, destroyedAt }: ShownPayment['documents'][number]): string {
  const name = ['waiting', 'accepted', 'rejected'][state] ?? '';
  return destroyedAt === null ? name : `${name}, photo destroyed`;
}

export const findingHeadings = [
  'kind',
  'what',
  'player',
  'payment',
  'gateway',
  'reference',
  'expected',
  'found',
];
export const findingCells = (one: OpenWork['findings'][number]) => [
  one.kind,
  one.detail,
  one.playerId,
  one.transactionId,
  one.provider,
  one.providerRef,
  money(one.expectedMinor),
  money(one.foundMinor),
];

export function describePayment(services: Pick<OperatorServices, 'brands'>, shown: ShownPayment): string {
  return [
    describeFacts(shown),
    ...markTable(shown),
    printFacts(approvalFacts(services, shown)),
    ...describeHistory(shown),
  ].join('\n\n');
}

const markTable = ({ findings }: ShownPayment) =>
  tableOf(['mark', 'because', 'found', 'stops the payment'], findings, (one) => [
    one.mark,
    one.reason,
    one.evidence,
    one.stops ? (one.clearedBy === undefined ? 'yes' : `cleared by ${one.clearedBy}`) : '',
  ]);

function describeFacts({ payment, player, method, ...rest }: ShownPayment): string {
  return printFacts([
    [
      'payment',
      `${payment.id}, ${nameIn(transactionKind, payment.kind)}, ${nameIn(transactionStatus, payment.status)}`,
    ],
    ['amount', `${money(payment.amountMinor)}, of which fee ${money(payment.feeMinor)}`],
    ['method', `${method} (${payment.provider}, ${payment.providerRef ?? 'no reference'})`],
    [
      'player',
      `${player.name}, ${player.username} (${player.id}), ${player.status}, since ${moment(player.createdAt)}`,
    ],
    ['identity', player.identity],
    ['phone', player.isPhoneVerified ? 'verified' : 'not verified'],
    [
      'balances',
      Object.entries(rest.balances)
        .map(([name, minor]) => `${name} ${money(minor)}`)
        .join(', '),
    ],
    ['marks', rest.marks.join(', ') || 'none'],
    ...Object.entries(payment.fields)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, value]): [string, string] => [name, value]),
    ['note', payment.managerNote ?? ''],
  ]);
}

function describeHistory(shown: ShownPayment): string[] {
  return [
    printTable(
      ['event (UTC)', 'status', 'by', 'reason'],
      shown.events.map((one) => [
        moment(one.createdAt),
        nameIn(transactionStatus, one.toStatus),
        one.changedBy,
        one.reason,
      ]),
    ),
    printTable(
      ['decision (UTC)', 'operator', 'action', 'details'],
      shown.decisions.map((one) => [
        moment(one.actedAt),
        one.operator,
        one.action,
        JSON.stringify(one.details),
      ]),
    ),
    printTable(
      ['documents (UTC)', 'id', 'kind', 'state', 'payment', 'note'],
      shown.documents.map((one) => [
        moment(one.uploadedAt),
        one.id,
        one.kind,
        stateOf(one),
        one.paymentId,
        one.note,
      ]),
    ),
    printTable(
      ['payments (UTC)', 'id', 'kind', 'amount', 'status'],
      shown.payments.map((one) => [
        moment(one.createdAt),
        one.id,
        nameIn(transactionKind, one.kind),
        money(one.amountMinor),
        nameIn(transactionStatus, one.status),
      ]),
    ),
    printTable(
      ['ledger (UTC)', 'kind', 'amount', 'main balance', 'provider', 'transaction'],
      shown.ledger.map((one) => [
        moment(one.createdAt),
        `${nameIn(transferKind, one.kind)}${one.isBooked ? '' : ', refused'}`,
        money(one.amountMinor),
        money(one.balanceAfterMinor),
        one.provider,
        one.tx,
      ]),
    ),
    printTable(
      ['limits (UTC)', 'decision'],
      shown.limits.map((one) => [moment(one.changedAt), describeLimit(one)]),
    ),
  ];
}

export function describeReport(brand: string, report: ReconciliationReport | undefined): string {
  if (!report) return `# ${brand}\n\nNo report yet.`;
  const { summary, findings } = report;
  const totals = [
    `players ${money(summary.playersMinor)}`,
    `games ${money(summary.gamesMinor)}`,
    `payments ${money(summary.paymentsMinor)}`,
    `operator ${money(summary.operatorMinor)}`,
  ].join(', ');
  const head = `# ${brand}, ${summary.day}: ${summary.findings} differences (${moment(summary.finishedAt)} UTC)\n\n${totals}`;
  if (findings.length === 0) return head;
  const table = printTable(
    ['finding', ...findingHeadings, 'closed by', 'note'],
    findings.map((one) => [one.id, ...findingCells(one), one.closedBy, one.note]),
  );
  return `${head}\n\n${table}`;
}

export function describeTrail(rows: readonly TrailRow[]): string {
  return printTable(
    ['number', 'at (UTC)', 'operator', 'action', 'subject', 'details'],
    rows.map((one) => [
      one.number,
      moment(one.actedAt),
      one.operator,
      one.action,
      one.subject,
      JSON.stringify(one.details),
    ]),
  );
}
