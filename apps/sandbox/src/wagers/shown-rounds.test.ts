import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { JackpotHit } from '../feeds/jackpots/jackpot-pools.ts';
import { WagerDesk } from '../testing/wager-desk.ts';
import type { Visit } from '../visits/visit.ts';
import { ShownRounds } from './shown-rounds.ts';
import type { Wager } from './wager.ts';

const START = 100_000;
const STAKE = 1_000;
const WIN = 3_000;
const MINUTE_MS = 60_000;

let desk: WagerDesk;
let shown: ShownRounds;
let visit: Visit;
beforeEach(async () => {
  desk = await WagerDesk.open();
  shown = new ShownRounds(desk.book, MINUTE_MS);
  visit = desk.visit();
});
afterEach(async () => {
  vi.useRealTimers();
  shown.close();
  await desk.close();
});

async function play(winMinor: number, rounds = shown): Promise<Wager> {
  const wager = await desk.book.place({ visit, betMinor: STAKE, bet: null });
  await rounds.settle({ wager, result: {}, winMinor });
  return wager;
}

it('pays a win as its page has shown it, once', async () => {
  const wager = await play(WIN);
  expect([desk.balance, shown.unshownOf(visit)]).toEqual([START - STAKE, wager]);
  const [one] = await Promise.all([shown.endShow(visit, wager.id), shown.endShow(visit, wager.id)]);
  expect([one, shown.unshownOf(visit), visit.balanceMinor]).toEqual([wager, null, START - STAKE + WIN]);
  await expect.poll(() => wager.state).toBe('ended');
  expect(desk.wallet.calls.filter((call) => call === 'win')).toHaveLength(1);
});

it('pays a win that no page shows to its end after the longest time of a show', async () => {
  const impatient = new ShownRounds(desk.book, 1);
  await play(WIN, impatient);
  await expect.poll(() => desk.balance).toBe(START - STAKE + WIN);
});

it('holds a jackpot without another win until it is shown', async () => {
  const wager = await desk.book.place({ visit, betMinor: STAKE, bet: null });
  const jackpot = { network: 'n', tier: 'mini', generation: 1, amountMinor: WIN } as unknown as JackpotHit;
  await shown.settle({ wager, result: {}, winMinor: 0, jackpot });
  expect([wager.isHeld, desk.balance]).toEqual([true, START - STAKE]);
});

it('ends a round without a win at once', async () => {
  const wager = await play(0);
  await expect.poll(() => wager.state).toBe('ended');
  expect(shown.unshownOf(visit)).toBe(wager);
});

it('is not ended by a page of somebody else', async () => {
  const wager = await play(WIN);
  expect(await shown.endShow(desk.visit('7-6'), wager.id)).toBeNull();
  expect(await shown.endShow(visit, 'none')).toBeNull();
  expect(desk.balance).toBe(START - STAKE);
});

it('pays all wagers of a round that no page shows to its end', async () => {
  const impatient = new ShownRounds(desk.book, 1);
  const wagers = [await desk.book.place({ visit, betMinor: STAKE, bet: null })];
  await impatient.settleAll(wagers.map((wager) => ({ wager, result: {}, winMinor: WIN })));
  await expect.poll(() => desk.balance).toBe(START - STAKE + WIN);
});

it('waits as long again if a page of the player goes on showing it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wager = await play(WIN);
  for (let time = 0; time < 3; time += 1) {
    vi.advanceTimersByTime(MINUTE_MS - 1);
    shown.goOn(visit, wager.id);
  }
  vi.advanceTimersByTime(MINUTE_MS - 1);
  shown.goOn(desk.visit('7-6'), wager.id);
  expect(wager.isHeld).toBe(true);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => desk.balance).toBe(START - STAKE + WIN);
});

it('pays nothing that is held by another show', async () => {
  const wager = await desk.book.place({ visit, betMinor: STAKE, bet: null });
  await desk.book.settleAll([{ wager, result: {}, winMinor: WIN, isHeld: true }]);
  expect(await shown.endShow(visit, wager.id)).toBeNull();
  expect([wager.isHeld, desk.balance]).toEqual([true, START - STAKE]);
});

it('leaves a held win to the next process, which pays it at once', async () => {
  await play(WIN);
  shown.close();
  await desk.restart();
  await expect.poll(() => desk.balance).toBe(START - STAKE + WIN);
});
