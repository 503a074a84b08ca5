import { bonusStatus, proveBalances } from '@baize/ledger';
import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { BonusModel, type ModelTerms } from './testing/bonus-model.ts';
import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  openLedger,
  refund,
  reversal,
  SITE,
  win,
} from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';
import { useTestClock } from './testing/use-test-clock.ts';

const FULL = 9087;
const TENTH = 42;
const NOTHING = 7;

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
});
afterAll(() => ledger.database.drop());

const terms: fc.Arbitrary<ModelTerms> = fc.record({
  amountMinor: fc.constantFrom(100n, 500n, 3333n),
  wagerMinor: fc.constantFrom(200n, 1500n, 100_000n),
  weights: fc.constant({ [FULL]: 100, [TENTH]: 10 }),
  maxStakeMinor: fc.constantFrom(null, 300n),
  maxReleaseMinor: fc.constantFrom(null, 400n),
  isFreeBet: fc.constantFrom(false, false, true),
  minOdds: fc.constantFrom(null, null, 1500),
});

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      amountMinor: fc.constantFrom(1n, 33n, 100n, 250n, 301n, 700n),
      gameId: fc.constantFrom(FULL, FULL, FULL, TENTH, NOTHING),
      odds: fc.constantFrom(undefined, 1400, 1500, 3000),
      isFreeBet: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      of: fc.nat(1000),
      amountMinor: fc.constantFrom(0n, 1n, 99n, 500n, 2501n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), of: fc.nat(1000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reversal' as const), of: fc.nat(1000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), of: fc.nat(1000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('start' as const), terms }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      status: fc.constantFrom('rejected' as const, 'expired' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('freeze' as const), isFrozen: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('deposit' as const), amountMinor: fc.constantFrom(50n, 400n) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      amountMinor: fc.constantFrom(1n, 40n, 400n, 2500n),
      isPaid: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Money leaves by withdrawals only as own money, whatever bonus there is; what is not paid comes back. */
function paymentSteps(playerId: number, model: BonusModel) {
  let number = 0;
  return {
    async deposit({ amountMinor }: Extract<Step, { kind: 'deposit' }>) {
      await ledger.store.book(deposit(playerId, `d${(number += 1)}`, amountMinor));
      model.ownMinor += amountMinor;
    },
    async withdraw({ amountMinor, isPaid }: Extract<Step, { kind: 'withdraw' }>) {
      const held = hold(playerId, `h${(number += 1)}`, amountMinor);
      const isOwn = amountMinor <= model.ownMinor;
      const { status } = await ledger.store.book(held);
      expect(status).toBe(isOwn ? 'booked' : 'noFunds');
      if (!isOwn) return;
      await ledger.store.book({ ...held, kind: isPaid ? 'withdrawSettle' : 'withdrawReturn' });
      if (isPaid) model.ownMinor -= amountMinor;
    },
  };
}

function awardSteps(playerId: number, model: BonusModel, awards: readonly number[]) {
  return {
    async end({ status }: Extract<Step, { kind: 'end' }>) {
      const awardId = awards.at(-1);
      if (awardId === undefined) return;
      const isActive = model.active !== undefined;
      const key = { siteId: SITE, playerId, awardId };
      expect(await ledger.store.endBonus(key, status, 'forfeited')).toBe(isActive);
      model.end(status);
    },
    async freeze({ isFrozen }: Extract<Step, { kind: 'freeze' }>) {
      await ledger.store.freezeBonus({ siteId: SITE, playerId }, isFrozen);
      if (model.active) model.active.isFrozen = isFrozen;
    },
  };
}

/** A free bet is mostly all of the bonus money, which random amounts seldom are. */
function stakeOf(
  { amountMinor, isFreeBet }: Pick<Extract<Step, { kind: 'bet' }>, 'amountMinor' | 'isFreeBet'>,
  { moneyMinor }: BonusModel,
): bigint {
  return isFreeBet && moneyMinor > 0n && amountMinor % 3n !== 0n ? moneyMinor : amountMinor;
}

/** A player whose bookings are made in the ledger and in the model. */
async function openPlayer() {
  const playerId = await ledger.makePlayer();
  const model = new BonusModel();
  const bets: { tx: string; gameId: number; amountMinor: bigint }[] = [];
  const wins: { tx: string; isReversed: boolean }[] = [];
  const awards: number[] = [];
  let number = 0;
  const pick = <Item>(list: readonly Item[], of: number) => list[of % Math.max(1, list.length)];
  const runs = {
    async bet(one: Extract<Step, { kind: 'bet' }>) {
      const tx = `b${(number += 1)}`;
      const { kind: _kind, odds, ...rest } = { ...one, amountMinor: stakeOf(one, model) };
      const changes = { ...rest, roundId: tx, ...(odds !== undefined && { odds }) };
      const { status } = await ledger.store.book(bet(playerId, tx, changes));
      expect(status).toBe(model.bet(tx, { ...rest, ...(odds !== undefined && { odds }) }));
      if (status === 'booked') bets.push({ tx, ...rest });
    },
    async win({ of, amountMinor }: Extract<Step, { kind: 'win' }>) {
      const won = pick(bets, of);
      if (!won) return;
      const tx = `w${(number += 1)}`;
      const booked = await ledger.store.book(
        win(playerId, tx, won.tx, { amountMinor, roundId: won.tx, gameId: won.gameId }),
      );
      expect(booked.status).toBe(model.win(tx, won.tx, amountMinor));
      if (booked.status === 'booked') wins.push({ tx, isReversed: false });
    },
    async refund({ of }: Extract<Step, { kind: 'refund' }>) {
      const undone = pick(bets, of);
      if (!undone || model.isOver(undone.tx)) return;
      const { amountMinor } = undone;
      const booked = await ledger.store.book(
        refund(playerId, `r${(number += 1)}`, undone.tx, { amountMinor }),
      );
      expect(booked.status).toBe(model.refund(undone.tx));
    },
    async close({ of }: Extract<Step, { kind: 'close' }>) {
      const closed = pick(bets, of);
      if (!closed) return;
      await ledger.store.closeRound(SITE, playerId, 'studio', closed.tx);
      model.close(closed.tx);
    },
    async reversal({ of }: Extract<Step, { kind: 'reversal' }>) {
      const back = pick(wins, of);
      if (!back || back.isReversed) return;
      const booked = await ledger.store.book(reversal(playerId, `v${(number += 1)}`, back.tx));
      expect(booked.status).toBe(model.reverse(back.tx));
      back.isReversed = booked.status === 'booked';
    },
    async start({ terms: offered }: Extract<Step, { kind: 'start' }>) {
      const awardId = await offerAward(ledger, playerId, `cause-${(number += 1)}`, offered);
      const started = await ledger.store.startBonus({ siteId: SITE, playerId, awardId });
      expect(started).toBe(model.active ? 'anotherActive' : 'started');
      if (started !== 'started') return;
      model.start(offered);
      awards.push(awardId);
    },
    ...awardSteps(playerId, model, awards),
    ...paymentSteps(playerId, model),
  };
  return {
    playerId,
    model,
    awards,
    run: (one: Step) => (runs[one.kind] as (one: Step) => Promise<void>)(one),
  };
}

test('own and bonus money behave as the model, for any plays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const { playerId, model, awards, run } = await openPlayer();
      await run({ kind: 'deposit', amountMinor: 400n });
      await run({ kind: 'start', terms: steps.find((one) => one.kind === 'start')?.terms ?? plainTerms });
      for (const one of steps) {
        const before = await ledger.store.mainAccount(SITE, playerId);
        await run(one);
        const balances = await ledger.store.balances(SITE, playerId);
        expect({ own: balances.main, bonus: balances.bonus }).toEqual({
          own: model.ownMinor,
          bonus: model.moneyMinor,
        });
        const after = await ledger.store.mainAccount(SITE, playerId);
        expect(after?.version).toBeGreaterThanOrEqual(before?.version ?? 0);
      }
      const { rows } = await ledger.database.pool.query(
        `select status, wagered, released, taken from bonus_award where player_id = $1 and id = any($2) order by accepted_at, id`,
        [playerId, awards],
      );
      expect(rows).toEqual(
        model.awards.map((award) => ({
          status: bonusStatus[award.status],
          wagered: String(award.wageredMinor),
          released: String(award.releasedMinor),
          taken: String(award.takenMinor),
        })),
      );
      const { rows: house } = await ledger.database.pool.query<{ sum: string | null }>(
        'select sum(amount) from posting where player_id = $1 and account_kind = 12',
        [playerId],
      );
      expect(BigInt(house[0]?.sum ?? 0)).toBe(model.houseMinor);
    }),
    { numRuns: takesAll() ? 150 : 25 },
  );
  await proveBalances(ledger.store);
});

