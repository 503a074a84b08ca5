import type { Change } from '../change.ts';

const reconciliation = 'packages/services/src/money/reconciliation';
const operators = 'packages/db/migrations/0085-operators.sql';
const invited = 'packages/db/migrations/0221-invited-operators.sql';
const refused = 'packages/db/migrations/0222-refused-actions.sql';
const decisions = 'packages/services/src/money/decisions';
const transfers = 'packages/db/migrations/0088-refunds.sql';
const checks = 'packages/db/migrations/0090-reconciliation-work.sql';

const ofReconciliation = [`${reconciliation}/`];

/** The trail of operators, frozen wallets and reconciliations. */
export const operatorChanges: readonly Change[] = [
  ...[
    {
      find: 'p_row.subject, p_row.details',
      replace: 'p_row.subject',
      promise: 'a changed detail breaks the chain',
    },
    {
      find: 'or broken.hash <> broken.right_hash;',
      replace: ';',
      promise: 'a changed row is found',
    },
  ].map((row) => ({ ...row, file: operators, tests: ['packages/db/src/operator-trail'] })),
  {
    file: 'packages/db/migrations/0220-role-actions.sql',
    find: "'role_action', 'operator_trail', ",
    replace: "'role_action', ",
    promise: 'the site adds to the trail only through its function',
    tests: ['packages/db/src/operator-trail'],
  },
  ...[
    {
      find: 'select * into strict v_end from operator_trail_end for update;',
      replace: 'select * into strict v_end from operator_trail_end;',
      promise: 'concurrent writers keep one chain',
    },
  ].map((row) => ({ ...row, file: invited, tests: ['packages/db/src/operator-trail'] })),
  ...[
    {
      file: invited,
      find: "when p_operator.confirmed_at is null then format('%s is not confirmed by another operator yet', p_operator.name)",
      replace: '',
      promise: 'one who is not confirmed does nothing',
    },
    {
      file: invited,
      find: " and p_operator.role <> 'machine')",
      replace: ')',
      promise: 'a program does not have what any role includes',
    },
    {
      file: refused,
      find: 'key_hash = p_key_hash, code_hash = null, code_ends_at = null',
      replace: 'key_hash = p_key_hash',
      promise: 'a code is used once',
    },
    {
      file: refused,
      find: 'elsif v_operator.code_ends_at <= p_at then',
      replace: 'elsif false then',
      promise: 'a code ends',
    },
    {
      file: refused,
      find: 'if v_operator.code_hash is distinct from p_code_hash then',
      replace: 'if v_operator.code_hash is null then',
      promise: 'a code is of one operator',
    },
    {
      file: `${decisions}/operators.ts`,
      find: 'if (row.invitedBy.includes(by.name) && !isAlone)',
      replace: 'if (false)',
      promise: 'who has added an operator does not confirm it',
    },
    {
      file: `${decisions}/operators.ts`,
      find: '[...new Set([...row.invitedBy, ...(by ? [by.name] : [])])]',
      replace: '[...row.invitedBy]',
      promise: 'who has made an invitation again knows its code',
    },
  ].map((row) => ({ ...row, tests: [`${decisions}/enrolment`] })),
  ...[
    {
      file: invited,
      find: '(t.name, t.confirmed_by) in ((p_one, p_other), (p_other, p_one))',
      replace: '(t.name, t.confirmed_by) in ((p_one, p_other))',
      promise: 'who confirmed an operator is not the second half either',
    },
    {
      file: invited,
      find: "where o.confirmed_at > p_at - interval '7 days'",
      replace: "where o.confirmed_at > p_at - interval '6 days'",
      promise: 'two operators are tied for 7 days',
    },
    {
      file: invited,
      find: 'from line l join tie t on t.name = l.name cross join',
      replace: 'from line l join tie t on t.name = l.name and l.start = l.name cross join',
      promise: 'who adds one that adds another decides with neither',
    },
    {
      file: `${decisions}/approvals.ts`,
      find: '  await requireIndependent(services, client, operator, names);\n',
      replace: '',
      promise: 'one person does not approve twice',
    },
    {
      file: `${decisions}/approvals.ts`,
      find: '  await requireIndependent(services, client, operator, earlier);\n',
      replace: '',
      promise: 'one person does not send a payout again alone',
    },
    {
      file: `${decisions}/approvals.ts`,
      find: '  const tied = await findTied(services, client, operator, names);\n  if (tied)',
      replace: '  const tied = await findTied(services, client, operator, []);\n  if (tied)',
      promise: 'one person does not credit and pay out',
    },
    {
      file: `${decisions}/refund-payment.ts`,
      find: '    await requireIndependent(services, transaction.client, operator, [open.requestedBy]);\n',
      replace: '',
      promise: 'one person does not agree to the own refund',
    },
  ].map((row) => ({ ...row, tests: [`${decisions}/independence`] })),
  ...[
    {
      file: `${decisions}/refusals.ts`,
      find: 'if (error instanceof OperatorError)',
      replace: 'if (false)',
      promise: 'a refused action is a row of the trail',
    },
    {
      file: refused,
      find: 'if v_count > c_rows + 1 then return; end if;',
      replace: '',
      promise: 'refused actions do not fill the trail',
    },
    {
      file: refused,
      find: "v_details := v_details || jsonb_build_object('without_row', v_operator.refused - c_rows);",
      replace: 'null;',
      promise: 'refused actions without a row are counted',
    },
    {
      file: refused,
      find: "'reason', left(p_reason, 500)",
      replace: "'reason', p_reason",
      promise: 'a refused action is a small row',
    },
  ].map((row) => ({ ...row, tests: [`${decisions}/refusals`] })),
  ...[
    {
      file: `${decisions}/list-payments.ts`,
      find: 'asc(paymentTransaction.createdAt), asc(paymentTransaction.id)',
      replace: 'asc(paymentTransaction.id)',
      promise: 'the list has the oldest payment first',
    },
    {
      file: `${decisions}/list-payments.ts`,
      find: '  return and(isOpen, inArray(id, [...marked]));',
      replace: '  return isOpen;',
      promise: 'a mark narrows the list',
    },
  ].map((row) => ({ ...row, tests: [`${decisions}/list-open`] })),
  {
    file: 'packages/db/migrations/0190-wallet-transfers.sql',
    find: '(v_state & 2) <> 0 and (p_kind = 5 or p_kind = 8 and p_from = 1)',
    replace: 'false',
    promise: 'a frozen wallet pays no withdrawal',
    tests: ['packages/db/src/player-freezes'],
  },
  ...[
    {
      find: 'when ((old.state & 2) <> (new.state & 2))',
      replace: 'when (false)',
      promise: 'the site does not lift a freeze',
    },
    {
      find: 'set state = a.state & ~2',
      replace: 'set state = 0',
      promise: 'a lifted freeze leaves a blocked player blocked',
    },
  ].map((row) => ({ ...row, file: operators, tests: ['packages/db/src/player-freezes'] })),
  {
    file: 'packages/db/src/ledger-store.ts',
    find: '(state & ~1) | $3',
    replace: '$3',
    promise: 'a new status of the player does not lift a freeze',
    tests: ['packages/db/src/player-freezes'],
  },
  {
    file: 'packages/db/src/operator-trail.ts',
    find: 'if (count !== last) return',
    replace: 'if (count > 1e9) return',
    promise: 'removed last rows of the trail are found',
    tests: ['packages/db/src/operator-trail'],
  },
  ...[
    {
      find: 'coalesce(p.credited_minor, p.amount_minor - p.fee_minor)',
      replace: 'p.amount_minor',
      promise: 'the fee of a deposit is no drift',
    },
    {
      find: '(2, 6::smallint, p.status in (1, 6), p.amount_minor)',
      replace: '(2, 6::smallint, p.status in (1, 3, 6), p.amount_minor)',
      promise: 'a payout that is booked too early is found',
    },
  ].map((row) => ({ ...row, file: transfers, tests: ['packages/db/src/payment-checks'] })),
  ...[
    {
      find: '  select paid.provider from paid where paid.provider is not null\n  union\n',
      replace: '',
      promise: 'a method that moves to another gateway is no drift',
    },
    {
      find: 'where coalesce(w.amount, 0) <> coalesce(h.balance, 0)',
      replace: 'where w.amount is not null and w.amount <> h.balance',
      promise: 'money that is held without a withdrawal is found',
    },
    {
      find: 'group by 1, 2, 3, 4, 5\n  ), held',
      replace: "and t.provider_tx !~ ':' group by 1, 2, 3, 4, 5\n  ), held",
      promise: 'a second booking of a payment is found',
    },
  ].map((row) => ({ ...row, file: checks, tests: ['packages/db/src/payment-checks'] })),
  ...[
    {
      file: `${reconciliation}/reconcile.ts`,
      find: 'if (breaks.length > 0) throw new LedgerProofError(breaks);',
      replace: '',
      promise: 'a replay that finds a contradiction fails',
    },
    {
      file: `${reconciliation}/reconcile.ts`,
      find: '!known.reports.has(next) && ',
      replace: '',
      promise: 'a day is reconciled once',
    },
    {
      file: `${reconciliation}/reconcile.ts`,
      find: '(count === 1 || next > known.first)',
      replace: 'count === 1',
      promise: 'days on which the job could not run are made up for',
    },
    {
      file: `${reconciliation}/reconcile.ts`,
      find: '      problems.push(error);',
      replace: '      throw error;',
      promise: 'a brand that cannot be reconciled does not stop the next one',
    },
    {
      file: `${reconciliation}/reconcile-again.ts`,
      find: 'await insertFindings(sql, { siteId, day, findings, after });',
      replace: '',
      promise: 'a statement that comes later is compared',
    },
    {
      file: `${reconciliation}/reconcile-brand.ts`,
      find: 'if (isLatest) await closeEarlier(',
      replace: 'if (!isLatest) await closeEarlier(',
      promise: 'a drift that is gone is no work any more',
    },
    {
      file: `${reconciliation}/compare-gateway.ts`,
      find: 'providerRef: withoutNul(providerRef),',
      replace: 'providerRef,',
      promise: 'a reference with a NUL does not end the comparison',
    },
    {
      file: `${reconciliation}/confirm-findings.ts`,
      find: '(hasMoney(report) && amountMinor === fullAmountOf(payment))',
      replace: "state === 'paid'",
      promise: 'a payment of another amount that the statement does not have is found',
    },
    {
      file: `${reconciliation}/confirm-findings.ts`,
      find: "state === 'returned' && amountMinor === finding.expectedMinor",
      replace: "state === 'returned'",
      promise: 'a refund of another amount is found',
    },
    {
      file: `${reconciliation}/reconcile-brand.ts`,
      find: 'if (rows[0]?.is_new)',
      replace: 'if (rows.length > 0)',
      promise: 'a drift that an operator knows does not freeze the wallet again',
    },
    {
      file: `${reconciliation}/compare-statement.ts`,
      find: 'isOfDay(sum.line.at) ? judge(sum, provider) : []',
      replace: 'judge(sum, provider)',
      promise: 'a line of another day is not compared twice',
    },
    {
      file: `${reconciliation}/compare-statement.ts`,
      find: "if (kind === 'payout') return amountMinor - feeMinor;",
      replace: "if (kind === 'payout') return amountMinor;",
      promise: 'the fee of a withdrawal is not paid out',
    },
  ].map((row) => ({ ...row, tests: ofReconciliation })),
];
