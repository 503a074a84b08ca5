import { bonusStatus, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ModelTerms } from './testing/bonus-model.ts';
import { bet, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';
import { offerFreeSpins, spinGame } from './testing/offer-free-spins.ts';
import { useTestClock } from './testing/use-test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
  await ledger.database.pool.query(`
    insert into payment_category (id, name_tr, name_en, sort) values (1, 'Havale', 'Transfer', 1);
    insert into payment_method (id, slug, name, category_id, kind, provider, icon, color, expire_minutes, min_minor, max_minor,
        step_minor, endpoint, fields, sort)
      values (2, 'out', 'Out', 1, 2, 'pay', '', '', 1, 1, 9999999, 1, '', '[]', 1)`);
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

const terms: ModelTerms = {
  amountMinor: 1000n,
  wagerMinor: 3000n,
  weights: { [spinGame]: 100 },
  maxStakeMinor: null,
  maxReleaseMinor: null,
  isFreeBet: false,
  minOdds: null,
};

/** A player with an offered bonus. */
async function openOffer(changes: Partial<ModelTerms> = {}, ownMinor = 0n) {
  const playerId = await ledger.makePlayer(ownMinor);
  const { store, database, clock } = ledger;
  const offer = async (cause: string, more: Partial<ModelTerms> = {}) => ({
    siteId: SITE,
    playerId,
    awardId: await offerAward(ledger, playerId, cause, { ...terms, ...changes, ...more }),
  });
  const key = await offer('first');
  return {
    playerId,
    key,
    offer,
    start: () => store.startBonus(key),
    stake: async (tx: string, amountMinor: bigint) =>
      (await store.book(bet(playerId, tx, { amountMinor, roundId: tx }))).status,
    win: (tx: string, amountMinor: bigint, number = 1) =>
      store.book(win(playerId, `w${number}-${tx}`, tx, { amountMinor, roundId: tx })),
    undo: (tx: string, amountMinor: bigint) => store.book(refund(playerId, `x-${tx}`, tx, { amountMinor })),
    freeze: (isFrozen: boolean) => store.freezeBonus({ siteId: SITE, playerId }, isFrozen),
    async money() {
      const { main, bonus } = await store.balances(SITE, playerId);
      return { main, bonus };
    },
    async award({ awardId } = key) {
      const { rows } = await database.pool.query<{
        status: number;
        end_reason: string | null;
        frozen_at: Date | null;
        expires_at: Date;
        released: string;
      }>(
        `select status, end_reason, frozen_at, expires_at, released from bonus_award where player_id = $1 and id = $2`,
        [playerId, awardId],
      );
      return rows[0];
    },
    async requestWithdrawal() {
      await database.pool.query(
        `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields, created_at)
          values ($1, $2, $2, 2, 2, 500, 1, 'pay', '{}', $3)`,
        [SITE, playerId, clock.now()],
      );
      await store.freezeBonus({ siteId: SITE, playerId }, true);
    },
  };
}

test('a bonus that was listed as spent goes on if a win came in between', async () => {
  const one = await openOffer();
  await one.start();
  await one.stake('all', 1000n);
  await one.win('all', 0n);
  await one.win('all', 2000n, 2);
  expect(await ledger.store.endBonus(one.key, 'completed', 'spent')).toBe(false);
  expect(await one.money()).toEqual({ main: 0n, bonus: 2000n });
});

test('one that was listed as staked for goes on if a bet was returned in between', async () => {
  const one = await openOffer({ wagerMinor: 600n }, 5000n);
  await one.start();
  await ledger.store.book(bet(one.playerId, 's1', { amountMinor: 400n, roundId: 's1', odds: 2000 }));
  await ledger.store.book(bet(one.playerId, 's2', { amountMinor: 400n, roundId: 's2', odds: 2000 }));
  await ledger.store.closeRound(SITE, one.playerId, 'studio', 's1');
  expect(await ledger.store.endBonus(one.key, 'completed', 'wagered')).toBe(false);
  await one.undo('s2', 400n);
  expect(await ledger.store.endBonus(one.key, 'completed', 'wagered')).toBe(false);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active });
});

test.each([
  ['not accepted', 'expired'],
  ['declined', 'rejected'],
] as const)('%s is said of offers only', async (reason, status) => {
  const one = await openOffer();
  await one.start();
  expect(await ledger.store.endBonus(one.key, status, reason)).toBe(false);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active });
  expect(await one.money()).toEqual({ main: 0n, bonus: 1000n });
});

test('of accepting and declining at once, one happens', async () => {
  for (let round = 0; round < 10; round += 1) {
    const one = await openOffer();
    const [started, declined] = await Promise.all([
      one.start(),
      ledger.store.endBonus(one.key, 'rejected', 'declined'),
    ]);
    expect({ started, status: (await one.award())?.status }).toEqual(
      declined
        ? { started: 'notOffered', status: bonusStatus.rejected }
        : { started: 'started', status: bonusStatus.active },
    );
  }
});

