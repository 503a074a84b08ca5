import type { Change } from '../change.ts';

const reconciliation = 'packages/services/src/money/reconciliation';
const operators = 'packages/db/migrations/0085-operators.sql';
const approvals = 'packages/db/migrations/0093-operators-and-approvals.sql';
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
    {
      find: "if not found then\n    raise exception 'there is no operator %', p_operator using errcode = 'insufficient_privilege';\n  end if;\n",
      replace: '',
      promise: 'only operators are in the trail',
    },
  ].map((row) => ({ ...row, file: approvals, tests: ['packages/db/src/operator-trail'] })),
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