const plainTerms: ModelTerms = {
  amountMinor: 1000n,
  wagerMinor: 3000n,
  weights: { [FULL]: 100, [TENTH]: 10 },
  maxStakeMinor: null,
  maxReleaseMinor: null,
  isFreeBet: false,
  minOdds: null,
};

test('bets at once draw on a bonus as if they came one after another', async () => {
  const playerId = await ledger.makePlayer(500n);
  const awardId = await offerAward(ledger, playerId, 'race', { ...plainTerms, wagerMinor: 100_000n });
  const starts = await Promise.all(
    Array.from({ length: 10 }, () => ledger.store.startBonus({ siteId: SITE, playerId, awardId })),
  );
  expect(new Set(starts)).toEqual(new Set(['started']));
  const booked = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ledger.store.book(bet(playerId, `race-${at}`, { amountMinor: 70n, roundId: `race-${at}` })),
    ),
  );
  // 1,500 are there, so that 21 bets of 70 fit.
  expect(booked.filter(({ status }) => status === 'booked')).toHaveLength(21);
  expect(await ledger.store.balances(SITE, playerId)).toMatchObject({ main: 0n, bonus: 30n });
  await proveBalances(ledger.store);
});

test('of two offers accepted at once, one starts', async () => {
  const playerId = await ledger.makePlayer();
  const offers = await Promise.all(
    ['one', 'other'].map((cause) => offerAward(ledger, playerId, cause, plainTerms)),
  );
  const starts = await Promise.all(
    offers.map((awardId) => ledger.store.startBonus({ siteId: SITE, playerId, awardId })),
  );
  expect(starts.toSorted((a, b) => a.localeCompare(b))).toEqual(['anotherActive', 'started']);
  expect((await ledger.store.balances(SITE, playerId)).bonus).toBe(1000n);
});

