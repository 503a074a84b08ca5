import { cashOutAt, firstMsOf, flightMsOf, crashTerms } from '@baize/games';
import { crashPointOfSeed, isSeedOfChain } from '@baize/games/crash/verify';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../visits/visit.ts';
import type { CrashMessage } from './crash-messages.ts';
import { BETTING_MS, PAUSE_MS } from './house-rules.ts';
import { type Listener, TableFixture } from './testing/table-fixture.ts';

const STAKE = 1_000;
const START = 100_000;

let at: TableFixture;
let visit: Visit;
let page: Listener;

beforeEach(async () => {
  at = new TableFixture();
  await at.open();
  visit = await at.visit();
  page = await at.watch(visit);
  await at.table.tick();
});
afterEach(() => at.close());

const ofType = <Type extends CrashMessage['type']>({ messages }: Listener, type: Type) =>
  messages.filter((message): message is Extract<CrashMessage, { type: Type }> => message.type === type);
const updates = (listener = page) => ofType(listener, 'update');
const results = (listener = page) => updates(listener).flatMap(({ result }) => result ?? []);
const balance = () => Number(at.wallet.balanceMinor);
async function settled(): Promise<void> {
  await expect.poll(() => at.book.unfinished()).toEqual([]);
}
const lengthOf = (crashPoint: number) => flightMsOf(crashPoint, crashTerms);

describe('a round', () => {
  it('takes bets for seven seconds, flies until its crash point, and pauses for three', async () => {
    const { crashPoint } = await at.roundWith((end) => end > 120);
    const before = results().length;
    await at.after(BETTING_MS - 1);
    expect(updates().at(-1)).toMatchObject({ phase: 'betting' });
    await at.after(1);
    expect(updates().at(-1)).toMatchObject({ phase: 'flight', ms: 0 });
    await at.after(lengthOf(crashPoint) - 1);
    expect([updates().at(-1)?.phase, results().length]).toEqual(['flight', before]);
    await at.after(1);
    expect(updates().at(-1)).toMatchObject({ phase: 'pause', result: { crashPoint, state: 'flown' } });
    await at.after(PAUSE_MS - 1);
    expect(updates().at(-1)?.phase).toBe('pause');
    await at.after(1);
    expect(updates().at(-1)).toMatchObject({ phase: 'betting' });
  });

  it('says nothing of its end before it is there', async () => {
    const { seed, round } = await at.roundWith((end) => end > 250);
    await at.placed(visit, { autoCashOut: 110 });
    await at.takeOff();
    await at.after(firstMsOf(110));
    await settled();
    const text = JSON.stringify(page.messages);
    expect(text).toContain('"cashOut":110');
    expect(text).not.toContain(seed);
    expect(results().map((result) => result.round)).not.toContain(round);
  });

  it('is proven by its seed, which hashes to the published commitment', async () => {
    const [first] = ofType(page, 'all');
    for (let count = 0; count < 4; count++) {
      await at.finishRound();
      await at.after(PAUSE_MS);
    }
    const salt = Uint8Array.from(Buffer.from(at.rounds.facts?.salt ?? '', 'hex'));
    expect(results()).toHaveLength(4);
    for (const { round, seed, crashPoint } of results()) {
      const commitment = { round: 0, seed: first?.chain.commitment ?? '' };
      expect(await isSeedOfChain({ round, seed }, commitment)).toBe(true);
      expect(await crashPointOfSeed(seed, salt, crashTerms.edgeBasisPoints)).toBe(crashPoint);
    }
  });

  it('is the same for every page, and no other begins while nobody watches', async () => {
    const other = await at.watch(await at.visit(null));
    await at.finishRound();
    expect(results(other)).toEqual(results());
    for (const { reader } of [page, other]) at.audience.leave(reader);
    await at.after(PAUSE_MS);
    await at.after(60_000);
    expect(updates().at(-1)?.phase).toBe('pause');
    const back = await at.watch(visit);
    expect(ofType(back, 'all')[0]).toMatchObject({ phase: 'waiting', results: results() });
    await at.table.tick();
    expect(updates(back).at(-1)).toMatchObject({ phase: 'betting', round: 2 });
  });

  it('has one salt, chosen by a page that had seen the commitment', async () => {
    const { facts } = at.rounds;
    expect(ofType(page, 'all')[0]?.chain).toEqual({ ...facts, salt: null });
    expect(ofType(page, 'chain')).toEqual([{ type: 'chain', chain: facts }]);
    expect(await at.table.chooseSalt(facts?.commitment ?? '', 'cd'.repeat(32))).toBe(false);
    expect(at.rounds.facts?.salt).toBe(facts?.salt);
  });

  it('drops a reader that is too slow, and goes on for the others', async () => {
    let isDropped = false;
    await at.table.open({ sendText: () => false, drop: () => (isDropped = true) }, await at.visit(null));
    expect([isDropped, at.audience.size]).toEqual([true, 1]);
  });
});

