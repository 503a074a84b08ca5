import { MAX_BOOKING_MINOR } from '@baize/currency';
import {
  type BookCommand,
  type MovementCommand,
  type PlayWallet,
  playWallets,
  proveBalances,
} from '@baize/ledger';
import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  LIRA,
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
const wallet = fc.constantFrom<PlayWallet | undefined>(undefined, undefined, undefined, ...playWallets);
/** What each command may say of the wallet; all but a bet say it in vain if they are about one. */
const said = wallet.map((one) => (one ? { wallet: one } : {}));

const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ tx, amountMinor, roundId, currency: sentCurrency, gameId, said })
      .map(({ tx: id, said: of, ...rest }) => bet(0, id, { ...rest, ...of })),
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
        said,
      })
      .map(({ tx: id, betTx, said: of, ...rest }) => win(0, id, betTx, { ...rest, ...of })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ tx, amountMinor, play: fc.constantFrom('promo', 'round'), said })
      .map(({ tx: id, said: of, ...rest }) => win(0, id, null, { ...rest, ...of })),
  },
  {
    weight: 4,
    arbitrary: fc
      .record(
        { betTx: tx, tx, amountMinor, roundId, currency, gameId, said },
        { requiredKeys: ['betTx', 'tx', 'amountMinor'] },
      )
      .map(({ tx: id, betTx, said: of, ...rest }) => refund(0, id, betTx, { ...rest, ...of })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ tx, winTx: tx, amountMinor, roundId, currency, said }, { requiredKeys: ['tx', 'winTx'] })
      .map(({ tx: id, winTx, said: of, ...rest }) => reversal(0, id, winTx, { ...rest, ...of })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ tx, amountMinor, roundId, said })
      .map(({ tx: id, said: of, ...rest }) => reversal(0, id, null, { ...rest, ...of })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ tx, amountMinor, currency })
      .map((of) => ({ ...deposit(0, of.tx, of.amountMinor), currency: of.currency })),
  },
  { weight: 1, arbitrary: fc.record({ tx, amountMinor }).map((of) => hold(0, of.tx, of.amountMinor)) },
  {
    weight: 3,
    arbitrary: fc
      .record({ tx, amountMinor, from: wallet, to: wallet })
      .filter(({ from, to }) => from !== to)
      .map(({ tx: id, amountMinor: amount, from, to }) => move(id, amount, from, to)),
  },
);

function move(
  id: string,
  amount: bigint,
  from: PlayWallet | undefined,
  to: PlayWallet | undefined,
): MovementCommand {
  const key = { siteId: SITE, playerId: 0, provider: 'wallets', tx: id, currency: LIRA };
  return { kind: 'walletTransfer', ...key, amountMinor: amount, from: from ?? 'main', to: to ?? 'main' };
}

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
    expect({ balanceMinor, version }).toEqual(model.funds());
    return;
  }
  if (one.kind === 'setState') {
    model.blocked = one.blocked;
    await ledger.store.setState(SITE, playerId, one.blocked ? 'blocked' : 'open');
    return;
  }
  const own = { ...one, playerId };
  const { transferId: _id, bonusMinor, ...answer } = await ledger.store.book(own);
  expect(answer).toEqual(model.book(own));
  expect(bonusMinor).toBe(0n);
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
        expect(account).toMatchObject(model.funds());
        for (const other of playWallets)
          expect(await ledger.store.balance(SITE, player, other)).toBe(model.funds(other).balanceMinor);
        const reviews = (await ledger.store.reviews(SITE, 100_000)).filter(
          ({ playerId }) => playerId === player,
        );
        expect(new Map(reviews.map(({ kind, tx: id, reason }) => [`${kind} ${id}`, reason]))).toEqual(
          model.reviews,
        );
      }),
      { numRuns: takesAll() ? 200 : 60 },
    );
    await proveBalances(ledger.store);
  },
);
