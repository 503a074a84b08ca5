import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import { liveDelayMs } from './bet-rules.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
  bench.book.begin(1);
});
afterEach(() => bench.close());

const DELAY_MS = 6_000;
const pass = (ms: number) => {
  bench.clock.advance(ms);
  bench.desk.tick();
};
/** Places a bet and returns once it waits. */
async function placeLive(picks: readonly string[] = ['1:1'], rule: 'none' | 'all' = 'none') {
  const placing = bench.place(visit, picks, { rule });
  await expect.poll(() => bench.desk.list(visit, 'open').bets[0]?.state).toBe('waiting');
  return { placing };
}

describe('a live bet', () => {
  it('waits, is shown with the end of its delay, and then takes its stake', async () => {
    const shown: string[] = [];
    bench.desk.watch(({ state }) => shown.push(state));
    const { placing } = await placeLive();
    expect(bench.desk.list(visit, 'open').bets[0]?.decidedAt).toBe('2026-05-01T12:00:06.000Z');
    pass(DELAY_MS - 1);
    await bench.desk.settled();
    expect(bench.wallet.calls).toEqual([]);
    pass(1);
    expect(await placing).toMatchObject({ state: 'open', picks: [{ wasLive: true }] });
    expect(shown).toEqual(['waiting', 'booking', 'open']);
    expect(bench.wallet.calls).toEqual(['bet']);
  });

  it('is refused at once if its match is suspended in the delay, even if it opens again', async () => {
    const { placing } = await placeLive(['2:1', '1:1']);
    bench.book.suspend(1);
    bench.book.suspend(1, false);
    expect(await placing).toMatchObject({ state: 'refused', refusal: { reason: 'suspended', at: [1] } });
    pass(DELAY_MS);
    expect([bench.balance, bench.wallet.calls]).toEqual([100_000, []]);
  });

  it('is checked again at the end: prices by the rule, and what is on sale', async () => {
    const strict = await placeLive();
    const loose = bench.place(visit, ['1:1'], { rule: 'all' });
    bench.book.price(1, '1', 1_500);
    pass(DELAY_MS);
    expect(await strict.placing).toMatchObject({ refusal: { reason: 'price' }, picks: [{ price: 1_500 }] });
    expect(await loose).toMatchObject({ state: 'open', possibleMinor: 1_500n });
    const gone = bench.place(visit, ['1:1'], { rule: 'all' });
    bench.book.remove(1, '1');
    pass(DELAY_MS);
    expect((await gone).refusal).toEqual({ reason: 'started', at: [0] });
    const over = bench.place(visit, ['1:X']);
    bench.book.end(1, { X: 'won' });
    pass(DELAY_MS);
    expect((await over).refusal).toEqual({ reason: 'closed', at: [0] });
  });

  it('does not wait for matches that have not begun, which may begin meanwhile', async () => {
    expect((await bench.place(visit, ['2:1'])).decidedAt).toBeNull();
    const placing = bench.place(visit, ['1:1', '2:1']);
    bench.book.begin(2);
    pass(DELAY_MS);
    expect((await placing).picks.map(({ wasLive }) => wasLive)).toEqual([true, true]);
  });

  it('keeps its part of the limits while it waits', async () => {
    visit = bench.visit('7-5', { minBet: 100, maxBet: 90_000_000 });
    bench.wallet.balanceMinor = 1_000_000_000n;
    const stake = { lineStakeMinor: 10_000_000n };
    const [first, second] = [bench.place(visit, ['1:1'], stake), bench.place(visit, ['1:1'], stake)];
    expect((await second).refusal).toEqual({ reason: 'stakeHigh', limitMinor: 2_500_000n });
    pass(DELAY_MS);
    expect((await first).state).toBe('open');
  });

  it('that waits when the process ends is not taken, also after a kill', async () => {
    const closed = await placeLive();
    await bench.restart();
    expect(await closed.placing).toMatchObject({ state: 'refused', refusal: { reason: 'undecided' } });
    await placeLive();
    await bench.revive();
    expect(bench.desk.store.shelf.all().map(({ state }) => state)).toEqual(['refused', 'refused']);
    expect([bench.balance, bench.wallet.calls]).toEqual([100_000, []]);
  });

  it('that cannot be stored after its delay is refused', async () => {
    const { placing } = await placeLive();
    await bench.withBrokenDisk(async () => {
      pass(DELAY_MS);
      expect(await placing).toMatchObject({ state: 'refused', refusal: { reason: 'undecided' } });
    });
    expect(bench.wallet.calls).toEqual([]);
  });
});

it.each([
  ['football', 6_000],
  ['tennis', 4_000],
  ['basketball', 5_000],
  ['rounds', 7_000],
  ['arena', 7_000],
  ['darts', 5_000],
] as const)('the delay of %s is %i ms', (sport, delayMs) => {
  expect(liveDelayMs(sport)).toBe(delayMs);
});