test('an offer is not over before its time, nor a bonus that is told to be', async () => {
  const one = await openOffer();
  expect(await ledger.store.endBonus(one.key, 'expired', 'not accepted')).toBe(false);
  await one.start();
  expect(await ledger.store.endBonus(one.key, 'expired', 'time is up')).toBe(false);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active });
});

test('a process whose clock is fast ends nothing before the house’s clock does', async () => {
  const start = ledger.clock.now();
  const one = await openOffer();
  await one.start();
  const offered = await one.offer('second');
  const freeSpinId = await offerFreeSpins(ledger, one.playerId, 'spins');
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId: one.playerId, freeSpinId, gameId: spinGame });
  ledger.clock.advance(31 * DAY_MS);
  await ledger.store.endDueBonuses(1000);
  const spins = async () =>
    (await ledger.database.pool.query('select status from free_spin where id = $1', [freeSpinId])).rows;
  expect(await one.award()).toMatchObject({ status: bonusStatus.active });
  expect(await one.award(offered)).toMatchObject({ status: bonusStatus.offered });
  expect(await spins()).toEqual([{ status: 1 }]);
  // Neither is anything listed, nor ended by who has listed it earlier.
  const { pool } = ledger.database;
  const listed = await pool.query('select id from due_bonuses($1, 1000) where player_id = $2', [
    ledger.clock.now(),
    one.playerId,
  ]);
  expect(listed.rows).toEqual([]);
  expect(await ledger.store.endBonus(one.key, 'expired', 'time is up')).toBe(false);
  const spinsEnd = await pool.query('select end_free_spins($1, $2, $3, $4) as ended', [
    SITE,
    one.playerId,
    freeSpinId,
    ledger.clock.now(),
  ]);
  expect(spinsEnd.rows).toEqual([{ ended: false }]);
  await setTime(new Date(start.getTime() + 31 * DAY_MS));
  await ledger.store.endDueBonuses(1000);
  expect(await one.award()).toMatchObject({ status: bonusStatus.expired, end_reason: 'time is up' });
  expect(await one.award(offered)).toMatchObject({ status: bonusStatus.expired });
  expect(await spins()).toEqual([{ status: 2 }]);
});

test('a frozen bonus keeps its time, and that of its free rounds', async () => {
  const one = await openOffer();
  const freeSpinId = await offerFreeSpins(ledger, one.playerId, 'paused', { awardId: one.key.awardId });
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId: one.playerId, freeSpinId, gameId: spinGame });
  const before = await one.award();
  await one.freeze(true);
  await one.freeze(true);
  await setTime(new Date(ledger.clock.now().getTime() + 40 * DAY_MS));
  await ledger.store.endDueBonuses(1000);
  expect(await ledger.store.endBonus(one.key, 'expired', 'time is up')).toBe(false);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active });
  await one.freeze(false);
  await one.freeze(false);
  await ledger.store.endDueBonuses(1000);
  expect(await one.award()).toMatchObject({
    status: bonusStatus.active,
    frozen_at: null,
    expires_at: new Date((before?.expires_at.getTime() ?? 0) + 40 * DAY_MS),
  });
  const { rows } = await ledger.database.pool.query(
    'select status, expires_at - claimed_at as span from free_spin where id = $1',
    [freeSpinId],
  );
  expect(rows).toMatchObject([{ status: 1, span: { days: 43 } }]);
  expect(await one.stake('goes-on', 100n)).toBe('booked');
});

test('a bonus stays frozen while a withdrawal waits, whoever lets it go on', async () => {
  const one = await openOffer({}, 1000n);
  await one.start();
  await one.requestWithdrawal();
  await one.freeze(false);
  expect((await one.award())?.frozen_at).toEqual(expect.any(Date));
  expect(await one.stake('taken', 1500n)).toBe('noFunds');
  await ledger.database.pool.query(
    'update payment_transaction set status = 4, decided_at = now() where player_id = $1',
    [one.playerId],
  );
  await one.freeze(false);
  expect((await one.award())?.frozen_at).toBeNull();
  expect(await one.stake('again', 1500n)).toBe('booked');
});

test('money that needs no stakes is the player’s own at once, beside an active bonus', async () => {
  const one = await openOffer();
  await one.start();
  const gift = await one.offer('cashback', { amountMinor: 700n, wagerMinor: 0n, maxReleaseMinor: 600n });
  expect(await ledger.store.startBonus(gift)).toBe('started');
  expect(await one.money()).toEqual({ main: 600n, bonus: 1000n });
  expect(await one.award(gift)).toMatchObject({ status: bonusStatus.completed, released: '600' });
  expect(await one.award()).toMatchObject({ status: bonusStatus.active });
  // A repeat is answered as the first time.
  expect(await ledger.store.startBonus(gift)).toBe('started');
  expect(await one.money()).toEqual({ main: 600n, bonus: 1000n });
  const another = await one.offer('other', { amountMinor: 700n });
  expect(await ledger.store.startBonus(another)).toBe('anotherActive');
});
