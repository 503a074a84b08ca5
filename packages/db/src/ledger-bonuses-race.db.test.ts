import { createIdMaker } from '@baize/clock';
import { type BookResult, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createLedgerStore } from './ledger-store.ts';
import { bet, type LedgerFixture, openLedger, SITE, win } from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';
import { useTestClock } from './testing/use-test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;
const OWN = 500n;
const BONUS = 1000n;
const GAMES = [9087, 42] as const;
/** How often a studio sends the same stake at once. */
const SENDINGS = 3;

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

async function openPlayer(): Promise<number> {
  const playerId = await ledger.makePlayer(OWN);
  const awardId = await offerAward(ledger, playerId, 'race', {
    amountMinor: BONUS,
    wagerMinor: 100_000n,
    weights: { [GAMES[0]]: 100, [GAMES[1]]: 10 },
    maxStakeMinor: null,
    maxReleaseMinor: null,
    isFreeBet: false,
    minOdds: null,
  });
  expect(await ledger.store.startBonus({ siteId: SITE, playerId, awardId })).toBe('started');
  return playerId;
}

/** The one outcome of a stake that was sent several times. */
function outcomeOf(results: readonly BookResult[]): BookResult {
  expect(new Set(results.map(({ status }) => status)).size).toBe(1);
  const [fresh, ...others] = results.filter(({ replayed }) => !replayed);
  expect(others).toEqual([]);
  if (!fresh) throw new Error('no outcome was decided first');
  return fresh;
}

interface Stake {
  readonly own: string;
  readonly part: string;
}

async function stakesOf(playerId: number): Promise<Stake[]> {
  const { rows } = await ledger.database.pool.query<Stake>(
    'select own, part from bonus_stake where player_id = $1 order by transfer_id',
    [playerId],
  );
  return rows;
}

const sum = (values: readonly string[]): bigint => values.reduce((total, one) => total + BigInt(one), 0n);

interface Raced {
  readonly playerId: number;
  readonly amounts: readonly [bigint, bigint];
  readonly outcomes: readonly BookResult[];
}

/** Whichever stake came first, own money went first, and the other one was booked if it fitted into what was left. */
async function expectOneOrder(
  store: Pick<LedgerFixture['store'], 'balances'>,
  { playerId, amounts, outcomes }: Raced,
): Promise<void> {
  const booked = amounts.filter((_, at) => outcomes[at]?.status === 'booked');
  const refused = outcomes.filter(({ status }) => status !== 'booked');
  const fitBoth = amounts[0] + amounts[1] <= OWN + BONUS;
  expect(booked).toHaveLength(fitBoth ? 2 : 1);
  expect(refused.every(({ status }) => status === 'noFunds')).toBe(true);
  const staked = booked.reduce((total, one) => total + one, 0n);
  const own = staked < OWN ? staked : OWN;
  const balances = await store.balances(SITE, playerId);
  expect(balances).toMatchObject({ main: OWN - own, bonus: BONUS - (staked - own) });
  const stakes = await stakesOf(playerId);
  expect([sum(stakes.map((one) => one.own)), sum(stakes.map((one) => one.part))]).toEqual([
    own,
    staked - own,
  ]);
}

test.each(['one by one', 'batched'])(
  'stakes at two games in the last moment of a bonus share its money as if one came after the other, %s',
  async (way) => {
    const { database, clock } = ledger;
    const store =
      way === 'batched'
        ? createLedgerStore({ pool: database.site.pool, clock, ids: createIdMaker(clock, 1) })
        : ledger.store;
    // Both fit, with nothing or something left; only one does; either takes all.
    const pairs = [
      [700n, 800n],
      [600n, 650n],
      [900n, 800n],
      [1500n, 1500n],
      [1500n, 1n],
    ] as const;
    const players = await Promise.all(
      pairs.map(async (amounts) => ({ amounts, playerId: await openPlayer() })),
    );
    const endsAt = new Date(clock.now().getTime() + 30 * DAY_MS);
    await setTime(new Date(endsAt.getTime() - 1));

    const raced = await Promise.all(
      players.map(async ({ playerId, amounts }) => {
        const sent = amounts.map((amountMinor, at) =>
          Promise.all(
            Array.from({ length: SENDINGS }, () =>
              store.book(
                bet(playerId, `stake-${at}`, { amountMinor, gameId: GAMES[at] ?? 0, roundId: `round-${at}` }),
              ),
            ),
          ),
        );
        const outcomes = (await Promise.all(sent)).map((results) => outcomeOf(results));
        return { playerId, amounts, outcomes };
      }),
    );
    for (const one of raced) await expectOneOrder(store, one);

    // Its end races with the wins of what was booked; of these only the share of own money is left, in either order.
    await setTime(endsAt);
    await Promise.all([
      ledger.store.endDueBonuses(100),
      ...raced.flatMap(({ playerId, amounts, outcomes }) =>
        amounts.map(async (amountMinor, at) => {
          if (outcomes[at]?.status !== 'booked') return;
          const changes = { amountMinor: amountMinor * 2n, gameId: GAMES[at] ?? 0, roundId: `round-${at}` };
          const won = await store.book(win(playerId, `win-${at}`, `stake-${at}`, changes));
          expect(won.status).toBe('booked');
        }),
      ),
    ]);
    while ((await ledger.store.endDueBonuses(100)) > 0);
    for (const { playerId, outcomes } of raced) {
      const stakes = await stakesOf(playerId);
      const own = sum(stakes.map((one) => one.own));
      // Each win is twice its stake, so that the shares need no rounding.
      expect(await store.balances(SITE, playerId)).toMatchObject({ main: OWN - own + own * 2n, bonus: 0n });
      expect(stakes).toHaveLength(outcomes.filter(({ status }) => status === 'booked').length);
    }
  },
);