/** Ends what other tests have left behind. */
async function endAllDue(): Promise<void> {
  while ((await ledger.store.endDueBonuses(500)) > 0);
}

test('a bonus is over at its time: for bets, and with its money once it is ended', async () => {
  const playerId = await ledger.makePlayer(100n);
  const awardId = await offerAward(ledger, playerId, 'short', plainTerms);
  await ledger.store.startBonus({ siteId: SITE, playerId, awardId });
  expect((await ledger.store.book(bet(playerId, 'in-time', { amountMinor: 200n }))).status).toBe('booked');
  await setTime(new Date(ledger.clock.now().getTime() + 30 * 24 * 60 * 60_000));
  expect((await ledger.store.book(bet(playerId, 'late', { amountMinor: 200n }))).status).toBe('noFunds');
  await endAllDue();
  const late = await ledger.store.book(win(playerId, 'late-win', 'in-time', { amountMinor: 1000n }));
  // Half of the stake was own money, so that half of the win is.
  expect(late).toMatchObject({ status: 'booked', balanceMinor: 500n, bonusMinor: 0n });
  expect(await ledger.store.balances(SITE, playerId)).toMatchObject({ main: 500n, bonus: 0n });
});

test('a bonus that was lost binds nobody once its bets are settled', async () => {
  await endAllDue();
  const playerId = await ledger.makePlayer();
  const awardId = await offerAward(ledger, playerId, 'lost', { ...plainTerms, maxStakeMinor: 1000n });
  await ledger.store.startBonus({ siteId: SITE, playerId, awardId });
  await ledger.store.book(bet(playerId, 'all', { amountMinor: 1000n }));
  expect(await ledger.store.endDueBonuses(100)).toBe(0);
  await ledger.store.book(win(playerId, 'nothing', 'all', { amountMinor: 0n }));
  expect(await ledger.store.endDueBonuses(100)).toBe(1);
  expect(await ledger.store.endDueBonuses(100)).toBe(0);
  const { rows } = await ledger.database.pool.query(
    'select status, end_reason, released from bonus_award where id = $1',
    [awardId],
  );
  expect(rows).toEqual([{ status: bonusStatus.completed, end_reason: 'spent', released: '0' }]);
});
