import { transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import { PaymentRefused, type PaymentState } from '@baize/providers';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { raceCounts } from '../testing/config/race-counts.ts';
import { approveAsOperator, rejectAsOperator } from '../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../testing/payment-rows.ts';
import {
  type FakePayouts,
  openWithdrawals,
  sampleIban,
  siteId,
  type Withdrawals,
} from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { askGateways } from './ask-gateways.ts';
import { cancelPending } from './cancel-pending.ts';
import { expirePayments } from './expire-payments.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const FULL_MS = 30 * 60_000;
const AMOUNT_MINOR = 25_000n;
const DAY_MS = 24 * 60 * 60_000;

const open = await openWithdrawals();
const { database, clock, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const { pending, approved, processing, returned } = transactionStatus;
type Subject = 'payment' | 'payout';

/** Something that happens to a payment; it may fail, and the process may die after its booking. */
const happening = fc.record({
  what: fc.oneof(
    fc.record({
      kind: fc.constant('report' as const),
      state: fc.constantFrom<PaymentState>('open', 'seen', 'paid', 'late', 'failed', 'expired', 'returned'),
      amountMinor: fc.constantFrom(AMOUNT_MINOR, AMOUNT_MINOR, 10_000n, 30_000n),
      currency: fc.constantFrom('TRY', 'TRY', 'TRY', 'EUR'),
    }),
    fc.constantFrom(
      { kind: 'cancel' as const },
      { kind: 'expire' as const },
      { kind: 'approve' as const },
      { kind: 'reject' as const },
    ),
    fc.record({
      kind: fc.constant('ask' as const),
      reply: fc.constantFrom<FakePayouts['reply']>(
        'open',
        'paid',
        'silent',
        new PaymentRefused('closed account'),
      ),
      found: fc.option(fc.constantFrom<PaymentState>('seen', 'paid', 'failed', 'returned'), {
        nil: undefined,
      }),
    }),
  ),
  crashes: fc.boolean(),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;
const history = fc.array(happening, { minLength: 1, maxLength: 14 });

const isFine = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

function reportOf(
  subject: Subject,
  id: number,
  state: PaymentState,
  amountMinor = AMOUNT_MINOR,
  currency = 'TRY',
) {
  const providerRef = subject === 'payment' ? `ref-${id}` : `out-${id}`;
  return { subject, providerRef, transactionId: id, state, amountMinor, currency } as const;
}

/** Lets it happen with these services. @returns the reply to a report */
async function happen(services: Withdrawals, subject: Subject, id: number, { what }: Happening) {
  const { playerId } = await rowOf(id);
  switch (what.kind) {
    case 'report': {
      const { state, amountMinor, currency } = what;
      const report = { ...reportOf(subject, id, state, amountMinor, currency), provider: paymentProvider };
      return applyReport(services, { ...report, siteId: null });
    }
    case 'cancel':
      await isFine(cancelPending({ ...contextOf(playerId), ledger: services.ledger }, { id }));
      break;
    case 'expire':
      clock.advance(DAY_MS);
      await isFine(expirePayments(services));
      break;
    case 'approve':
      await isFine(approveAsOperator(services, id));
      break;
    case 'reject':
      await isFine(rejectAsOperator(services, id));
      break;
    case 'ask':
      payouts.reply = what.reply;
      payouts.found = what.found && reportOf(subject, id, what.found);
      clock.advance(60 * 60_000);
      await isFine(askGateways(services));
  }
  return undefined;
}

async function stateOf(id: number) {
  const row = await rowOf(id);
  const { main, held } = await ledger.balances(siteId, row.playerId);
  return { row, sums: [main, held] as const };
}

/** Lets the whole history happen; each happening first with a crash, if it has one, and each report twice. */
async function live(subject: Subject, id: number, story: readonly Happening[], check: () => Promise<void>) {
  for (const one of story) {
    if (one.crashes) {
      const before = await stateOf(id);
      await isFine(happen({ ...open, ledger: dyingLedger() }, subject, id, one));
      const after = await stateOf(id);
      // What would have been booked has left nothing behind.
      expect(after.sums).toEqual(before.sums);
      await check();
    }
    const decision = await happen(open, subject, id, one);
    await check();
    if (decision === undefined) continue;
    const settled = await stateOf(id);
    const again = await happen(open, subject, id, one);
    expect(await stateOf(id)).toEqual(settled);
    expect(again?.result).toBe(decision.result);
  }
}

test(
  'whatever happens to a deposit in whatever order, the ledger has what its row says',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (story) => {
        const playerId = await addPlayer(0n);
        const id = await write({ siteId, playerId });
        await live('payment', id, story, async () => {
          const { row, sums } = await stateOf(id);
          const isCredited = row.status === approved || row.status === returned;
          const credited = isCredited ? (row.creditedMinor ?? row.amountMinor) : 0n;
          expect(sums).toEqual([credited - row.returnedMinor, 0n]);
          if (!isCredited) expect(row.returnedMinor).toBe(0n);
        });
      }),
      { numRuns: raceCounts.histories },
    );
  },
  FULL_MS,
);

test(
  'whatever happens to a withdrawal in whatever order, its money is held, paid or back',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (story) => {
        const playerId = await addPlayer(AMOUNT_MINOR);
        const body = { payment_id: 2, amount: '250.00', iban: sampleIban };
        const { transaction_id: id } = await requestWithdrawal(contextOf(playerId), body as never);
        await live('payout', id, story, async () => {
          const { row, sums } = await stateOf(id);
          const isOpen = row.status === pending || row.status === processing;
          const isPaid = row.status === approved || row.status === returned;
          const paidMinor = isPaid ? AMOUNT_MINOR - row.returnedMinor : 0n;
          const heldMinor = isOpen ? AMOUNT_MINOR : 0n;
          expect(sums).toEqual([AMOUNT_MINOR - heldMinor - paidMinor, heldMinor]);
          // Nothing is sent before an operator has approved it.
          if (row.status === pending)
            expect(payouts.sent.filter(({ transactionId }) => transactionId === id)).toEqual([]);
        });
      }),
      { numRuns: raceCounts.histories },
    );
  },
  FULL_MS,
);

function dyingLedger(): typeof ledger {
  return {
    ...ledger,
    within: (transaction) => ({
      ...ledger.within(transaction),
      async book(command) {
        await ledger.within(transaction).book(command);
        throw new Error('the process died');
      },
    }),
  };
}
