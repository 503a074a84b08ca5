import { createIdMaker, manualClock } from '@baize/clock';
import {
  createLedgerStore,
  createTestDatabase,
  eq,
  paymentMethod,
  paymentTransaction,
  player as playerTable,
  session,
} from '@baize/db';
import {
  createRegistry,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  type PaymentReport,
} from '@baize/providers';
import type { Traits } from '@baize/brand';

import type { PlayerContext } from '../context.ts';
import { addOperator } from '../money/index.ts';
import type { PayoutProblem } from '../payout-problem.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { paymentProvider, seedPaymentMethods, withdrawalMethodId } from './payment-rows.ts';

export const siteId = 7;
export const sampleIban = 'TR330006100519786457841326';

const ibanField = {
  type: 'iban',
  name: 'iban',
  label: { tr: 'IBAN', en: 'IBAN' },
  required: true,
  maxlength: 40,
};

const defaults: Partial<Traits> = {
  'site.timeZone': 'Europe/Istanbul',
  'money.withdrawalCancel': true,
  'money.withdrawalDays': 1,
  'money.withdrawalsPerDay': null,
  'money.withdrawalSumPerDay': null,
  'money.depositTurnover': 0,
  'money.identityForWithdrawal': 'never',
  'money.closedLoop': false,
  'money.proofAbove': null,
  'money.stoppingMarks': [],
};

/** A gateway that pays players, as a test says. */
export interface FakePayouts {
  /** The next reports, or `silent` for no response. */
  reply: 'open' | 'paid' | 'silent' | Error;
  readonly sent: { transactionId: number; amountMinor: bigint; name: string; fields: object }[];
  /** What the gateway says of the one payment that it is about. */
  found: PaymentReport | undefined;
  /** Deposits that were asked about. */
  readonly asked: number[];
  /** Ids of the refunds that were sent, and the next reply: all that is back, or `silent` for no response. */
  readonly refunds: string[];
  refundReply: 'back' | 'silent' | Error;
}

/** A database with methods and a fake gateway, and players who may withdraw. */
export async function openWithdrawals(connections?: number) {
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  const ids = createIdMaker(clock);
  const database = await createTestDatabase(connections);
  await seedPaymentMethods(database);
  await database.sql
    .update(paymentMethod)
    .set({ fields: [ibanField], minMinor: 5_000n, stepMinor: 1_000n, endpoint: 'account/withdraw/dynamic' })
    .where(eq(paymentMethod.id, withdrawalMethodId));
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  const payouts: FakePayouts = {
    reply: 'open',
    sent: [],
    found: undefined,
    asked: [],
    refunds: [],
    refundReply: 'back',
  };
  const gateway = fakeGateway(payouts);
  const traits = { ...defaults };
  const problems: PayoutProblem[] = [];
  const services = {
    database,
    ledger,
    clock,
    ids,
    wakeups: createLocalWakeups(),
    withdrawalHolds: [],
    onPayoutProblem: (problem: PayoutProblem) => void problems.push(problem),
    providers: createRegistry([{ name: paymentProvider, payments: gateway, circuit: () => 'closed' }]),
  };

  await addOperator(services, undefined, 'ada');

  async function addPlayer(mainMinor: bigint, fields: Partial<typeof playerTable.$inferInsert> = {}) {
    const id = ids.next();
    await database.sql.insert(playerTable).values(playerRow(id, clock.now(), fields));
    await database.sql.insert(session).values(sessionOf(id, clock.now()));
    await ledger.openAccounts(siteId, id, 1);
    if (mainMinor > 0n)
      await ledger.book({
        kind: 'adjust',
        siteId,
        playerId: id,
        provider: 'test',
        tx: 'opening',
        amountMinor: mainMinor,
        currency: 1,
        from: 'operator',
        to: 'main',
      });
    return id;
  }

  return {
    ...services,
    payouts,
    /** Attempts to send payouts that were not answered. */
    problems,
    traits,
    addPlayer,
    /** The context of a call of this player. */
    contextOf: (playerId: number, change: Partial<PlayerContext> = {}) =>
      ({
        ...services,
        language: 'en',
        ip: '203.0.113.7',
        brand: { siteId, traits, options: { name: 'Baize' } },
        player: { siteId, id: playerId, sessionId: playerId, isClosed: false },
        ...change,
      }) as unknown as PlayerContext,
    async rowOf(id: number) {
      const [row] = await database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, id));
      if (!row) throw new Error(`no payment ${id}`);
      return row;
    },
  };
}

export type Withdrawals = Awaited<ReturnType<typeof openWithdrawals>>;

function fakeGateway(state: FakePayouts): PaymentGatewayPort {
  const refunded = new Map<string, bigint>();
  const foundOf = (id: number) => (state.found?.transactionId === id ? state.found : undefined);
  return {
    failureEnds: 'payment',
    createPayment: () => Promise.reject(new Error('not used')),
    notices: {
      read() {
        throw new Error('not used');
      },
    },
    findPayment({ transactionId }) {
      state.asked.push(transactionId);
      return Promise.resolve(foundOf(transactionId));
    },
    async refund({ refundId, transactionId, amountMinor, currency, providerRef }) {
      state.refunds.push(refundId);
      if (state.refundReply instanceof Error) throw state.refundReply;
      refunded.set(refundId, amountMinor);
      if (state.refundReply === 'silent') throw new PaymentGatewayUnavailable('silence');
      const ofIt = [...refunded].filter(([id]) => id.startsWith(`${transactionId}-`));
      return {
        subject: 'payment',
        providerRef: providerRef ?? '',
        transactionId,
        state: 'returned',
        amountMinor: ofIt.reduce((sum, [, minor]) => sum + minor, 0n),
        currency,
      };
    },
    payouts: {
      createPayout({ transactionId, amountMinor, currency, player, fields }) {
        state.sent.push({ transactionId, amountMinor, name: player.name, fields });
        if (state.reply instanceof Error) return Promise.reject(state.reply);
        if (state.reply === 'silent') return Promise.reject(new PaymentGatewayUnavailable('silence'));
        return Promise.resolve({
          subject: 'payout',
          providerRef: `out-${transactionId}`,
          transactionId,
          state: state.reply,
          amountMinor,
          currency,
        });
      },
      findPayout: ({ transactionId }) => Promise.resolve(foundOf(transactionId)),
    },
  };
}

/** One in which the player has just proved who they are, however far the clock of a test goes. */
function sessionOf(playerId: number, createdAt: Date): typeof session.$inferInsert {
  const never = new Date('2100-01-01T00:00:00Z');
  return {
    siteId,
    playerId,
    id: playerId,
    createdAt,
    expiresAt: never,
    stronglyProvenAt: never,
    ip: '203.0.113.7',
    userAgent: '',
  };
}

function playerRow(
  id: number,
  now: Date,
  fields: Partial<typeof playerTable.$inferInsert>,
): typeof playerTable.$inferInsert {
  return {
    siteId,
    id,
    username: `player${id}`,
    email: `player${id}@example.com`,
    phoneCountryId: 222,
    phone: String(id),
    phoneVerifiedAt: now,
    passwordHash: '',
    name: 'Işıl',
    surname: 'Gün',
    personalIdHash: String(id),
    personalIdCipher: '',
    birthDate: '1990-03-15',
    countryId: 222,
    address: 'Kordon 1',
    createdAt: now,
    ...fields,
  };
}
