import { createIdMaker } from '@baize/clock';
import {
  type BetCommand,
  type BookResult,
  limitKinds,
  limitPeriods,
  proveBalances,
  type RefundCommand,
  type WinCommand,
} from '@baize/ledger';
import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLedgerStore } from './ledger-store.ts';
import { inTransaction } from './open-database.ts';
import { countWaiting } from './testing/count-waiting.ts';
import {
  bet,
  deposit,
  type LedgerFixture,
  LIRA,
  openLedger,
  refund,
  SITE,
  win,
} from './testing/ledger-fixture.ts';
import { LimitModel } from './testing/limit-model.ts';
import { useTestClock } from './testing/use-test-clock.ts';

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Few kinds and round amounts, so that limits are met exactly.
const kind = fc.constantFrom(...limitKinds);
const period = fc.constantFrom(...limitPeriods);
const tx = fc.integer({ min: 1, max: 12 }).map(String);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constant('bet' as const),
      amountMinor: fc.constantFrom(100n, 200n, 500n),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('win' as const),
      tx,
      amountMinor: fc.constantFrom(0n, 100n, 900n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('refund' as const), tx }) },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('set' as const),
      kind,
      period,
      amount: fc.constantFrom(undefined, 0n, 100n, 500n, 1_000n, 2_000n, 300_000n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('keep' as const), kind, period }) },
  {
    weight: 5,
    arbitrary: fc.record({
      step: fc.constant('wait' as const),
      ms: fc.constantFrom(
        7 * SECOND_MS,
        4 * MINUTE_MS,
        10 * MINUTE_MS,
        11 * MINUTE_MS,
        HOUR_MS,
        5 * HOUR_MS,
        DAY_MS,
        DAY_MS - 1,
        8 * DAY_MS,
      ),
    }),
  },
);

