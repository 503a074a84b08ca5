import type { Change } from '../change.ts';

const decisions = 'packages/services/src/money/decisions';
const approvals = 'packages/db/migrations/0093-operators-and-approvals.sql';
const invited = 'packages/db/migrations/0221-invited-operators.sql';

const ofDecisions = [`${decisions}/decisions`];
const ofOperators = [`${decisions}/operators`];
const ofTwo = [`${decisions}/two-decisions`];
const ofUncredited = [`${decisions}/uncredited`];

/** What operators decide, alone and together. */
export const decisionChanges: readonly Change[] = [
  {
    file: approvals,
    find: 'if v_operator.wrong_keys >= 4 then',
    replace: 'if false then',
    promise: 'wrong keys lock an operator',
    tests: ofOperators,
  },
  {
    file: approvals,
    find: "perform append_to_trail(p_name, 'sign-in-failed', null,",
    replace: "perform append_to_trail(p_name, 'sign-in-failed', 7,",
    promise: 'a wrong key is of no brand',
    tests: ofOperators,
  },
  ...[
    {
      file: invited,
      find: "when p_operator.role = 'all' then null",
      replace: 'when true then null',
      promise: 'a role does only what it is for',
    },
    {
      file: invited,
      find: 'when p_operator.site_ids is not null and',
      replace: 'when false and',
      promise: 'an operator of one brand decides nothing of another',
    },
    {
      file: approvals,
      find: '\n      and a.facts = decision_facts(t)',
      replace: '',
      promise: 'an approval does not count after the payment has changed',
    },
    {
      file: approvals,
      find: 'join operator o on o.name = a.operator and o.removed_at is null',
      replace: 'join operator o on o.name = a.operator',
      promise: 'approvals of removed operators do not count',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: 'credit && credit.totalMinor > row.amountMinor ? credit.totalMinor : row.amountMinor;',
      replace: 'row.amountMinor;',
      promise: 'what an over-paid deposit is credited counts, not what was asked for',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: 'credit && credit.totalMinor > row.amountMinor ? credit.totalMinor : row.amountMinor;',
      replace: 'credit && credit.minor > row.amountMinor ? credit.minor : row.amountMinor;',
      promise: 'the rest of a deposit counts with what was credited of it before',
    },
    {
      file: `${decisions}/approvals.ts`,
      find: 'const CREDITED_MS = 30 *',
      replace: 'const CREDITED_MS = 3 *',
      promise: 'who credited a deposit pays nothing out to its player for 30 days',
    },
    {
      file: approvals,
      find: 'r.state in (1, 2) and',
      replace: 'r.state = 2 and',
      promise: 'a refund that is with the gateway counts already',
    },
    {
      file: approvals,
      find: ' and r.outside is null and',
      replace: ' and',
      promise: 'what was given back outside of the gateway does not count as lira',
    },
    {
      file: `${decisions}/lock-decision.ts`,
      find: "  await client.query('select lock_main_balance($1, $2)', [row.siteId, row.playerId]);\n",
      replace: '',
      promise: 'two decisions at once count each other',
    },
    {
      file: `${decisions}/two-decisions.ts`,
      find: 'return BigInt(rows[0]?.sum ?? 0);',
      replace: 'return rows.length > 9 ? 1n : 0n;',
      promise: 'what was decided for a player in 24 hours counts together',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: 'latelyMinor + earlierMinor + amountMinor',
      replace: 'latelyMinor + amountMinor',
      promise: 'all refunds of a deposit count together',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: 'if (open.requestedBy === operator.name)',
      replace: 'if (open.requestedBy === operator.name && open.amountMinor === amountMinor)',
      promise: 'nobody makes their own request smaller',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: '      await requireCreditedByOther(services, transaction, operator, row);\n',
      replace: '',
      promise: 'who credited a deposit does not pay it out',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: 'if (isDeposit && status === processing && isWaitingForMoney(row))',
      replace: 'if (id < 0)',
      promise: 'money that is on its way is not credited by hand',
    },
  ].map((row) => ({ ...row, tests: ofTwo })),
  ...[
    {
      file: `${decisions}/reject-payment.ts`,
      find: '    await requireNothingReceived(transaction, row);\n',
      replace: '',
      promise: 'a rejection keeps no money of the player',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: '{ at: now, amountMinor: minor });',
      replace: '{ at: now, amountMinor: totalMinor });',
      promise: 'a player is told of each part of a deposit that is credited',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: 'const set = { creditedMinor: totalMinor, changedBy: by, changedAt: now };',
      replace: 'const set = { creditedMinor: totalMinor, changedAt: now };',
      promise: 'the trail of a payment says who credited the rest of it',
    },
    {
      file: `${decisions}/credit.ts`,
      find: 'if (isRest && minor > (leftMinor ?? 0n))',
      replace: 'if (minor < 0n)',
      promise: 'no more is credited than came',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: '  if (outside !== null) return true;\n',
      replace: '',
      promise: 'a refund outside of the gateway takes two operators',
    },
    {
      file: 'packages/services/src/money/refunds/uncredited.ts',
      find: '(one.currency === currency ? sum + one.amountMinor : sum)',
      replace: 'sum + one.amountMinor',
      promise: 'what was sent back in one currency lessens nothing in another',
    },
    {
      file: 'packages/services/src/money/payment-message.ts',
      find: '...(isOther && { currency }),',
      replace: '',
      promise: 'a message names the currency that is sent back',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: 'currency: uncredited.currency, heldMinor: 0n',
      replace: 'currency: isoCurrency(row.currency), heldMinor: 0n',
      promise: 'what was never credited goes back in the currency that came',
    },
    {
      file: 'packages/services/src/money/refunds/uncredited.ts',
      find: 'amountMinor: report.amountMinor - sentMinor',
      replace: 'amountMinor: report.amountMinor',
      promise: 'what was sent back uncredited is not taken from the player',
    },
    {
      file: 'packages/services/src/money/refunds/uncredited.ts',
      find: 'report.amountMinor <= received.amountMinor)',
      replace: 'report.amountMinor < 0n)',
      promise: 'a notice that comes again reopens nothing that was sent back',
    },
    {
      file: 'packages/services/src/money/refunds/uncredited.ts',
      find: 'open !== undefined && without.amountMinor >= 0n;',
      replace: 'open !== undefined;',
      promise: 'a part that comes back does not end a refund of all',
    },
    {
      file: 'packages/services/src/money/apply-report.ts',
      find: 'about: news, ',
      replace: '',
      promise: 'other news opens a review although one was closed',
    },
  ].map((row) => ({ ...row, tests: ofUncredited })),
  ...[
    {
      file: `${decisions}/decide-identity.ts`,
      find: 'if (seen.birthDate !== owner.birthDate)',
      replace: "if (seen.birthDate === '')",
      promise: 'an identity with another birth date is not verified',
    },
    {
      file: `${decisions}/decide-identity.ts`,
      find: 'if (!isPassport && hashPersonalId(number, personalIdKeys) !== owner.personalIdHash)',
      replace: 'if (!isPassport && hashPersonalId(number, personalIdKeys) === number)',
      promise: 'an identity card with another number is not accepted',
    },
    {
      file: 'packages/services/src/money/identity/destroy-documents.ts',
      find: 'make_interval(days => 2 * keep_days)',
      replace: 'make_interval(days => 9 * keep_days)',
      promise: 'undecided photos are destroyed',
    },
  ].map((row) => ({ ...row, tests: ['packages/services/src/money/identity/identity'] })),
  ...[
    {
      file: `${decisions}/lock-decision.ts`,
      find: 'first?.by === `operator ${operator.name}`',
      replace: 'first === undefined',
      promise: 'nobody decides what they started',
    },
    {
      file: `${decisions}/approvals.ts`,
      find: 'if (own) {',
      replace: 'if (own && earlier.length > 9) {',
      promise: 'one operator is not two',
    },
    {
      file: `${decisions}/two-decisions.ts`,
      find: 'sumMinor > BigInt(above) * 100n',
      replace: 'sumMinor > BigInt(above) * 1_000n',
      promise: 'a large payment takes two operators',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: 'credit?.isAdjusted === true || isLarge',
      replace: 'isLarge',
      promise: 'another amount takes two operators',
    },
    {
      file: `${decisions}/approve-payment.ts`,
      find: 'await requireUnfrozen(transaction, row);\n',
      replace: 'await Promise.resolve();\n',
      promise: 'a withdrawal of a frozen wallet is not approved',
    },
    {
      file: `${decisions}/credit.ts`,
      find: 'left?.currency === isoCurrency(row.currency);',
      replace: 'left !== undefined;',
      promise: 'euros are not credited as lira',
    },
    {
      file: `${decisions}/reject-payment.ts`,
      find: 'set: { managerNote },',
      replace: 'set: {},',
      promise: 'the player reads why a payment was rejected',
    },
    {
      file: 'packages/services/src/money/send-payout.ts',
      find: '  if (await isFrozen(context.database.pool, payment)) return false;\n',
      replace: '',
      promise: 'a frozen wallet is not paid out',
    },
  ].map((row) => ({ ...row, tests: ofDecisions })),
  ...[
    {
      file: `${decisions}/refund-payment.ts`,
      find: 'const isSent = isAgreed || !(await takesTwo(services, transaction, row, asked));',
      replace: 'const isSent = true;',
      promise: 'a large refund takes two operators',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: '    await requireCreditedByOther(services, transaction, operator, row);\n',
      replace: '',
      promise: 'nobody refunds what they have credited',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: '  await requireUnfrozen(transaction, row);\n',
      replace: '',
      promise: 'a frozen wallet is not refunded',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: 'isAll ? fullAmountOf(row) - row.returnedMinor : amountMinor',
      replace: 'amountMinor',
      promise: 'a whole refund has the fee too',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: 'if (open.state === refundState.sending)',
      replace: 'if (open.amountMinor < 0n)',
      promise: 'there is one refund of a deposit at a time',
    },
    {
      file: `${decisions}/freeze-wallet.ts`,
      find: 'if (freeze?.by === `operator ${operator.name}`)',
      replace: 'if (freeze?.by === operator.name)',
      promise: 'who froze a wallet does not lift it',
    },
    {
      file: 'packages/services/src/money/refunds/refund-hold.ts',
      find: ' || refund.heldMinor > backMinor',
      replace: '',
      promise: 'a smaller chargeback does not end a refund',
    },
    {
      file: 'packages/services/src/money/refunds/send-refund.ts',
      find: 'or(isNull(paymentRefund.sendingUntil), lte(paymentRefund.sendingUntil, now)),',
      replace: '',
      promise: 'a refund is sent by one process at a time',
    },
  ].map((row) => ({ ...row, tests: [`${decisions}/refunds`] })),
  {
    file: `${decisions}/operators.ts`,
    find: 'if (!isRight)',
    replace: 'if (name === key)',
    promise: 'an operator needs the key',
    tests: ofOperators,
  },
  {
    file: `${decisions}/operators.ts`,
    find: 'keyHash: hashSecret(key)',
    replace: 'keyHash: key',
    promise: 'keys are stored hashed',
    tests: ofOperators,
  },
];
