import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { coded, countingGame, openBonuses, spinTerms } from '../testing/bonuses.ts';
import { siteId } from '../testing/withdrawals.ts';
import { acceptBonus } from './accept-bonus.ts';
import { grantReward } from './grant-reward.ts';
import { loyaltyLevels, weightedStake } from './loyalty-rule.ts';
import { payCashback } from './pay-cashback.ts';
import { raiseLevels } from './raise-levels.ts';
import { readLoyalty } from './read-loyalty.ts';

const DAY_MS = 24 * 60 * 60_000;
const open = await openBonuses();
const { ledger, clock, database } = open;
const codeTerms = await open.setTerms('code', coded);
const { minDepositMinor: _, ...cashback } = {
  ...coded,
  kind: 'cashback',
  name: { tr: 'Haftalık iade', en: 'Weekly cashback' },
  percent: 10,
  capMinor: 2_000,
  period: 'week',
  wagering: { times: 0, base: 'bonus' },
  audience: {},
};
await open.setTerms('weekly', cashback);
await open.setTerms('spins', spinTerms);
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

/** What the postings of own money at games say was lost since an instant. */
async function lossByLedger(playerId: number, since: Date): Promise<bigint> {
  const { rows } = await database.pool.query<{ loss: string }>(
    `select coalesce(-sum(p.amount), 0) as loss from posting p join transfer t
       on t.site_id = p.site_id and t.player_id = p.player_id and t.id = p.transfer_id
       where p.site_id = $1 and p.player_id = $2 and p.account_kind = 1 and t.kind in (1, 2, 3, 13) and t.created_at >= $3`,
    [siteId, playerId, since],
  );
  return BigInt(rows[0]?.loss ?? 0);
}

test('cashback is a share of the week’s loss of own money, once, and what the ledger says', async () => {
  // In the week in which the bonus came to be it promised nothing.
  const early = await open.addPlayer(50_000n);
  await open.lose(early, 9_000n);
  clock.set(new Date('2026-03-15T21:11:00Z'));
  await payCashback(open);
  expect(await open.awardsOf(early)).toEqual([]);
  clock.set(new Date('2026-03-20T12:00:00Z'));
  const since = clock.now();
  const loser = await open.addPlayer(50_000n);
  await open.bet(loser, 9_000n);
  await open.win(loser, 1_990n);
  const winner = await open.addPlayer(50_000n);
  await open.bet(winner, 5_000n);
  await open.win(winner, 9_000n);
  const heavy = await open.addPlayer(50_000n);
  await open.lose(heavy, 50_000n);
  // With a bonus, only the own part of the stake is the player's loss.
  const mixed = await open.addPlayer(3_000n);
  const { awardId } = await open.offered({ playerId: mixed, slug: 'code', cause: 'test' });
  await acceptBonus(open.contextOf(mixed), { award_id: awardId, terms_id: codeTerms });
  await open.bet(mixed, 8_000n);
  await open.win(mixed, 800n);
  // What free rounds win does not lessen the loss.
  const lucky = await open.addPlayer(50_000n);
  const { freeSpinId } = await open.offered({ playerId: lucky, slug: 'spins', cause: 'test' });
  await ledger.claimFreeSpins({ siteId, playerId: lucky, freeSpinId, gameId: countingGame });
  await open.lose(lucky, 1_000n);
  await open.bet(lucky, 0n, countingGame, freeSpinId);
  await open.win(lucky, 500n);
  expect(await lossByLedger(lucky, since)).toBe(500n);
  expect(await lossByLedger(loser, since)).toBe(7_010n);
  expect(await lossByLedger(mixed, since)).toBe(2_700n);
  await payCashback(open);
  expect(await open.awardsOf(loser)).toEqual([]);
  clock.set(new Date('2026-03-22T21:05:00Z'));
  await payCashback(open);
  expect(await open.awardsOf(loser)).toEqual([]);
  clock.set(new Date('2026-03-22T21:11:00Z'));
  await Promise.all([payCashback(open), payCashback(open)]);
  await payCashback(open);
  const given = async (playerId: number) =>
    (await open.awardsOf(playerId))
      .filter(({ cause }) => cause === 'cashback:weekly:2026-03-16')
      .map(({ amountMinor }) => amountMinor);
  expect(await given(loser)).toEqual([701n]);
  expect(await given(lucky)).toEqual([100n]);
  expect(await given(winner)).toEqual([]);
  expect(await given(heavy)).toEqual([2_000n]);
  expect(await given(mixed)).toEqual([270n]);
  clock.advance(7 * DAY_MS);
  await payCashback(open);
  const periods = await database.pool.query('select starts_on::text as day from bonus_period order by 1');
  expect(periods.rows).toEqual([{ day: '2026-03-16' }, { day: '2026-03-23' }]);
  expect(await given(loser)).toHaveLength(1);
});