describe('a bet', () => {
  it('pays the curve at the moment of the cash-out times its stake', async () => {
    const { crashPoint } = await at.roundWith((end) => end >= 200);
    const wager = await at.placed(visit);
    await at.takeOff();
    const elapsedMs = lengthOf(crashPoint) - 1;
    at.clock.advance(elapsedMs);
    const multiplier = cashOutAt(elapsedMs) ?? 0;
    expect(await at.table.cashOut(visit, wager.id)).toMatchObject({ result: { cashOut: multiplier } });
    await settled();
    expect([wager.winMinor, balance()]).toEqual([(STAKE * multiplier) / 100, START - STAKE + wager.winMinor]);
    await at.table.cashOut(visit, wager.id);
    expect(balance()).toBe(START - STAKE + wager.winMinor);
  });

  it('is lost once the round is over, even before the table has moved on', async () => {
    const { crashPoint } = await at.roundWith((end) => end > 101);
    const wager = await at.placed(visit);
    await at.takeOff();
    at.clock.advance(lengthOf(crashPoint));
    expect(await at.table.cashOut(visit, wager.id)).toBe('CRASHED');
    await at.table.tick();
    expect(wager).toMatchObject({ winMinor: 0, result: { cashOut: null } });
    await settled();
    expect(balance()).toBe(START - STAKE);
  });

  it('cannot leave at 1.00', async () => {
    await at.roundWith((end) => end > 101);
    const wager = await at.placed(visit);
    await at.takeOff();
    expect(await at.table.cashOut(visit, wager.id)).toBe('EARLY');
  });

  it('leaves by itself at exactly its multiplier, also at the crash point, and not above it', async () => {
    const { crashPoint } = await at.roundWith((end) => end > 110 && end < 100_000);
    const reached = await at.placed(visit, { slot: 1, autoCashOut: crashPoint });
    const missed = await at.placed(visit, { slot: 2, autoCashOut: crashPoint + 1 });
    await at.takeOff();
    await at.after(lengthOf(crashPoint));
    await settled();
    expect([reached.winMinor, missed.winMinor]).toEqual([(STAKE * crashPoint) / 100, 0]);
    expect(reached.result?.cashOut).toBe(crashPoint);
  });

  it('is paid while the flight goes on, whatever the time between two updates', async () => {
    const { crashPoint } = await at.roundWith((end) => end > 200 && end < 100_000);
    const wager = await at.placed(visit, { autoCashOut: 150 });
    await at.takeOff();
    await at.after(lengthOf(crashPoint) - 1);
    await settled();
    expect(wager).toMatchObject({ winMinor: STAKE * 1.5, result: { cashOut: 150 } });
    await at.after(50);
    expect(updates().flatMap(({ out = [] }) => out)).toEqual([[expect.any(Number), 150]]);
  });

  it('can be cancelled until the take-off, and another placed', async () => {
    const first = await at.placed(visit);
    await at.table.cancel(visit, first.id);
    await settled();
    expect([first.state, balance()]).toEqual(['refunded', START]);
    const second = await at.placed(visit);
    await at.takeOff();
    expect(await at.table.cancel(visit, second.id)).toBe('CLOSED');
    expect(second.state).not.toBe('refunded');
  });

  it('is one of two of its player, in whatever game and page', async () => {
    const other = await at.visit('token-2', '140500');
    await at.placed(visit, { slot: 1 });
    expect(await at.place(other, { slot: 1 })).toBe('TAKEN');
    const second = await at.placed(other, { slot: 2 });
    expect(ofType(page, 'own').map(({ bet }) => bet.slot)).toContain(2);
    const late = await at.watch(other);
    expect(ofType(late, 'all')[0]?.own.map(({ slot }) => slot)).toEqual([1, 2]);
    await at.table.cancel(visit, second.id);
    await expect.poll(() => second.state).toBe('refunded');
  });

  it('is of nobody else, not even of the same id at another brand', async () => {
    const wager = await at.placed(visit);
    for (const stranger of [await at.visit(null), await at.visit('token-2', '190170', 8)]) {
      const other = await at.watch(stranger);
      expect(await at.table.cancel(stranger, wager.id)).toBe('UNKNOWN');
      expect(await at.table.cashOut(stranger, wager.id)).toBe('UNKNOWN');
      expect(ofType(other, 'all')[0]?.own).toEqual([]);
    }
    expect(await at.table.cashOut(visit, '1')).toBe('UNKNOWN');
  });

  it('is not taken after the take-off, and returned if the wallet takes it only then', async () => {
    const { wallet, table } = at;
    await at.after(BETTING_MS - 1);
    const placing = at.place(visit);
    at.clock.advance(1);
    await table.tick();
    expect(await placing).toMatchObject({ state: expect.stringMatching(/refund/) });
    await settled();
    expect([balance(), wallet.calls.includes('rollback')]).toEqual([START, true]);
    expect(await at.place(visit)).toBe('CLOSED');
  });

  it('that the wallet refuses is not on the list, and leaves its position free', async () => {
    at.wallet.refusal = 'NO_FUNDS';
    expect(await at.place(visit)).toMatchObject({ state: 'refused', reason: 'NO_FUNDS' });
    at.wallet.refusal = null;
    await at.placed(visit);
    await at.after(50);
    expect(updates().flatMap(({ joined = [] }) => joined)).toEqual([[1, 'E***f', STAKE, 'TRY', 0]]);
  });

  it('is returned after a restart in mid-flight, and the round is void with its seed', async () => {
    const { round, seed } = await at.roundWith((end) => end > 200 && end < 100_000);
    const paid = await at.placed(visit, { slot: 1, autoCashOut: 110 });
    await at.placed(visit, { slot: 2 });
    await at.takeOff();
    await at.after(firstMsOf(110));
    await expect.poll(() => paid.state).toBe('ended');
    await at.stop();
    await at.start();
    const back = await at.watch(visit);
    await settled();
    expect(balance()).toBe(START - STAKE + STAKE * 1.1);
    expect(ofType(back, 'all')[0]?.results[0]).toMatchObject({ round, seed, state: 'void' });
    await at.table.tick();
    expect(updates(back).at(-1)).toMatchObject({ phase: 'betting', round: round + 1 });
  });
});

