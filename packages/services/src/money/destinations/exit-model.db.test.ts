import type { Body } from '@baize/contract';
import { createLedgerStore, eq, inTransaction, session } from '@baize/db';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendMessage } from '../../messages/index.ts';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { raceCounts } from '../../testing/config/race-counts.ts';
import { operator, operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter, withdrawalMethodId } from '../../testing/payment-rows.ts';
import { openWithdrawals, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { approvePayment } from '../decisions/approve-payment.ts';
import { clearMark } from '../decisions/clear-mark.ts';
import { rejectPayment } from '../decisions/reject-payment.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { sendPayout } from '../send-payout.ts';
import { lockBook } from './book-lock.ts';
import { removeDestination } from './payout-book.ts';
import { addAlarm, stopPayouts } from './stop-payouts.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60_000;
const PROOF_MS = 5 * 60_000;
const HOLD_MS = 24 * HOUR_MS;
/** Which of three destinations is another player's too; the others are of one player only. */
const SHARED = 2;

/** With right check digits, by the player and one of the destinations. */
function ibanOf(player: number, to: number): string {
  const bank = `000610${(to === SHARED ? String(SHARED) : `${player}${to}`).padStart(16, '0').slice(-16)}`;
  return `TR${String(98n - (BigInt(`${bank}292700`) % 97n)).padStart(2, '0')}${bank}`;
}

const kinds = [
  'request',
  'approve',
  'reject',
  'change',
  'prove',
  'forget',
  'wait',
  'remove',
  'lock',
  'stop',
  'clear',
] as const;
interface Step {
  readonly kind: (typeof kinds)[number];
  readonly to: number;
  readonly process: number;
}

/** What the rules say of one player, by this test. */
interface Rules {
  now: number;
  changedAt: number;
  provenAt: number;
  isStopped: boolean;
  isLocked: boolean;
  /** When the last withdrawal that was paid there was requested, by destination; and when it was removed. */
  paid: Map<number, number>;
  removed: Map<number, number>;
  /** What was last requested. */
  last: { readonly to: number; readonly at: number } | undefined;
  isPending: boolean;
  isCleared: boolean;
  /** Whether what is pending was stopped without being taken back, and when one was last taken back. */
  isHeld: boolean;
  tookBackAt: number;
}

/** In Istanbul. */
const dayOf = (at: number) => Math.floor((at + 3 * HOUR_MS) / (24 * HOUR_MS));

const isKnown = (rules: Rules, to: number) =>
  (rules.paid.get(to) ?? -Infinity) > (rules.removed.get(to) ?? -Infinity);

function mayDo(rules: Rules, { kind, to }: Step): boolean {
  const { now, last, isPending } = rules;
  const isProven = now - rules.provenAt < PROOF_MS;
  if (kind === 'request')
    return (
      !isPending &&
      (isProven || (!rules.isStopped && isKnown(rules, to))) &&
      (!rules.isLocked || isKnown(rules, to))
    );
  if (kind === 'approve') {
    const isWaiting = last !== undefined && now - rules.changedAt < HOLD_MS && !isKnown(rules, last.to);
    return isPending && !rules.isHeld && !isWaiting && (last?.to !== SHARED || rules.isCleared);
  }
  return kind !== 'reject' || isPending;
}

/** The rules after a step that was done. */
function after(rules: Rules, { kind, to }: Step): Rules {
  const next = { ...rules, paid: new Map(rules.paid), removed: new Map(rules.removed) };
  if (kind === 'request')
    Object.assign(next, {
      last: { to, at: rules.now },
      isPending: true,
      isCleared: false,
      isStopped: false,
      isHeld: false,
    });
  if (kind === 'approve' && rules.last) {
    next.paid.set(rules.last.to, rules.last.at);
    next.isPending = false;
  }
  if (kind === 'change') next.changedAt = rules.now;
  if (kind === 'prove') next.provenAt = rules.now;
  if (kind === 'forget') next.provenAt = -Infinity;
  if (kind === 'wait') next.now += (to + 1) * 9 * HOUR_MS;
  if (kind === 'remove') next.removed.set(to, rules.now);
  if (kind === 'lock') next.isLocked = true;
  if (kind === 'reject') next.isPending = false;
  if (kind === 'stop') {
    next.isStopped = true;
    const tookBack = dayOf(rules.tookBackAt) === dayOf(rules.now);
    if (rules.isPending && (tookBack || rules.isHeld)) next.isHeld = true;
    else if (rules.isPending) Object.assign(next, { isPending: false, tookBackAt: rules.now });
  }
  if (kind === 'clear') next.isCleared = true;
  return next;
}

let open: Withdrawals;
let processes: readonly Pick<Withdrawals, 'database' | 'ledger'>[];
beforeAll(async () => {
  open = await openWithdrawals(8);
  open.payouts.reply = 'paid';
  open.traits['money.stoppingMarks'] = ['shared destination'];
  const { database, clock, ids } = open;
  const ledger = createLedgerStore({ pool: database.site.pool, clock, ids, batching: false });
  processes = [open, { database: { ...database, ...database.site }, ledger }];
  await addConfirmed(open, { name: 'derya', role: 'compliance' });
  const write = createPaymentWriter(database, clock);
  await write({ siteId, playerId: await open.addPlayer(0n), kind: 2, fields: { iban: ibanOf(0, SHARED) } });
});
afterAll(() => open.database.drop());

/** Does a step for the player in one of the processes. @returns whether it was done */
async function act(
  player: number,
  { kind, to, process }: Step,
  lastId: number | undefined,
): Promise<number | boolean> {
  const own = processes[process];
  const context = open.contextOf(player, own);
  const services = { ...operatorServicesOf(open), ...own };
  const prove = (stronglyProvenAt: Date | null) =>
    open.database.sql.update(session).set({ stronglyProvenAt }).where(eq(session.playerId, player));
  const id = lastId ?? 0;
  switch (kind) {
    case 'request': {
      const body = { payment_id: withdrawalMethodId, amount: '100.00', iban: ibanOf(player, to) };
      return (await requestWithdrawal(context, body as unknown as Body<'POST /account/withdraw/dynamic'>))
        .transaction_id;
    }
    case 'approve':
      await approvePayment(services, operator, { id });
      await sendPayout({ ...open, ...own }, await open.rowOf(id));
      return true;
    case 'reject':
      await rejectPayment(services, operator, { id, note: 'Not theirs' });
      return true;
    case 'change':
      await inTransaction(open.database, (transaction) =>
        sendMessage(
          transaction,
          { siteId, playerId: player },
          { kind: 'password_changed' },
          open.clock.now(),
        ),
      );
      return true;
    case 'prove':
      await prove(open.clock.now());
      return true;
    case 'forget':
      await prove(null);
      return true;
    case 'wait':
      open.clock.advance((to + 1) * 9 * HOUR_MS);
      return true;
    case 'remove':
      await removeDestination(context, id);
      return true;
    case 'lock':
      await lockBook(context);
      return true;
    case 'stop': {
      const of = { siteId, playerId: player, transactionId: id };
      const token = await inTransaction(open.database, (transaction) => addAlarm(open, transaction, of));
      await stopPayouts(context, { token });
      return true;
    }
    case 'clear':
      await clearMark(
        services,
        { name: 'derya' },
        { id, mark: 'shared destination', reason: 'They are married' },
      );
      return true;
  }
}

const judged: readonly Step['kind'][] = ['request', 'approve', 'reject'];
/** Of these nobody knows afterwards whether they came first. */
const alone: readonly Step['kind'][] = ['wait', 'stop', 'clear', 'forget'];
const usual = ['prove', 'request', 'approve'] as const;
const stepOf = fc.record({
  // A payment takes three of them.
  kind: fc.constantFrom(...kinds, ...usual, ...usual, ...usual, 'change', 'stop'),
  to: fc.nat(SHARED),
  process: fc.nat(1),
});

/** Random orders rarely end in a payment, and then prove nothing. */
const paying = usual.map((kind) => [{ kind, to: 0, process: 0 }]);

test('no order of changes, requests and decisions in two processes pays what the rules forbid', async () => {
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(stepOf, { minLength: 1, maxLength: 2 }), { maxLength: 14 }),
      async (turns) => {
        const player = await open.addPlayer(100_000_000n);
        await open.database.sql
          .update(session)
          .set({ stronglyProvenAt: null })
          .where(eq(session.playerId, player));
        const now = open.clock.now().getTime();
        const never = -Infinity;
        let rules: Rules = {
          now,
          changedAt: never,
          provenAt: never,
          isStopped: false,
          isLocked: false,
          paid: new Map(),
          removed: new Map(),
          last: undefined,
          isPending: false,
          isCleared: false,
          isHeld: false,
          tookBackAt: never,
        };
        let lastId: number | undefined;
        for (const turn of turns) {
          const isAlone = turn.some(({ kind }) => alone.includes(kind));
          const groups = isAlone ? turn.map((step) => [step]) : [turn];
          for (const group of groups) {
            open.clock.advance(SECOND_MS);
            rules.now += SECOND_MS;
            // What is removed was named before something else was requested.
            const steps = group.map((step) =>
              step.kind === 'remove' ? { ...step, to: rules.last?.to ?? 0 } : step,
            );
            const ends = await Promise.allSettled(steps.map((step) => act(player, step, lastId)));
            const done = steps.filter((_, at) => ends[at]?.status === 'fulfilled');
            for (const [at, step] of steps.entries()) {
              if (!judged.includes(step.kind)) continue;
              const isDone = ends[at]?.status === 'fulfilled';
              const partner = done.find((other) => other !== step);
              const mayBeDone =
                mayDo(rules, step) || (partner !== undefined && mayDo(after(rules, partner), step));
              if (isDone) expect([step.kind, mayBeDone]).toEqual([step.kind, true]);
              if (steps.length === 1) expect([step.kind, isDone]).toEqual([step.kind, mayDo(rules, step)]);
            }
            const [first] = done;
            const order = first && !mayDo(rules, first) ? done.toReversed() : done;
            paid += done.filter(({ kind }) => kind === 'approve').length;
            for (const step of order) rules = after(rules, step);
            for (const [at, end] of ends.entries())
              if (steps[at]?.kind === 'request' && end.status === 'fulfilled') lastId = Number(end.value);
          }
        }
      },
    ),
    { numRuns: 2 * raceCounts.histories, examples: [[paying]] },
  );
  expect(paid).toBeGreaterThan(0);
});
