import type { Change } from '../change.ts';

const money = 'packages/services/src/money';
const start = `${money}/start-deposit.ts`;
const block = `${money}/deposit-block.ts`;
const expire = `${money}/expire-payments.ts`;
const waiting = `${money}/list-pending.ts`;

const blocks = [`${money}/start-deposit`];
const reads = [`${money}/payment-reads`];
const lists = [`${money}/payment-lists`];
const deposits = ['apps/server/src/routes/money/deposit.db'];

/** Deposits, from their start to their decision. */
export const moneyChanges: readonly Change[] = [
  {
    file: start,
    find: 'await requireNoDepositBlock(context, transaction);',
    replace: '',
    promise: 'what the list of methods says is in the way refuses a deposit',
    tests: blocks,
  },
  {
    file: block,
    find: "if (await isFrozen(client, { siteId, playerId: id })) return 'frozen';",
    replace: '',
    promise: 'no deposit is started while the wallet is frozen',
    tests: blocks,
  },
  {
    file: block,
    find: "return row && row.verifiedAt === null ? 'identity' : null;",
    replace: "return row && row.verifiedAt !== null ? 'identity' : null;",
    promise: 'no deposit is started before the identity is verified, if the brand asks for it',
    tests: blocks,
  },
  {
    file: `${money}/list-payment-methods.ts`,
    find: 'blocked: isDeposit',
    replace: 'blocked: !isDeposit',
    promise: 'the deposit page says up front why no deposit can be started',
    tests: blocks,
  },
  {
    file: start,
    find: 'and(isDeposit(context, opened.id), eq(paymentTransaction.status, transactionStatus.pending))',
    replace: 'isDeposit(context, opened.id)',
    promise: 'a deposit that was approved meanwhile stays approved if the gateway’s answer is lost',
    tests: deposits,
  },
  {
    file: start,
    find: ".for('update');",
    replace: ';',
    promise: 'several concurrent requests open one deposit',
    tests: deposits,
  },
  {
    file: start,
    find: 'eq(paymentTransaction.siteId, owner.siteId),\n          eq(paymentTransaction.playerId, owner.id),',
    replace: 'eq(paymentTransaction.siteId, owner.siteId),',
    promise: 'another player’s pending deposit does not block a deposit',
    tests: deposits,
  },
  {
    file: start,
    find: 'eq(paymentTransaction.methodId, form.method.id),',
    replace: '',
    promise: 'a waiting deposit blocks its own method only',
    tests: deposits,
  },
  {
    file: start,
    find: 'eq(paymentTransaction.status, transactionStatus.pending),\n        ),',
    replace: '),',
    promise: 'a decided deposit does not block the next one',
    tests: deposits,
  },
  {
    file: start,
    find: "if (waiting.length > 0) throw new CallError('pending_transaction');",
    replace: '',
    promise: 'one deposit of a method waits at a time',
    tests: deposits,
  },
  {
    file: start,
    find: 'status: transactionStatus.rejected,\n        decidedAt: now,',
    replace: 'status: transactionStatus.pending,\n        decidedAt: now,',
    promise: 'a deposit without a payment at the gateway does not block the next one',
    tests: deposits,
  },
  {
    file: start,
    find: 'const isRefused = cause instanceof PaymentRefused;',
    replace: 'const isRefused = !(cause instanceof PaymentRefused);',
    promise: 'a gateway that is away is not mistaken for one that refuses',
    tests: deposits,
  },
  {
    file: start,
    find: '      providerRef: payment.providerRef,\n',
    replace: '',
    promise: 'a deposit stores the gateway’s id',
    tests: [...deposits, 'apps/server/src/routes/money/deposit-ledger'],
  },
  {
    file: start,
    find: 'const fields = { ...form.fields, ...',
    replace: 'const fields = { ...',
    promise: 'what the player filled in is stored with the deposit',
    tests: deposits,
  },
  {
    file: start,
    find: '{ [PAYMENT_URL_FIELD]: payment.url }',
    replace: '{}',
    promise: 'a player who closed the payment page can open it again',
    tests: deposits,
  },
  {
    file: expire,
    find: 'eq(paymentTransaction.status, transactionStatus.pending),',
    replace: '',
    promise: 'decided deposits do not expire',
    tests: lists,
  },
  {
    file: expire,
    find: ' for update skip locked`',
    replace: ' for update`',
    promise: 'a deposit that is being decided does not delay others that expire',
    tests: lists,
  },
  {
    file: expire,
    find: ' order by ${paymentTransaction.expiresAt}',
    replace: '',
    promise: 'overdue deposits are found without reading the other pending ones',
    tests: reads,
  },
  {
    file: expire,
    find: ' limit ${batchRows} for',
    replace: ' for',
    promise: 'deposits expire in short statements',
    tests: lists,
  },
  {
    file: expire,
    find: 'if (expired.length < batchRows) break;',
    replace: 'break;',
    promise: 'all overdue deposits expire',
    tests: lists,
  },
  {
    file: 'packages/db/migrations/0066-unreferenced-payments.sql',
    find: '(provider, id) where',
    replace: '(provider) where',
    promise: 'a deposit without a reference is found without reading the others',
    tests: reads,
  },
  {
    file: expire,
    find: "by: 'job',\n      reason:",
    replace: "by: 'player',\n      reason:",
    promise: 'the player sees that a withdrawal expired by itself',
    tests: [`${money}/withdrawals`],
  },
  {
    file: expire,
    find: '        left.push(row.id);\n        problems.push(error);',
    replace: '        throw error;',
    promise: 'a withdrawal that cannot be expired does not stop the others',
    tests: [`${money}/withdrawals`],
  },
  {
    file: `${money}/withdrawal-state.ts`,
    find: 'sum_limit: sumLimitOf(brand.traits),',
    replace: 'sum_limit: null,',
    promise: 'a player sees how much can be withdrawn in a day',
    tests: [`${money}/withdrawals`],
  },
  {
    file: expire,
    find: 'for (const row of expired) await publishTransaction(context, row);',
    replace: '',
    promise: 'a player hears that a deposit has expired',
    tests: lists,
  },
  {
    file: waiting,
    find: 'eq(paymentTransaction.siteId, player.siteId),',
    replace: '',
    promise: 'payments of another brand are not listed as waiting',
    tests: lists,
  },
  {
    file: waiting,
    find: 'eq(paymentTransaction.playerId, player.id),',
    replace: '',
    promise: 'another player’s payments are not listed as waiting',
    tests: lists,
  },
  {
    file: waiting,
    find: 'eq(paymentTransaction.kind, type),',
    replace: '',
    promise: 'waiting withdrawals are not listed among deposits',
    tests: lists,
  },
  {
    file: waiting,
    find: 'inArray(paymentTransaction.status, [pending, processing]),',
    replace: '',
    promise: 'decided payments are not listed as waiting',
    tests: lists,
  },
];