it('settles two hundred bets of two hundred players, and the wallet agrees', async () => {
  const { crashPoint } = await at.roundWith((end) => end > 120 && end < 100_000);
  at.wallet.balanceMinor = 1_000_000n;
  const before = balance();
  const visits: Visit[] = [];
  while (visits.length < 200) visits.push(await at.visit('token-1', '190170', 100 + visits.length));
  const wagers = await Promise.all(
    visits.map((one, index) => at.placed(one, { autoCashOut: index % 4 === 0 ? null : 101 + index })),
  );
  await at.takeOff();
  await at.after(firstMsOf(110));
  const byHand = cashOutAt(firstMsOf(110)) ?? 0;
  await Promise.all(
    [0, 4, 8].map((index) => at.table.cashOut(visits[index] ?? visit, wagers[index]?.id ?? '')),
  );
  await at.after(lengthOf(crashPoint));
  await expect.poll(() => at.book.unfinished(), { timeout: 20_000 }).toEqual([]);
  const expected = wagers.map((_, index) => {
    if (index % 4 === 0) return index <= 8 ? (STAKE * byHand) / 100 : 0;
    return 101 + index <= crashPoint ? (STAKE * (101 + index)) / 100 : 0;
  });
  expect(wagers.map(({ winMinor }) => winMinor)).toEqual(expected);
  expect(balance()).toBe(before - 200 * STAKE + expected.reduce((sum, paid) => sum + paid, 0));
  expect(at.wallet.calls.filter((call) => call === 'round_end')).toHaveLength(200);
});

it('pays every mix of cash-outs as the curve says, and never more than once', async () => {
  const plan = fc.array(
    fc.record({
      autoCashOut: fc.option(fc.integer({ min: 101, max: 400 })),
      leaveAtMs: fc.option(fc.integer({ min: 166, max: 25_000 })),
      stake: fc.integer({ min: 20, max: 5_000 }),
    }),
    { minLength: 1, maxLength: 2 },
  );
  await fc.assert(
    fc.asyncProperty(plan, async (bets) => {
      await at.roundWith((end) => end < 600);
      const before = balance();
      const wagers = await Promise.all(
        bets.map(({ stake, autoCashOut }, index) =>
          at.placed(visit, { slot: index === 0 ? 1 : 2, stakeMinor: BigInt(stake), autoCashOut }),
        ),
      );
      const { crashPoint } = await at.peek();
      await at.takeOff();
      const moments = bets
        .map(({ leaveAtMs }, index) => ({ leaveAtMs, wager: wagers[index] }))
        .filter(({ leaveAtMs }) => leaveAtMs !== null)
        .toSorted((a, b) => (a.leaveAtMs ?? 0) - (b.leaveAtMs ?? 0));
      let flownMs = 0;
      for (const { leaveAtMs, wager } of moments) {
        const atMs = Math.min(leaveAtMs ?? 0, lengthOf(crashPoint));
        await at.after(atMs - flownMs);
        flownMs = atMs;
        await at.table.cashOut(visit, wager?.id ?? '');
      }
      await at.after(lengthOf(crashPoint) - flownMs);
      await settled();
      const expected = bets.map(({ stake, autoCashOut, leaveAtMs }) => {
        const own = leaveAtMs !== null && leaveAtMs < lengthOf(crashPoint) ? cashOutAt(leaveAtMs) : null;
        const left = Math.min(own ?? Infinity, autoCashOut ?? Infinity);
        return left <= crashPoint ? Math.floor((stake * left) / 100) : 0;
      });
      expect(wagers.map(({ winMinor }) => winMinor)).toEqual(expected);
      const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
      expect(balance()).toBe(before - staked + expected.reduce((sum, paid) => sum + paid, 0));
      at.wallet.balanceMinor = 100_000n;
      await at.after(PAUSE_MS);
    }),
    { numRuns: 25 },
  );
});
