import { createFastDraw, type Draw } from '@baize/games';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { START_MINOR, StudioBench } from '../testing/studio-bench.ts';

const game = { play: 'slots/bold-ten', hasJackpot: true };
const STAKE_MINOR = 100;
/** Its first round pays. */
const winning = (): Draw => createFastDraw(7);

let bench: StudioBench;
const open = () => bench.openPage({ game });
const next = async (playKey: string, requestId: string) => {
  bench.clock.advance(2_500);
  return bench.spinFree(playKey, requestId);
};

beforeEach(async () => {
  bench = new StudioBench();
  await bench.open(winning());
  bench.wallet.freeSpins = { id: '41', left: 3, count: 3, stake: STAKE_MINOR, won: 0 };
});
afterEach(() => bench.close());

it('are told to the page, cost nothing and pay by their own stake', async () => {
  const playKey = await open();
  expect((await bench.openSlot(playKey)).freeSpins).toMatchObject({ left: 3, count: 3, stake: STAKE_MINOR });
  const wins: number[] = [];
  for (const [index, requestId] of ['request-1', 'request-2', 'request-3'].entries()) {
    const { body } = await next(playKey, requestId);
    expect(body).toMatchObject({
      bet: STAKE_MINOR,
      isFree: true,
      win: ((body.result?.units ?? -1) * STAKE_MINOR) / 20,
    });
    wins.push(body.win);
    const won = wins.reduce((sum, win) => sum + win, 0);
    expect(body.freeSpins?.left).toBe(index < 2 ? 2 - index : undefined);
    expect(bench.balance).toBe(START_MINOR + won);
  }
  await bench.settled();
  expect(await next(playKey, 'request-4')).toMatchObject({ code: 409, body: { reason: 'NO_FREE_ROUNDS' } });
  expect(bench.wallet.freeSpins).toMatchObject({ left: 0, won: wins.reduce((sum, win) => sum + win, 0) });
  bench.clock.advance(2_500);
  expect((await bench.spin(playKey, 'request-5')).body).toMatchObject({ isFree: false, freeSpins: null });
});

it('pay what they win as their page has shown it, and say so to no other page before', async () => {
  const playKey = await open();
  const { body } = await bench.spinFreeUnshown(playKey);
  expect(body.win).toBeGreaterThan(0);
  // What the page gets is for after its show.
  expect(body.freeSpins).toMatchObject({ left: 2, won: body.win });
  expect([bench.balance, bench.wallet.freeSpins?.won]).toEqual([START_MINOR, 0]);
  bench.wallet.renewToken();
  const reopened = await bench.openSlot(await open());
  expect(reopened).toMatchObject({ unshown: { id: body.id }, freeSpins: { left: 2, won: body.win } });
  await bench.post(playKey, '/studio/slots/shown', { id: body.id });
  expect([bench.balance, bench.wallet.freeSpins?.won]).toEqual([START_MINOR + body.win, body.win]);
  expect((await bench.openSlot(playKey)).freeSpins).toMatchObject({ left: 2, won: body.win });
  await bench.settled();
});

it('win no more than they may, also while a page has not shown what was won', async () => {
  bench.wallet.freeSpins = { id: '41', left: 20, count: 20, stake: STAKE_MINOR, won: 0, max_win: 130 };
  const playKey = await open();
  let won = 0;
  for (let round = 1; round <= 20; round += 1) {
    bench.clock.advance(2_500);
    won += (await bench.spinFreeUnshown(playKey, `request-${round}`)).body.win;
  }
  expect([won, bench.balance]).toEqual([130, START_MINOR]);
});

it('count what they have won also if the wallet does not say so', async () => {
  const playKey = await open();
  await bench.fault('silent', 'balance', 2);
  const { body } = await bench.spinFree(playKey);
  expect(body.win).toBeGreaterThan(0);
  expect(body.freeSpins).toMatchObject({ left: 2, won: body.win });
  expect((await bench.openSlot(playKey)).freeSpins).toMatchObject({ left: 2, won: body.win });
});

it('are one round for one request, also if it is sent again', async () => {
  const playKey = await open();
  const [one, other] = await Promise.all([bench.spinFree(playKey), bench.spinFree(playKey)]);
  expect(other.body.id).toBe(one.body.id);
  expect((await bench.spinFree(playKey)).body.id).toBe(one.body.id);
  expect(bench.wallet.freeSpins?.left).toBe(2);
});

it.each(['silent', 'half', 'refuse'])('come back if the bet of a round is %s', async (kind) => {
  const playKey = await open();
  await bench.fault(kind, 'bet');
  const { body } = await bench.spinFree(playKey);
  expect(body.result).toBeNull();
  expect(body.freeSpins?.left).toBe(3);
  await bench.settled();
  expect(bench.wallet.freeSpins?.left).toBe(3);
  expect((await next(playKey, 'request-2')).body).toMatchObject({ isFree: true, freeSpins: { left: 2 } });
});

it('are resumed after a restart, and a round without a decision is given back', async () => {
  const playKey = await open();
  await bench.fault('silent', 'bet');
  await bench.fault('refuse', 'rollback', 1_000);
  // It is still one of them, whatever the wallet says meanwhile.
  expect((await bench.spinFree(playKey)).body.freeSpins).toMatchObject({ left: 3 });
  await bench.restart(winning());
  await bench.settled();
  bench.wallet.renewToken();
  expect((await bench.openSlot(await open())).freeSpins).toMatchObject({ left: 3 });
});

it('win no more than they may, and feed no jackpot', async () => {
  bench.wallet.freeSpins = { id: '41', left: 20, count: 20, stake: STAKE_MINOR, won: 0, max_win: 130 };
  const jackpots = async () =>
    (await bench.sandbox.inject('/feeds/jackpots.json')).json<{ networks: unknown }>().networks;
  const before = await jackpots();
  const playKey = await open();
  let won = 0;
  for (let round = 1; round <= 20; round++) {
    const { body } = await next(playKey, `request-${round}`);
    won += body.win;
    expect(won).toBeLessThanOrEqual(130);
  }
  await bench.settled();
  expect(won).toBe(130);
  expect(bench.balance).toBe(START_MINOR + 130);
  expect(await jackpots()).toEqual(before);
});

it('are left if the wallet says that there are none', async () => {
  const playKey = await open();
  bench.wallet.freeSpins = null;
  const { body } = await bench.spinFree(playKey);
  expect(body).toMatchObject({ state: 'refused', reason: 'NO_FREE_ROUNDS', freeSpins: null, result: null });
});
