import { freezePlayer } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { coded, countingGame, openBonuses, spinTerms } from '../testing/bonuses.ts';
import { siteId } from '../testing/withdrawals.ts';
import { acceptBonus } from './accept-bonus.ts';
import { claimFreeSpins } from './claim-free-spins.ts';
import { listFreeSpins } from './list-free-spins.ts';
import { readBonuses } from './read-bonuses.ts';

const DAY_MS = 24 * 60 * 60_000;

const open = await openBonuses();
await open.setTerms('code', coded);
await open.setTerms('spins', spinTerms);
afterAll(async () => {
  await proveBalances(open.ledger);
  await open.database.drop();
});

/** What a player sees. */
async function shownTo(playerId: number) {
  const context = open.contextOf(playerId);
  const { data } = await readBonuses(context);
  return {
    offers: data.offers.map((one) => one.award_id),
    active: data.active?.award_id,
    spins: data.free_spins.map((one) => one.free_spin_id),
    claimable: (await listFreeSpins(context)).data.map((one) => one.free_spin_id),
    reason: data.no_offers,
  };
}

/** A player with two offers of each kind, of which the first was taken. */
async function offeredPlayer() {
  const playerId = await open.addPlayer(50_000n);
  const [active, offer] = [
    await open.offered({ playerId, slug: 'code', cause: 'taken' }),
    await open.offered({ playerId, slug: 'code', cause: 'open' }),
  ];
  const [claimed, spins] = [
    await open.offered({ playerId, slug: 'spins', cause: 'taken-spins' }),
    await open.offered({ playerId, slug: 'spins', cause: 'open-spins' }),
  ];
  const context = open.contextOf(playerId);
  const termsId = (await open.awardsOf(playerId))[0]?.termsId ?? 0;
  await acceptBonus(context, { award_id: active.awardId, terms_id: termsId });
  await claimFreeSpins(context, { game_id: countingGame, free_spin_id: claimed.freeSpinId });
  return {
    playerId,
    offerId: offer.awardId,
    activeId: active.awardId,
    claimedId: claimed.freeSpinId,
    spinsId: spins.freeSpinId,
  };
}

test('a reached limit hides offers and free rounds to claim until its period is over', async () => {
  const start = open.clock.now();
  const { playerId, offerId, activeId, claimedId, spinsId } = await offeredPlayer();
  await open.ledger.setLimit({ siteId, playerId, kind: 'loss', period: 'daily' }, 10_000n);
  const all = {
    offers: [offerId],
    active: activeId,
    spins: expect.arrayContaining([claimedId, spinsId]),
    // One line for each of their games.
    claimable: [spinsId, spinsId],
    reason: null,
  };
  expect(await shownTo(playerId)).toEqual(all);
  await open.lose(playerId, 10_000n);
  expect(await shownTo(playerId)).toEqual({
    offers: [],
    active: activeId,
    spins: [claimedId],
    claimable: [],
    reason: 'limit',
  });
  // They are hidden, not withdrawn.
  expect((await open.awardsOf(playerId)).find(({ id }) => id === offerId)).toMatchObject({ status: 0 });
  expect((await open.spinsOf(playerId)).find(({ id }) => id === spinsId)).toMatchObject({ status: 0 });
  open.clock.advance(DAY_MS);
  expect(await shownTo(playerId)).toEqual(all);
  open.clock.set(start);
});

test('what expires meanwhile does not come back', async () => {
  const start = open.clock.now();
  const { playerId } = await offeredPlayer();
  await open.ledger.setLimit({ siteId, playerId, kind: 'loss', period: 'monthly' }, 10_000n);
  await open.lose(playerId, 10_000n);
  expect(await shownTo(playerId)).toMatchObject({ offers: [], claimable: [], reason: 'limit' });
  open.clock.advance(32 * DAY_MS);
  expect(await shownTo(playerId)).toMatchObject({ offers: [], spins: [], claimable: [], reason: null });
  open.clock.set(start);
});

test('a frozen wallet hides them likewise', async () => {
  const { playerId, activeId, claimedId } = await offeredPlayer();
  const at = open.clock.now();
  await freezePlayer(open.database.pool, { siteId, playerId }, { by: 'job', reason: 'drift', at });
  expect(await shownTo(playerId)).toEqual({
    offers: [],
    active: activeId,
    spins: [claimedId],
    claimable: [],
    reason: 'closed',
  });
});
