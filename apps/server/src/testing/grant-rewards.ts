import { bonusAward, freeSpin } from '@baize/db';

import type { TestApp } from './test-app.ts';

const DAY_MS = 24 * 60 * 60_000;
let last = 0;

/** When something is offered now, and how long it may be accepted and played. */
function life({ clock }: Pick<TestApp, 'clock'>) {
  const offeredAt = clock.now();
  return { offeredAt, until: new Date(offeredAt.getTime() + 7 * DAY_MS), daysToPlay: 3 };
}

/** Gives a player an active bonus whose staking takes long; all games count in full unless set otherwise. */
export async function giveBonus(
  app: TestApp,
  playerId: number,
  terms: Partial<typeof bonusAward.$inferInsert> = {},
): Promise<number> {
  const { siteId } = app.brand;
  const { offeredAt, until, daysToPlay } = life(app);
  const id = (last += 1);
  await app.database.sql.insert(bonusAward).values({
    siteId,
    playerId,
    id,
    termsId: 1,
    cause: `test:${id}`,
    amountMinor: 5_000n,
    wagerMinor: 1_000_000n,
    weights: { types: { casino: 100, games: 100, sport: 100 } },
    offeredAt,
    acceptUntil: until,
    daysToPlay,
    ...terms,
  });
  const start = await app.ledger.startBonus({ siteId, playerId, awardId: id });
  if (start !== 'started') throw new Error(`the bonus was not started: ${start}`);
  return id;
}

/** Gives a player free rounds of 1.00 that are claimed for a game. */
export async function giveFreeRounds(
  app: TestApp,
  playerId: number,
  gameId: number,
  terms: Partial<typeof freeSpin.$inferInsert> = {},
): Promise<number> {
  const { siteId } = app.brand;
  const { offeredAt, until, daysToPlay } = life(app);
  const count = terms.count ?? 3;
  const id = (last += 1);
  await app.database.sql.insert(freeSpin).values({
    siteId,
    playerId,
    id,
    termsId: 1,
    cause: `test:${id}`,
    games: [gameId],
    stakeMinor: 100n,
    count,
    leftCount: count,
    offeredAt,
    claimUntil: until,
    daysToPlay,
    ...terms,
  });
  const claim = await app.ledger.claimFreeSpins({ siteId, playerId, freeSpinId: id, gameId });
  if (claim !== 'claimed') throw new Error(`the free rounds were not claimed: ${claim}`);
  return id;
}
