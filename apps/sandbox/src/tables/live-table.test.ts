import { createRoulette, settleSpots } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type TestPage, TestFloor } from './testing/test-floor.ts';

const ROULETTE = '0101';
const bet = (spot: string, stakeMinor: number) => ({ spot, stakeMinor: String(stakeMinor) });

let tables: TestFloor;
beforeEach(async () => {
  tables = await TestFloor.open();
});
afterEach(() => tables.close());

const place = (page: TestPage, ...bets: object[]) =>
  page.send({ type: 'bets', round: page.state().round, bets });
const balance = () => Number(tables.wallet.balanceMinor);

describe('a table with shared rounds', () => {
  it('takes the stakes at the close, pays after the result, and opens the next round', async () => {
    const page = tables.sit(ROULETTE);
    await place(page, bet('red', 1_000), bet('straight-17', 500));
    expect(page.own()).toMatchObject({ stake: 'planned', betMinor: 1_500, winMinor: null });
    expect(balance()).toBe(100_000);

    const playing = await tables.until(page, 'playing');
    expect([balance(), page.own().stake]).toEqual([98_500, 'taken']);
    expect(tables.storedRounds).toEqual([
      { round: playing.round, play: 'tables/roulette', drawn: playing.view },
    ]);
    expect(page.own()).toMatchObject({ winMinor: null, result: null });

    const { view, results } = await tables.until(page, 'result');
    const bets = [
      { spot: 'red', stakeMinor: 1_000n },
      { spot: 'straight-17', stakeMinor: 500n },
    ];
    const paid = settleSpots(createRoulette(), Number(view), bets).map(Number);
    const winMinor = paid.reduce((sum, amount) => sum + amount, 0);
    expect(page.own()).toMatchObject({ winMinor, result: { paid, drawn: view } });
    expect(results.at(-1)).toMatchObject({ round: playing.round, result: String(view) });
    await expect.poll(balance).toBe(98_500 + winMinor);

    const next = await tables.until(page, 'betting');
    expect(Number(next.round)).toBeGreaterThan(Number(playing.round));
    expect(page.own()).toMatchObject({ stake: 'none', bets: null });
  });

  it('refuses chips from the closing instant on, and those for another round', async () => {
    const page = tables.sit(ROULETTE);
    const { endsAt, now, round } = page.state();
    tables.clock.advance((endsAt ?? 0) - now - 1);
    await place(page, bet('red', 500));
    expect(page.own().betMinor).toBe(500);
    tables.clock.advance(1);
    await place(page, bet('red', 5_000));
    await tables.floor.tick();
    await place(page, bet('red', 5_000));
    expect(page.refusals()).toEqual(['CLOSED', 'CLOSED']);
    expect(page.own().betMinor).toBe(500);
    await tables.until(page, 'betting');
    await page.send({ type: 'bets', round, bets: [bet('red', 500)] });
    expect(page.refusals()).toHaveLength(3);
    expect(page.own().stake).toBe('none');
  });

  it('replaces the bets of a player until the close, and takes them back', async () => {
    const page = tables.sit(ROULETTE);
    await place(page, bet('red', 1_000));
    await place(page, bet('black', 500));
    expect(page.own()).toMatchObject({ bets: [bet('black', 500)], betMinor: 500 });
    await place(page);
    expect(page.own()).toMatchObject({ bets: null, stake: 'none' });
    await tables.until(page, 'result');
    expect([balance(), tables.storedRounds]).toEqual([100_000, []]);
  });

  it.each([
    ['above the maximum of a spot', [bet('straight-17', 2_000)], 'LIMIT'],
    ['above the maximum of a round', [bet('red', 50_000), bet('low', 500)], 'LIMIT'],
    ['below the minimum', [bet('red', 100)], 'LIMIT'],
    ['not in chips', [bet('red', 750)], 'LIMIT'],
    ['on a spot that there is not', [bet('purple', 500)], 'INVALID'],
    ['on a spot twice', [bet('red', 500), bet('red', 500)], 'INVALID'],
    ['of a number', [{ spot: 'red', stakeMinor: 500 }], 'INVALID'],
    ['that are no list', 'red', 'INVALID'],
  ])('refuses bets %s', async (_, bets, reason) => {
    const page = tables.sit(ROULETTE);
    await page.send({ type: 'bets', round: page.state().round, bets });
    expect(page.refusals()).toEqual([reason]);
    expect(page.own().stake).toBe('none');
  });

  it('leaves out a player whose stake the wallet refuses or does not decide', async () => {
    const page = tables.sit(ROULETTE);
    await place(page, bet('red', 1_000));
    tables.wallet.refusal = 'NO_FUNDS';
    await tables.until(page, 'result');
    expect(page.own()).toMatchObject({ stake: 'refused', reason: 'NO_FUNDS', winMinor: null });
    tables.wallet.refusal = null;
    await tables.until(page, 'betting');
    await place(page, bet('red', 1_000));
    tables.wallet.isUp = false;
    await tables.until(page, 'result');
    expect(page.own()).toMatchObject({ stake: 'refused', reason: 'UNDECIDED' });
    tables.wallet.isUp = true;
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    expect(balance()).toBe(100_000);
  });

  it('shows the balance after a win that the wallet booked during the next round', async () => {
    const page = tables.sit(ROULETTE);
    // One of them is paid, whatever is drawn.
    await place(page, bet('red', 1_000), bet('black', 1_000), bet('straight-0', 1_000));
    await tables.until(page, 'playing');
    tables.wallet.isUp = false;
    await tables.until(page, 'result');
    await tables.until(page, 'betting');
    expect(page.own().balance).toBe(97_000);
    tables.wallet.isUp = true;
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    expect(balance()).toBeGreaterThan(97_000);
    expect(page.own().balance).toBe(balance());
  });

  it('returns the stakes of a round that cannot be stored, and shows nothing of it', async () => {
    const page = tables.sit(ROULETTE);
    await place(page, bet('red', 1_000));
    vi.spyOn(tables.storedRounds, 'push').mockImplementationOnce(() => {
      throw new Error('disk full');
    });
    const { round } = page.state();
    for (let step = 0; step < 60 && page.state().round === round; step += 1) {
      tables.clock.advance(500);
      await tables.floor.tick();
    }
    expect(page.received.filter((message) => message.type === 'state' && message.view !== null)).toEqual([]);
    await expect.poll(balance).toBe(100_000);
  });

  it('has one stake of a player with two pages, and both show it', async () => {
    const [first, second] = [tables.sit(ROULETTE), tables.sit(ROULETTE)];
    await place(first, bet('red', 1_000));
    expect(second.own().betMinor).toBe(1_000);
    expect(tables.floor.find(ROULETTE)?.players).toBe(1);
    await tables.until(second, 'playing');
    expect(balance()).toBe(99_000);
  });

  it('finishes a round whose players have all left, and sleeps afterwards', async () => {
    const page = tables.sit(ROULETTE);
    await place(page, bet('red', 1_000), bet('black', 1_000), bet('straight-0', 500));
    page.leave();
    for (let step = 0; step < 80; step += 1) {
      tables.clock.advance(500);
      await tables.floor.tick();
    }
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    const results = tables.floor.find(ROULETTE)?.results;
    const isZero = results?.at(-1)?.result === '0';
    expect(tables.storedRounds).toMatchObject([{ drawn: Number(results?.at(-1)?.result) }]);
    expect(balance()).toBe(97_500 + (isZero ? 18_000 : 2_000));
    tables.clock.advance(20_000);
    await tables.floor.tick();
    expect(tables.floor.find(ROULETTE)?.results).toBe(results);
  });

  it('pays a hundred players of one round exactly what their bets are worth', async () => {
    tables.wallet.balanceMinor = 10_000_000n;
    const spots = ['red', 'black', 'dozen-1', 'column-2', 'low', 'odd', 'split-8-11', 'straight-0'];
    const pages = Array.from({ length: 100 }, (_, index) => tables.sit(ROULETTE, `7-${index + 1}`));
    await Promise.all(
      pages.map((page, index) => place(page, bet(spots[index % 8] ?? '', 500 + 500 * (index % 2)))),
    );
    const [watcher] = pages;
    if (watcher === undefined) throw new Error('no pages');
    const { view } = await tables.until(watcher, 'result');
    const staked = pages.reduce((sum, page) => sum + page.own().betMinor, 0);
    const due = pages.map((_, index) =>
      settleSpots(createRoulette(), Number(view), [
        { spot: spots[index % 8] ?? '', stakeMinor: BigInt(500 + 500 * (index % 2)) },
      ]).map(Number),
    );
    expect(pages.map((page) => [page.state().view, page.own().winMinor])).toEqual(
      due.map(([paid]) => [view, paid]),
    );
    await expect.poll(() => tables.book.unfinished(), { timeout: 50_000 }).toEqual([]);
    const paid = due.flat().reduce((sum, amount) => sum + amount, 0);
    expect([staked, balance()]).toEqual([75_000, 10_000_000 - staked + paid]);
    expect(tables.storedRounds).toHaveLength(1);
  });
});

describe('a restart', () => {
  it('returns stakes of rounds that were not stored', async () => {
    const visit = tables.visit(ROULETTE);
    const bets = [bet('red', 1_000)];
    await tables.book.place({ visit, betMinor: 1_000, bet: { table: ROULETTE, round: '99', bets } });
    expect(balance()).toBe(99_000);
    await tables.restart();
    await expect.poll(balance).toBe(100_000);
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
  });

  it('pays rounds that were drawn and stored', async () => {
    const page = tables.sit(ROULETTE);
    await place(page, bet('red', 1_000), bet('black', 1_000), bet('straight-0', 500));
    const { view } = await tables.until(page, 'playing');
    expect(balance()).toBe(97_500);
    await tables.restart();
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    expect(balance()).toBe(97_500 + (view === 0 ? 18_000 : 2_000));
  });
});
