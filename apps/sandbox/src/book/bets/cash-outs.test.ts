import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Visit } from '../../visits/visit.ts';
import { BetBench } from './testing/bet-bench.ts';

let bench: BetBench;
let visit: Visit;
beforeEach(async () => {
  bench = await BetBench.open();
  visit = bench.visit();
});
afterEach(() => bench.close());

const WHOLE = 10_000;
const offer = (id: string, share = WHOLE) => bench.desk.offerCashOut(visit, id, share);
const idOf = (id: string, share = WHOLE) => offer(id, share)?.id ?? 'none';
const find = (id: string) => bench.desk.find(visit, id);

describe('an offer', () => {
  it('is the fair value less the margin, of the whole bet or of a part', async () => {
    const bet = await bench.place(visit, ['1:1', '2:1']);
    bench.book.price(1, '1', 1_300, 0.75);
    expect(offer(bet.id)).toMatchObject({
      betId: bet.id,
      // 10.00 at 2.00 and 2.00 with chances of 0.75 and 0.5, less 5 %.
      amountMinor: 1_425n,
      shareBasisPoints: WHOLE,
      validUntil: '2026-05-01T12:00:05.000Z',
    });
    expect(offer(bet.id, 2_500)?.amountMinor).toBe(356n);
    bench.book.end(1, { 1: 'won' });
    await bench.settled();
    expect(offer(bet.id)?.amountMinor).toBe(1_900n);
  });

  it('is not made while a pick is suspended or over, or if nothing can win', async () => {
    const bet = await bench.place(visit, ['1:1', '2:1']);
    bench.book.suspend(1);
    expect(offer(bet.id)).toBeNull();
    bench.book.suspend(1, false);
    expect(offer(bet.id)).not.toBeNull();
    bench.book.price(2, '1', 900_000, 0);
    expect(offer(bet.id)).toBeNull();
    bench.book.price(2, '1', 2_000, 0.5);
    bench.book.end(1, {});
    expect(offer(bet.id)).toBeNull();
    bench.book.forget(1);
    expect(offer(bet.id)).toBeNull();
  });

  it('is made and taken at the worth of a pick that has left the sale, unless its match is suspended', async () => {
    const bet = await bench.place(visit, ['1:1']);
    bench.book.price(1, '1', 1_010, 0.97);
    bench.book.remove(1, '1');
    expect(offer(bet.id)?.amountMinor).toBe(1_843n);
    bench.book.suspend(1);
    expect(offer(bet.id)).toBeNull();
    bench.book.suspend(1, false);
    const ended = await bench.desk.cashOut(visit, idOf(bet.id));
    expect(ended).toMatchObject({ state: 'cashedOut', paidMinor: 1_843n });
  });

  it('says why it waits, if a match of it is live', async () => {
    const bet = await bench.place(visit, ['1:1', '2:1']);
    expect(offer(bet.id)?.wait).toBeNull();
    bench.book.begin(2);
    expect(offer(bet.id)?.wait).toEqual({ reason: 'live', ms: 6_000 });
    bench.book.end(2, { 1: 'won' });
    await bench.settled();
    expect(offer(bet.id)?.wait).toBeNull();
  });

  it('of a part leaves at least 1.00, and shares are whole basis points', async () => {
    const bet = await bench.place(visit, ['1:1'], { lineStakeMinor: 200n });
    expect([0, -1, 0.5, WHOLE + 1, Number.NaN].map((share) => offer(bet.id, share))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(offer(bet.id, 5_050)).toBeNull();
    expect(offer(bet.id, 5_000)?.amountMinor).toBe(95n);
  });

  it('is for the bet of its player, as long as it is open', async () => {
    const bet = await bench.place(visit, ['1:1']);
    const { id = '' } = offer(bet.id) ?? {};
    const stranger = bench.visit('7-6');
    expect(bench.desk.offerCashOut(stranger, bet.id, WHOLE)).toBeNull();
    expect(await bench.desk.cashOut(stranger, id)).toBeNull();
    bench.book.end(1, { 1: 'lost' });
    await bench.settled();
    expect([offer(bet.id), await bench.desk.cashOut(visit, id), bench.balance]).toEqual([null, null, 99_000]);
  });
});

describe('a cash-out', () => {
  it('of the whole bet pays the offer and ends it, whatever the results become', async () => {
    const bet = await bench.place(visit, ['1:1']);
    const ended = await bench.desk.cashOut(visit, idOf(bet.id));
    expect(ended).toMatchObject({ state: 'cashedOut', paidMinor: 950n, balanceMinor: 99_950n });
    expect([visit.balanceMinor, bench.desk.list(visit, 'settled').bets.length]).toEqual([99_950, 1]);
    bench.book.end(1, { 1: 'won' });
    await bench.settled();
    bench.book.correct(1, { 1: 'lost' });
    await bench.settled();
    expect(find(bet.id)).toMatchObject({ state: 'cashedOut', paidMinor: 950n, picks: [{ result: 'lost' }] });
    expect(bench.wallet.calls).toEqual(['bet', 'win', 'round_end']);
  });

  it('in parts leaves the rest to its results, and corrections change the rest only', async () => {
    const bet = await bench.place(visit, ['1:1']);
    await bench.desk.cashOut(visit, idOf(bet.id, 2_500));
    await bench.desk.cashOut(visit, idOf(bet.id, 5_000));
    expect(find(bet.id)?.cashOuts).toMatchObject([
      { lineStakeMinor: 250n, paidMinor: 237n },
      { lineStakeMinor: 375n, paidMinor: 356n },
    ]);
    bench.book.end(1, { 1: 'won' });
    await bench.settled();
    expect(find(bet.id)).toMatchObject({ state: 'settled', paidMinor: 593n + 750n });
    bench.book.correct(1, { 1: 'lost' });
    await bench.settled();
    expect(find(bet.id)?.paidMinor).toBe(593n);
    expect(bench.balance).toBe(99_000 + 593);
  });

  it('in part of a bet that is void then returns the rest as a win', async () => {
    const bet = await bench.place(visit, ['1:1']);
    await bench.desk.cashOut(visit, idOf(bet.id, 5_000));
    bench.book.end(1, { 1: 'void' });
    await bench.settled();
    expect([find(bet.id)?.paidMinor, bench.balance]).toEqual([475n + 500n, 99_975]);
    expect(bench.wallet.calls).not.toContain('rollback');
  });

  it('that is sent 20 times at once, and again after a restart, is one', async () => {
    const bet = await bench.place(visit, ['1:1']);
    const id = idOf(bet.id, 5_000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => bench.desk.cashOut(visit, id)));
    expect(new Set(replies.map((reply) => reply?.paidMinor))).toEqual(new Set([475n]));
    await bench.restart();
    expect(await bench.desk.cashOut(visit, id)).toMatchObject({ paidMinor: 475n, state: 'open' });
    expect(bench.balance).toBe(99_475);
  });

  it('has the price of its offer for five seconds, and none of an offer that does not stand', async () => {
    const bet = await bench.place(visit, ['1:1']);
    const [first, second] = [idOf(bet.id, 5_000), idOf(bet.id, 5_000)];
    bench.book.price(1, '1', 1_010, 0.99);
    bench.clock.advance(5_000);
    expect(await bench.desk.cashOut(visit, first)).toMatchObject({ paidMinor: 475n });
    // It was made for the bet before its part was ended.
    expect(await bench.desk.cashOut(visit, second)).toBeNull();
    const late = idOf(bet.id);
    bench.clock.advance(5_001);
    expect(await bench.desk.cashOut(visit, late)).toBeNull();
    const shut = idOf(bet.id);
    bench.book.suspend(1);
    expect(await bench.desk.cashOut(visit, shut)).toBeNull();
    expect(await bench.desk.cashOut(visit, 'unknown')).toBeNull();
    expect(bench.balance).toBe(99_475);
  });

  it('is not taken by an offer from before a result', async () => {
    const bet = await bench.place(visit, ['1:1', '2:1']);
    const id = idOf(bet.id);
    bench.book.end(1, { 1: 'won' });
    await bench.settled();
    expect(await bench.desk.cashOut(visit, id)).toBeNull();
  });

  it('of a live bet waits, and is refused if the match is suspended meanwhile', async () => {
    const bet = await bench.place(visit, ['1:1']);
    bench.book.begin(1);
    const refused = bench.desk.cashOut(visit, idOf(bet.id));
    bench.book.suspend(1);
    bench.book.suspend(1, false);
    expect(await refused).toBeNull();
    const ending = bench.desk.cashOut(visit, idOf(bet.id));
    bench.clock.advance(6_000);
    expect(find(bet.id)?.state).toBe('open');
    bench.desk.tick();
    expect(await ending).toMatchObject({ state: 'cashedOut', paidMinor: 950n });
  });

  it('whose payment has no decision is paid later, once', async () => {
    const bet = await bench.place(visit, ['1:1']);
    bench.faults.switchOn({ kind: 'silent', call: 'win', remaining: 2 });
    expect(await bench.desk.cashOut(visit, idOf(bet.id))).toMatchObject({
      state: 'cashedOut',
      paidMinor: 950n,
    });
    await bench.settled();
    expect(bench.balance).toBe(99_950);
  });

  it('that cannot be stored did not happen', async () => {
    const bet = await bench.place(visit, ['1:1']);
    const id = idOf(bet.id);
    await bench.withBrokenDisk(async () => {
      await expect(bench.desk.cashOut(visit, id)).rejects.toThrow('disk full');
    });
    expect(find(bet.id)).toMatchObject({ state: 'open', cashOuts: [] });
    expect(await bench.desk.cashOut(visit, id)).toMatchObject({ state: 'cashedOut' });
    expect(bench.balance).toBe(99_950);
  });

  it('and the settlement at the same moment pay the bet once', async () => {
    for (let match = 1; match <= 12; match += 1) {
      const before = bench.balance;
      const bet = await bench.place(visit, [`${match}:1`]);
      const id = idOf(bet.id, match % 2 === 0 ? WHOLE : 5_000);
      const endMatch = async () => {
        for (let turn = 0; turn < match; turn += 1) await Promise.resolve();
        bench.book.end(match, { 1: 'won' });
      };
      const [ended] = await Promise.all([bench.desk.cashOut(visit, id), endMatch()]);
      await bench.settled();
      const { paidMinor = 0n, state } = find(bet.id) ?? {};
      const expected = ended === null ? 2_000n : match % 2 === 0 ? 950n : 475n + 1_000n;
      expect([state, paidMinor]).toEqual([ended && match % 2 === 0 ? 'cashedOut' : 'settled', expected]);
      expect(bench.balance - before).toBe(Number(paidMinor) - 1_000);
    }
  });
});
