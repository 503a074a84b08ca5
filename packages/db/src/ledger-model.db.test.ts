import { MAX_BOOKING_MINOR } from '@baize/currency';
import { type BookCommand, proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  openLedger,
  refund,
  reversal,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';
import { LedgerModel } from './testing/ledger-model.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.drop());

// Few ids, rounds and amounts, so that repeats, changed repeats and wrong orders are common.
const tx = fc.constantFrom('1', '2', '3', '4');
const roundId = fc.constantFrom('r1', 'r1', 'r2');
const amountMinor = fc.constantFrom(100n, 100n, 100n, 250n, 600n, 5_000_000_000_000n);
const currency = fc.constantFrom(1, 1, 1, 1, 1, 2);
const sentCurrency = fc.constantFrom(1, 1, 1, 1, null, 2);
const gameId = fc.constantFrom(9087, 9087, 9087, 42);

const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ tx, amountMinor, roundId, currency: sentCurrency, gameId })
      .map(({ tx: id, ...rest }) => bet(0, id, rest)),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        tx,
        betTx: tx,
        amountMinor: fc.oneof(amountMinor, fc.constant(0n)),
        roundId,
        currency: sentCurrency,
      })
      .map(({ tx: id, betTx, ...rest }) => win(0, id, betTx, rest)),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ tx, amountMinor, play: fc.constantFrom('promo', 'round') })
      .map(({ tx: id, ...rest }) => win(0, id, null, rest)),
  },
  {
    weight: 4,
    arbitrary: fc
      .record(
        { betTx: tx, tx, amountMinor, roundId, currency, gameId },
        { requiredKeys: ['betTx', 'tx', 'amountMinor'] },
      )
      .map(({ tx: id, betTx, ...rest }) => refund(0, id, betTx, rest)),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ tx, winTx: tx, amountMinor, roundId, currency }, { requiredKeys: ['tx', 'winTx'] })
      .map(({ tx: id, winTx, ...rest }) => reversal(0, id, winTx, rest)),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ tx, amountMinor, roundId })
      .map(({ tx: id, ...rest }) => reversal(0, id, null, rest)),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ tx, amountMinor, currency })
      .map((of) => ({ ...deposit(0, of.tx, of.amountMinor), currency: of.currency })),
  },
  { weight: 1, arbitrary: fc.record({ tx, amountMinor }).map((of) => hold(0, of.tx, of.amountMinor)) },
);
const step = fc.oneof(
  { weight: 20, arbitrary: command },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('closeRound' as const), roundId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setState' as const), blocked: fc.boolean() }) },
);

type Step = BookCommand | { kind: 'closeRound'; roundId: string } | { kind: 'setState'; blocked: boolean };

async function runStep(playerId: number, model: LedgerModel, one: Step): Promise<void> {
  if (one.kind === 'closeRound') {
    model.closedRounds.add(one.roundId);
    const { balanceMinor, version } = await ledger.store.closeRound(SITE, playerId, STUDIO, one.roundId);
    expect({ balanceMinor, version }).toEqual({ balanceMinor: model.balanceMinor, version: model.version });
    return;
  }
  if (one.kind === 'setState') {
    model.blocked = one.blocked;
    await ledger.store.setState(SITE, playerId, one.blocked ? 'blocked' : 'open');
    return;
  }
  const own = { ...one, playerId };
  const { transferId: _, ...answer } = await ledger.store.book(own);
  expect(answer).toEqual(model.book(own));
}

/** Opening deposits, which nearly fill the account of a rich player. */
const opening = { poor: [], rich: Array.from({ length: 9 }, () => MAX_BOOKING_MINOR) };

test.each(['poor', 'rich'] as const)(
  'the ledger of a %s player behaves as the model, for any commands in any order',
  async (wealth) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const player = await ledger.makePlayer();
        const model = new LedgerModel();
        for (const [number, amount] of opening[wealth].entries())
          await runStep(player, model, deposit(player, `opening-${number}`, amount));
        for (const one of steps) await runStep(player, model, one);
        const account = await ledger.store.mainAccount(SITE, player);
        expect(account).toMatchObject({ balanceMinor: model.balanceMinor, version: model.version });
        const reviews = (await ledger.store.reviews(SITE, 100_000)).filter(
          ({ playerId }) => playerId === player,
        );
        expect(new Map(reviews.map(({ kind, tx: id, reason }) => [`${kind} ${id}`, reason]))).toEqual(
          model.reviews,
        );
      }),
      { numRuns: 200 },
    );
    await proveBalances(ledger.store);
  },
);