const daily = { ...cashback, period: 'day' };
const givenFor = async (playerId: number, slug: string) =>
  (await open.awardsOf(playerId))
    .filter(({ cause }) => cause.startsWith(`cashback:${slug}:`))
    .map(({ cause, amountMinor }) => [cause.split(':').at(-1), amountMinor]);

test('days that a standstill of the job left out are made up for, each by the terms that it began with', async () => {
  clock.set(new Date('2026-04-01T09:00:00Z'));
  await open.setTerms('daily', daily);
  const playerId = await open.addPlayer(90_000n);
  const loseAt = async (text: string, minor: bigint) => {
    clock.set(new Date(text));
    await open.lose(playerId, minor);
  };
  await loseAt('2026-04-01T10:00:00Z', 1_000n);
  // In Istanbul it is the 2nd.
  await loseAt('2026-04-01T21:30:00Z', 2_000n);
  await loseAt('2026-04-03T10:00:00Z', 3_000n);
  await open.setTerms('daily', { ...daily, percent: 50 });
  await loseAt('2026-04-04T10:00:00Z', 4_000n);
  await open.setTerms('daily', daily, false);
  await loseAt('2026-04-05T10:00:00Z', 5_000n);
  clock.set(new Date('2026-04-07T10:00:00Z'));
  await payCashback(open);
  await payCashback(open);
  expect(await givenFor(playerId, 'daily')).toEqual([
    ['2026-04-02', 200n],
    ['2026-04-03', 300n],
    ['2026-04-04', 2_000n],
  ]);
});

test('an interrupted period goes on where it ended, and what fails for one player or brand stops nobody else', async () => {
  clock.set(new Date('2026-04-10T10:00:00Z'));
  await open.setTerms('steady', daily);
  clock.set(new Date('2026-04-11T10:00:00Z'));
  const [broken, other] = [await open.addPlayer(50_000n), await open.addPlayer(50_000n)];
  for (const playerId of [broken, other]) await open.lose(playerId, 1_000n);
  // A brand before it whose zone nobody knows.
  await database.pool.query("insert into site_zone (site_id, time_zone) values (1, 'Nowhere/Land')");
  await database.pool.query(
    `insert into bonus_terms (site_id, id, slug, terms, is_open, created_at)
       select 1, id, slug, terms, is_open, created_at from bonus_terms where slug = 'steady';
     create function refuse_award() returns trigger language plpgsql as $$
       begin if new.player_id = ${broken} then raise exception 'broken'; end if; return new; end $$;
     create trigger refuse_award before insert on bonus_award for each row execute function refuse_award()`,
  );
  clock.set(new Date('2026-04-12T10:00:00Z'));
  await expect(payCashback(open)).rejects.toMatchObject({ name: 'AggregateError' });
  expect(await givenFor(other, 'steady')).toEqual([['2026-04-11', 100n]]);
  await database.pool.query(
    'drop trigger refuse_award on bonus_award; delete from site_zone where site_id = 1',
  );
  // The next day, and the one that is not whole.
  clock.set(new Date('2026-04-13T10:00:00Z'));
  await payCashback(open);
  expect(await givenFor(broken, 'steady')).toEqual([['2026-04-11', 100n]]);
  const readPeriod = async () =>
    (
      await database.pool.query<{ reached: string; given: boolean }>(
        "select reached, given_at is not null as given from bonus_period where slug = 'steady' and starts_on = '2026-04-13'",
      )
    ).rows;
  await open.lose(other, 1_000n);
  await open.lose(broken, 1_000n);
  await database.pool.query(
    "insert into bonus_period (site_id, slug, starts_on, reached) values ($1, 'steady', '2026-04-13', $2)",
    [siteId, Math.min(broken, other)],
  );
  clock.set(new Date('2026-04-14T10:00:00Z'));
  await payCashback(open);
  const [before, after] = [Math.min(broken, other), Math.max(broken, other)];
  expect((await givenFor(before, 'steady')).at(-1)).toEqual(['2026-04-11', 100n]);
  expect((await givenFor(after, 'steady')).at(-1)).toEqual(['2026-04-13', 100n]);
  expect(await readPeriod()).toMatchObject([{ given: true }]);
  await open.setTerms('steady', daily, false);
});

