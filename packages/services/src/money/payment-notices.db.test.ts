import { transactionStatus } from '@baize/contract';
import { inTransaction, type paymentTransaction } from '@baize/db';
import { type Email, type PaymentState, PaymentRefused } from '@baize/providers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { sendMessage } from '../messages/index.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { approveAsOperator, approveWithdrawal, rejectAsOperator } from '../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { cancelPending } from './cancel-pending.ts';
import { expirePayments } from './expire-payments.ts';
import { moveTransaction } from './move-transaction.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { runPaymentNotices } from './run-payment-work.ts';
import { type PaymentNoticeFacts, sendPaymentNotice } from './send-payment-notice.ts';
import { sendPayout } from './send-payout.ts';

const open = await openWithdrawals();
const { database, clock, ids, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const FROM_LIRA = 300;

const sent: Omit<Email, 'id'>[] = [];
const facts: PaymentNoticeFacts[] = [];
const problems: unknown[] = [];
let isMailDown = false;
let hiddenItems: readonly string[] = [];
const outbox = createOutbox({
  database,
  clock,
  ids,
  personalIdKeys: { cipherKey: Buffer.alloc(32, 1) },
  mail: {
    async send(email) {
      if (isMailDown) throw new Error('no answer');
      sent.push(email);
    },
  },
  sms: { send: () => Promise.reject(new Error('every player has an e-mail address')) },
  meter: { countOutbox: () => undefined },
  recover: async () => undefined,
  warnOfGuesses: async () => undefined,
  notifyOfClosing: async () => undefined,
  async notifyOfPayment(entry, id) {
    const traits = {
      'site.timeZone': 'Europe/Istanbul',
      'money.depositEmailFrom': FROM_LIRA,
      'account.hiddenItems': hiddenItems,
    };
    const brand = { siteId: entry.siteId, options: { name: 'Baize' }, traits } as never;
    const services = { database, outbox, brandOrigin: () => 'https://baize.example', ids, clock };
    await sendPaymentNotice(services, brand, entry, id, (about) => {
      facts.push(about);
      return { subject: about.kind, text: about.amount, html: '', sms: '' };
    });
  },
  queue: async () => undefined,
  onProblem: (error) => void problems.push(error),
});

let playerId: number;
beforeEach(async () => {
  playerId = await addPlayer(100_000n, { language: 'en' });
  Object.assign(payouts, { reply: 'open' });
  isMailDown = false;
  hiddenItems = [];
  await deliver();
  for (const list of [sent, facts, problems]) list.length = 0;
});
afterAll(() => database.drop());

const request = async () => {
  const body = { payment_id: 2, amount: '250.00', iban: sampleIban } as never;
  return (await requestWithdrawal(contextOf(playerId), body)).transaction_id;
};

const report = (subject: 'payment' | 'payout', id: number, state: PaymentState, amountMinor = 25_000n) =>
  applyReport(open, {
    subject,
    provider: paymentProvider,
    siteId,
    providerRef: subject === 'payment' ? `in-${id}` : `out-${id}`,
    transactionId: id,
    state,
    amountMinor,
    currency: 'TRY',
  });

const deposit = (fields: Partial<typeof paymentTransaction.$inferInsert> = {}) =>
  write({ id: ids.next(), siteId, playerId, ...fields });

/** The player's messages, and the e-mails that wait, oldest first. */
async function written(): Promise<{ messages: string[]; waiting: number }> {
  const { rows } = await database.pool.query<{ kind: string; waits: boolean }>(
    `select m.kind, o.id is not null as waits from player_message m left join outbox o on o.id = -m.id
       where m.site_id = $1 and m.player_id = $2 order by m.id`,
    [siteId, playerId],
  );
  return { messages: rows.map(({ kind }) => kind), waiting: rows.filter(({ waits }) => waits).length };
}

/** The subjects of what the player was sent so far, by name: what waits is sent at the same time. */
const subjects = () => sent.map(({ subject }) => subject).toSorted();

async function deliver(): Promise<readonly string[]> {
  await outbox.beginNotices();
  await outbox.settle();
  return subjects();
}

describe('the owner of an account learns of a withdrawal', () => {
  test('that is requested and cancelled', async () => {
    const id = await request();
    expect(await written()).toEqual({ messages: ['withdrawal_requested'], waiting: 1 });
    await cancelPending(contextOf(playerId), { id });
    expect((await written()).messages).toEqual(['withdrawal_requested', 'withdrawal_cancelled']);
    expect(await deliver()).toEqual(['withdrawal_cancelled', 'withdrawal_requested']);
    expect((await written()).waiting).toBe(0);
    expect(facts.find(({ kind }) => kind === 'withdrawal_requested')).toMatchObject({
      language: 'en',
      amount: '₺250.00',
      method: 'Withdrawal',
      destination: 'TR33 … 1326',
      at: '15 March 2026 at 15:00',
      link: 'https://baize.example/TwoFactor',
    });
    expect(sent[0]).toMatchObject({ to: `player${playerId}@example.com`, fromName: 'Baize' });
  });

  test('with a link to a page that the brand has', async () => {
    hiddenItems = ['twoFactor'];
    await cancelPending(contextOf(playerId), { id: await request() });
    await deliver();
    expect(facts[0]?.link).toBe('https://baize.example/account/messages');
  });

  test('that is paid, once, however often the gateway says so', async () => {
    const id = await request();
    await approveWithdrawal(open, id);
    await report('payout', id, 'paid');
    await report('payout', id, 'paid');
    await outbox.beginNotices();
    const all = ['withdrawal_paid', 'withdrawal_requested', 'withdrawal_sent'];
    expect(await deliver()).toEqual(all);
    await report('payout', id, 'returned');
    await report('payout', id, 'returned');
    expect(await deliver()).toEqual([...all, 'withdrawal_returned'].toSorted());
    expect((await written()).messages).toHaveLength(4);
  });

  test('that was approved and is on its way, once, and not if it is paid at once', async () => {
    payouts.reply = 'silent';
    const slow = await request();
    await approveWithdrawal(open, slow);
    clock.advance(5 * 60_000);
    await sendPayout(open, await rowOf(slow));
    expect(await written()).toEqual({ messages: ['withdrawal_requested', 'withdrawal_sent'], waiting: 2 });
    await deliver();
    expect(facts.find(({ kind }) => kind === 'withdrawal_sent')?.stop?.hours).toBe(72);
    playerId = await addPlayer(100_000n);
    payouts.reply = 'paid';
    await approveWithdrawal(open, await request());
    expect((await written()).messages).toEqual(['withdrawal_requested', 'withdrawal_paid']);
  });

  test('has the e-mail sent soon after the gateway has it', async () => {
    const id = await request();
    await approveAsOperator(open, id);
    const works: string[] = [];
    const stop = open.wakeups.subscribeWork(({ kind }) => works.push(kind));
    await sendPayout(open, await rowOf(id));
    stop();
    expect(works).toEqual(['notice']);
  });

  test('that waits, with why and until when', async () => {
    const change = { kind: 'password_changed' } as const;
    await inTransaction(database, (transaction) =>
      sendMessage(transaction, { siteId, playerId }, change, clock.now()),
    );
    const id = await request();
    await deliver();
    expect(facts[0]?.held).toEqual({ cause: 'password', until: expect.stringMatching(/ at \d\d:\d\d$/) });
    const { rows } = await database.pool.query<{ facts: object }>(
      "select facts from player_message where player_id = $1 and kind = 'withdrawal_requested'",
      [playerId],
    );
    const until = new Date(clock.now().getTime() + 24 * 60 * 60_000).toISOString();
    expect(rows[0]?.facts).toMatchObject({ held: 'password', until });
    await rejectAsOperator(open, id);
  });

  test('that an operator rejects, its gateway refuses or nobody decides', async () => {
    await rejectAsOperator(open, await request());
    payouts.reply = new PaymentRefused('no such account');
    await approveWithdrawal(open, await request());
    await request();
    clock.advance(2 * 24 * 60 * 60_000);
    await expirePayments(open);
    const kinds = ['withdrawal_rejected', 'withdrawal_failed', 'withdrawal_expired'];
    const all = kinds.flatMap((kind) => ['withdrawal_requested', kind]);
    expect(await written()).toEqual({ messages: all, waiting: all.length });
    expect(await deliver()).toEqual(all.toSorted());
    expect(facts.find(({ kind }) => kind === 'withdrawal_failed')?.reason).toBe('gateway_failed');
  });

  test('after the account was closed too', async () => {
    await requestWithdrawal(
      contextOf(playerId, { player: { siteId, id: playerId, sessionId: playerId, isClosed: true } as never }),
      {
        payment_id: 2,
        amount: '250.00',
        iban: sampleIban,
      } as never,
    );
    expect(await deliver()).toEqual(['withdrawal_requested']);
  });
});

describe('of a deposit', () => {
  test('there is an e-mail from the brand’s sum on, and a message in any case', async () => {
    const small = await deposit({ amountMinor: 29_999n });
    await report('payment', small, 'paid', 29_999n);
    const large = await deposit({ amountMinor: 30_000n });
    await report('payment', large, 'paid', 30_000n);
    expect(await written()).toEqual({ messages: ['deposit_approved', 'deposit_approved'], waiting: 2 });
    expect(await deliver()).toEqual(['deposit_approved']);
    expect(facts.map(({ amount, destination }) => [amount, destination])).toEqual([['₺300.00', undefined]]);
    expect((await written()).waiting).toBe(0);
  });

  test('that failed or expired there is none', async () => {
    await report('payment', await deposit(), 'failed');
    await report('payment', await deposit(), 'expired');
    expect(await written()).toEqual({ messages: ['deposit_rejected', 'deposit_expired'], waiting: 0 });
  });

  test('above the limit there is one that it waits for a person, not that money is on its way', async () => {
    await ledger.setLimit({ siteId, playerId, kind: 'deposit', period: 'daily' }, 10_000n);
    const id = await deposit();
    await report('payment', id, 'seen');
    expect((await written()).messages).toEqual([]);
    await report('payment', id, 'paid');
    await report('payment', id, 'paid');
    expect(await rowOf(id)).toMatchObject({
      status: transactionStatus.processing,
      changeReason: 'above_deposit_limit',
    });
    // Another sum is another doubt for the operator, and no news for the player.
    await report('payment', id, 'paid', 26_000n);
    expect(await written()).toEqual({ messages: ['deposit_review'], waiting: 1 });
    await report('payment', await deposit(), 'paid');
    expect(await deliver()).toEqual(['deposit_review', 'deposit_review']);
  });

  test('that the gateway takes back there is one', async () => {
    const id = await deposit();
    await report('payment', id, 'paid');
    await report('payment', id, 'returned');
    expect(await deliver()).toEqual(['deposit_returned']);
  });
});

describe('an e-mail', () => {
  test('is not written if its cause is rolled back', async () => {
    const id = await request();
    await expect(
      inTransaction(database, async (transaction) => {
        await moveTransaction(open, transaction, await rowOf(id), {
          to: transactionStatus.cancelled,
          by: 'player',
        });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await written()).toEqual({ messages: ['withdrawal_requested'], waiting: 1 });
  });

  test('waits while the provider of e-mails is down, and the payment does not', async () => {
    isMailDown = true;
    const id = await request();
    expect(await deliver()).toEqual([]);
    await cancelPending(contextOf(playerId), { id });
    expect((await rowOf(id)).status).toBe(transactionStatus.cancelled);
    await deliver();
    isMailDown = false;
    clock.advance(2 * 60_000);
    await outbox.sweep();
    await outbox.settle();
    expect(subjects()).toEqual(['withdrawal_cancelled', 'withdrawal_requested']);
  });

  test('is sent by a server that hears of the payment, without a job', async () => {
    const stop = runPaymentNotices({ wakeups: open.wakeups, outbox }, (problem) => problems.push(problem));
    await request();
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
    await stop();
    await outbox.settle();
    expect(problems).toEqual([]);
  });

  test('is not sent of the past of a demo player', async () => {
    const row = await rowOf(await deposit({ amountMinor: 90_000n }));
    await inTransaction(database, (transaction) =>
      moveTransaction(open, transaction, row, {
        to: transactionStatus.approved,
        by: 'gateway',
        isPast: true,
      }),
    );
    expect(await written()).toEqual({ messages: ['deposit_approved'], waiting: 0 });
  });
});