/** Each shortly before a change of the clock, of the week or of the month. */
const starts = fc.constantFrom(
  { timeZone: 'Europe/Istanbul', at: new Date('2026-05-31T20:50:00Z') },
  { timeZone: 'Europe/Berlin', at: new Date('2026-10-24T21:40:00Z') },
  { timeZone: 'America/New_York', at: new Date('2027-03-13T20:00:00Z') },
  { timeZone: 'Pacific/Apia', at: new Date('2026-12-31T09:00:00Z') },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the database answered, and what the model expects. */
type Comparison = readonly [found: unknown, modelled: unknown];

/** A player and the model of their limits. */
class Pair {
  readonly #key: { readonly siteId: number; readonly playerId: number };
  readonly #model: LimitModel;
  #bets = 0;
  #others = 0;

  constructor(siteId: number, timeZone: string) {
    this.#key = { siteId, playerId: 1 };
    this.#model = new LimitModel(timeZone);
  }

  async run(one: Step): Promise<Comparison | undefined> {
    const now = ledger.clock.now();
    switch (one.step) {
      case 'wait':
        await setTime(new Date(now.getTime() + one.ms));
        return undefined;
      case 'set': {
        const { kind: name, period: of, amount } = one;
        const action = await ledger.store.setLimit({ ...this.#key, kind: name, period: of }, amount);
        return [action, this.#model.set(name, of, amount, now)];
      }
      case 'keep': {
        const { kind: name, period: of } = one;
        const isKept = await ledger.store.cancelLimitChange({ ...this.#key, kind: name, period: of });
        return [isKept, this.#model.keep(name, of, now)];
      }
      default:
        return this.#play(one, now);
    }
  }

  async #play(
    one: Extract<Step, { step: 'bet' | 'win' | 'refund' }>,
    now: Date,
  ): Promise<Comparison | undefined> {
    const { store } = ledger;
    if (one.step === 'bet') {
      this.#bets += 1;
      const placed = bet(1, String(this.#bets), { amountMinor: one.amountMinor, roundId: `r${this.#bets}` });
      const { status } = await store.book({ ...placed, ...this.#key });
      return [status, this.#model.bet(placed.tx, one.amountMinor, now)];
    }
    // A rollback before its bet would leave a tombstone.
    if (Number(one.tx) > this.#bets) return undefined;
    this.#others += 1;
    if (one.step === 'win') {
      const { tx: betTx, amountMinor } = one;
      const paid = win(1, `w${this.#others}`, betTx, { amountMinor, roundId: `r${betTx}` });
      const { status } = await store.book({ ...paid, ...this.#key });
      if (status === 'booked') this.#model.win(betTx, amountMinor, now);
      return undefined;
    }
    const { amountMinor: _, ...undo } = refund(1, `x${this.#others}`, one.tx);
    const { status, replayed } = await store.book({ ...undo, ...this.#key });
    if (status === 'booked' && !replayed) this.#model.refund(one.tx);
    return undefined;
  }

  async compareAll(): Promise<Comparison[]> {
    const { siteId, playerId } = this.#key;
    const now = ledger.clock.now();
    const settings = await ledger.store.limits(siteId, playerId);
    const comparisons = settings.map(({ kind: name, period: of, ...setting }): Comparison => [
      setting,
      this.#model.setting(name, of, now),
    ]);
    // Also of players without a limit.
    const uses = await ledger.store.limitUse(siteId, playerId);
    return [
      ...comparisons,
      ...uses.flatMap((use): Comparison[] =>
        use.kind === 'deposit' ? [] : [[use, { ...use, used: this.#model.used(use.kind, use.period, now) }]],
      ),
    ];
  }
}

test('limits behave as the model, for any play and changes at any time', async () => {
  const { store } = ledger;
  let siteId = 1_000;
  const steps = fc.array(step, { minLength: 10, maxLength: 60 });
  const runAll = async ({ timeZone, at }: { timeZone: string; at: Date }, all: readonly Step[]) => {
    siteId += 1;
    await setTime(at);
    await store.setTimeZone(siteId, timeZone);
    await store.openAccounts(siteId, 1, LIRA);
    await store.book({ ...deposit(1, 'opening', 1_000_000n), siteId });
    const pair = new Pair(siteId, timeZone);
    for (const one of all) {
      const [found, modelled] = (await pair.run(one)) ?? [];
      expect(found).toEqual(modelled);
    }
    for (const [found, modelled] of await pair.compareAll()) expect(found).toEqual(modelled);
  };
  await fc.assert(fc.asyncProperty(starts, steps, runAll), { numRuns: takesAll() ? 100 : 30 });
});

describe('two bets at the edge of a limit, of which one fits', () => {
  const PAIRS = 200;
  const GROUP = 40;

  /** Players who may stake one bet more today. */
  async function makePlayers(): Promise<number[]> {
    const makePlayer = async () => {
      const playerId = await ledger.makePlayer(5_000n);
      await ledger.store.setLimit({ siteId: SITE, playerId, kind: 'bet', period: 'daily' }, 1_999n);
      return playerId;
    };
    const players: number[] = [];
    while (players.length < PAIRS)
      players.push(...(await Promise.all(Array.from({ length: GROUP }, makePlayer))));
    return players;
  }

  test.each([false, true])('never pass together (batching %s)', async (batching) => {
    const { database, clock } = ledger;
    const openStore = (worker: number) =>
      createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, worker), batching });
    const [one, other] = [openStore(1), openStore(2)];
    const players = await makePlayers();
    const raceAll = (group: readonly number[]) =>
      Promise.all(
        group.map((player) => Promise.all([one.book(bet(player, 'a')), other.book(bet(player, 'b'))])),
      );
    const answers: Awaited<ReturnType<typeof raceAll>> = [];
    // In groups, since neither the queue of a batch nor the pool lets a booking wait for long.
    for (let at = 0; at < players.length; at += GROUP)
      answers.push(...(await raceAll(players.slice(at, at + GROUP))));
    const outcomes = answers.map((pair) => new Set(pair.map(({ status }) => status)));
    const both = new Set(['booked', 'playerLimit']);
    expect(outcomes.every((statuses) => statuses.symmetricDifference(both).size === 0)).toBe(true);
    const repeats: BookResult[] = [];
    for (let at = 0; at < players.length; at += GROUP)
      repeats.push(
        ...(await Promise.all(players.slice(at, at + GROUP).map((player) => one.book(bet(player, 'a'))))),
      );
    expect(repeats.map(({ status }) => status)).toEqual(answers.map(([first]) => first.status));
    expect(repeats.every(({ replayed }) => replayed)).toBe(true);
  });
});

test('a bet that is being booked while the first limit is set counts', async () => {
  const { database, store } = ledger;
  const player = await ledger.makePlayer(5_000n);
  const { setting } = await inTransaction(database, async (transaction) => {
    await store.within(transaction).book(bet(player, 'open'));
    const key = { siteId: SITE, playerId: player, kind: 'bet', period: 'daily' } as const;
    const waiting = store.setLimit(key, 1_500n);
    await expect.poll(() => countWaiting(database)).toBeGreaterThanOrEqual(1);
    // In an object, since a returned promise would be awaited before the commit.
    return { setting: waiting };
  });
  expect(await setting).toBe('set');
  expect(await store.book(bet(player, 'next'))).toMatchObject({ status: 'playerLimit' });
});

describe.each([
  { first: false, late: false },
  { first: true, late: true },
  { first: false, late: true },
])('bookings that arrive after one of the next day (batched: %o)', (batched) => {
  test('count with it', async () => {
    const { database, clock } = ledger;
    const open = (worker: number, batching: boolean) =>
      createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, worker), batching });
    const [store, lateStore] = [open(3, batched.first), open(4, batched.late)];
    const siteId = 900 + Number(batched.first) + 2 * Number(batched.late);
    await store.setTimeZone(siteId, 'Europe/Istanbul');
    await store.openAccounts(siteId, 1, LIRA);
    await store.book({ ...deposit(1, 'opening', 10_000n), siteId });
    await store.setLimit({ siteId, playerId: 1, kind: 'bet', period: 'weekly' }, 1_000n);
    const statusAt = async (at: string, key: string, amountMinor: bigint) => {
      await setTime(new Date(`2026-03-${at}+03:00`));
      const by = at.startsWith('03') || key === 'batch' ? lateStore : store;
      return (await by.book(bet(1, key, { siteId, amountMinor }))).status;
    };
    expect(await statusAt('04T00:00:05', 'first', 500n)).toBe('booked');
    expect(await statusAt('03T23:59:58', 'late', 200n)).toBe('booked');
    expect(await statusAt('04T00:00:06', 'too much', 400n)).toBe('playerLimit');
    expect(await statusAt('04T00:00:07', 'rest', 100n)).toBe('booked');
    expect(await statusAt('03T23:59:59', 'late and too much', 300n)).toBe('playerLimit');
    expect(await statusAt('04T00:00:08', 'batch', 100n)).toBe('booked');
    expect(await statusAt('04T00:00:08', 'too much again', 200n)).toBe('playerLimit');
    expect(await statusAt('04T00:00:09', 'last', 100n)).toBe('booked');
    const back = refund(1, 'back', 'late', { siteId, amountMinor: 200n });
    expect(await store.book(back)).toMatchObject({ status: 'booked' });
    expect(await statusAt('04T00:00:10', 'refunded', 200n)).toBe('booked');
    expect(await statusAt('04T00:00:11', 'none', 100n)).toBe('playerLimit');
  });
});

test('a limit that is lowered while a raise waits stays low', async () => {
  const { store } = ledger;
  const start = new Date('2026-05-04T10:00:00Z');
  await setTime(start);
  const key = { siteId: SITE, playerId: await ledger.makePlayer(), kind: 'bet', period: 'monthly' } as const;
  await store.setLimit(key, 500n);
  expect(await store.setLimit(key, 900n)).toBe('raiseRequested');
  expect(await store.setLimit(key, 400n)).toBe('set');
  await setTime(new Date(start.getTime() + 2 * DAY_MS));
  expect(await store.limits(SITE, key.playerId)).toMatchObject([{ amount: 400n, next: undefined }]);
});

test('what was played is known without a limit, and the same with the first one', async () => {
  const { store } = ledger;
  const playerId = await ledger.makePlayer(10_000n);
  const start = new Date('2026-07-08T10:00:00Z');
  const book = async (minutes: number, command: BetCommand | WinCommand | RefundCommand) => {
    await setTime(new Date(start.getTime() + minutes * MINUTE_MS));
    expect(await store.book(command)).toMatchObject({ status: 'booked' });
  };
  await book(-2 * 24 * 60, bet(playerId, 'earlier'));
  await book(0, bet(playerId, 'lost'));
  await book(4, bet(playerId, 'won'));
  await book(5, win(playerId, 'win', 'won', { amountMinor: 700n }));
  await book(20, bet(playerId, 'undone'));
  await book(21, refund(playerId, 'undo', 'undone'));
  const uses = await store.limitUse(SITE, playerId);
  const used = uses.map(({ kind: name, period: of, used: amount }) => `${name} ${of} ${amount}`);
  expect(used).toEqual(expect.arrayContaining(['bet daily 2000', 'loss daily 1300', 'bet weekly 3000']));
  expect(used).toContain(`time daily ${4 * MINUTE_MS}`);
  await store.setLimit({ siteId: SITE, playerId, kind: 'loss', period: 'monthly' }, 9_000n);
  expect(await store.limitUse(SITE, playerId)).toEqual(uses);
});

test('time is used up by bets that follow each other', async () => {
  const { store } = ledger;
  const siteId = 905;
  await store.setTimeZone(siteId, 'Europe/Istanbul');
  await store.openAccounts(siteId, 1, LIRA);
  await store.book({ ...deposit(1, 'opening', 10_000n), siteId });
  await store.setLimit({ siteId, playerId: 1, kind: 'time', period: 'daily' }, BigInt(5 * MINUTE_MS));
  const statuses: string[] = [];
  for (const minute of [0, 3, 6, 7]) {
    await setTime(new Date(Date.parse('2026-03-10T12:00:00Z') + minute * MINUTE_MS));
    statuses.push((await store.book(bet(1, String(minute), { siteId }))).status);
  }
  expect(statuses).toEqual(['booked', 'booked', 'booked', 'playerLimit']);
});

test('a free round is refused by a limit of time only', async () => {
  const { store } = ledger;
  const playerId = await ledger.makePlayer(5_000n);
  const of = { siteId: SITE, playerId, period: 'daily' } as const;
  const free = (key: string) => store.book(bet(playerId, key, { amountMinor: 0n, play: 'freeRound' }));
  await store.book(bet(playerId, 'lost'));
  await store.setLimit({ ...of, kind: 'bet' }, 500n);
  await store.setLimit({ ...of, kind: 'loss' }, 0n);
  expect(await free('below')).toMatchObject({ status: 'booked' });
  await store.setLimit({ ...of, kind: 'time' }, 0n);
  expect(await free('no time')).toMatchObject({ status: 'playerLimit' });
});

test('a player at a limit reads of it, even with too little money', async () => {
  const { store } = ledger;
  const playerId = await ledger.makePlayer(100n);
  await store.setLimit({ siteId: SITE, playerId, kind: 'bet', period: 'daily' }, 0n);
  expect(await store.book(bet(playerId, 'more'))).toMatchObject({ status: 'playerLimit' });
});