test('a level that a limit or a break held up is given when that is over, and an error of one player stops nobody', async () => {
  const held = await open.addPlayer(50_000n);
  const [broken, fine] = [await open.addPlayer(0n), await open.addPlayer(0n)];
  const grant = (playerId: number) =>
    grantReward(open, {
      siteId,
      playerId,
      provider: 'case',
      grantId: 'level',
      reward: { kind: 'points', points: 600 },
    });
  for (const playerId of [held, broken, fine]) await grant(playerId);
  await open.setTerms('level-silver', coded);
  await ledger.setLimit({ siteId, playerId: held, kind: 'loss', period: 'daily' }, 1_000n);
  await open.bet(held, 1_000n);
  await database.pool.query(
    `create or replace function refuse_award() returns trigger language plpgsql as $$
       begin if new.player_id = ${broken} then raise exception 'broken'; end if; return new; end $$;
     create trigger refuse_award before insert on bonus_award for each row execute function refuse_award()`,
  );
  await expect(raiseLevels(open)).rejects.toMatchObject({ name: 'AggregateError' });
  expect(await open.awardsOf(held)).toEqual([]);
  expect(await open.awardsOf(fine)).toMatchObject([{ cause: 'level:2' }]);
  await database.pool.query('drop trigger refuse_award on bonus_award');
  clock.advance(DAY_MS);
  await raiseLevels(open);
  expect(await open.awardsOf(held)).toMatchObject([{ cause: 'level:2' }]);
  expect(await open.awardsOf(broken)).toMatchObject([{ cause: 'level:2' }]);
  expect(await raiseLevels(open)).toBe(0);
  await open.setTerms('level-silver', coded, false);
});

test('accounts are looked at page by page, each once', async () => {
  const pages: unknown[][] = [];
  let [site, player] = [0, '0'];
  for (;;) {
    const { rows } = await database.pool.query('select * from loyalty_due($1, $2, 2)', [site, player]);
    if (rows.length === 0) break;
    pages.push(rows);
    ({ site_id: site, player_id: player } = rows.at(-1));
  }
  const { rows } = await database.pool.query('select count(*)::integer as count from account where kind = 1');
  expect(pages).toHaveLength(Math.ceil(rows[0].count / 2));
});

test('points are own money staked by the weight of its games, and grants', async () => {
  const playerId = await open.addPlayer(200_000n);
  await open.bet(playerId, 60_000n);
  const shown = async () => (await readLoyalty(open.contextOf(playerId))).data;
  // A game that is in no catalogue counts nothing.
  expect(await shown()).toMatchObject({
    points: 0,
    level: { number: 1, name: 'Bronze' },
    next: { missing: 500 },
  });
  await grantReward(open, {
    siteId,
    playerId,
    provider: 'case',
    grantId: '1',
    reward: { kind: 'points', points: 600 },
  });
  expect(await shown()).toMatchObject({
    points: 600,
    from_grants: 600,
    level: { number: 2 },
    next: { number: 3, missing: 1_900, stake: 1_900_000n },
    rewarded: 1,
  });
  await open.setTerms('level-silver', coded);
  await Promise.all([raiseLevels(open), raiseLevels(open)]);
  expect(await open.awardsOf(playerId)).toMatchObject([{ cause: 'level:2', amountMinor: 10_000n }]);
  expect(await shown()).toMatchObject({ rewarded: 2, level: { reward: 'Code bonus' } });
  await raiseLevels(open);
  expect(await open.awardsOf(playerId)).toHaveLength(1);
});

test('of a stake that is partly a bonus’s only the own part earns points', async () => {
  const columns =
    'id, slug, studio_id, type, name_tr, name_en, folded, picture, shape, demo, launchable, released_at';
  await database.pool.query(
    `insert into studio (id, slug, name, provider, picture, sort) values (1, 's', 'S', 'studio', '', 1);
     insert into game (${columns}) values (1, 'g', 1, 'casino', '', '', '', '', 'portrait', false, true, '2026-01-01'),
       (2, 'h', 1, 'live_casino', '', '', '', '', 'portrait', false, true, '2026-01-01')`,
  );
  const playerId = await open.addPlayer(6_000n);
  const { awardId } = await open.offered({ playerId, slug: 'code', cause: 'test' });
  await acceptBonus(open.contextOf(playerId), { award_id: awardId, terms_id: codeTerms });
  await open.bet(playerId, 1_000n, 2);
  await open.bet(playerId, 8_000n);
  await open.bet(playerId, 2_000n);
  const { data } = await readLoyalty(open.contextOf(playerId));
  // 10.00 at a live table count a fifth; of 80.00 only 50.00 were own money, and of 20.00 nothing.
  expect(data).toMatchObject({ weighted: 5_200n, points: 5, from_stakes: 5 });
});

test('a stake counts by its category, and levels rise', () => {
  const stakes = new Map([
    ['casino', 10_000n],
    ['live_casino', 10_000n],
    ['unknown', 10_000n],
  ]);
  expect(weightedStake(stakes)).toBe(12_000n);
  const points = loyaltyLevels.map((level) => level.points);
  expect(points).toEqual(points.toSorted((one, other) => one - other));
});
