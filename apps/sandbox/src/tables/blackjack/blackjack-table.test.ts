import type { BlackjackAction } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type TestPage, TestFloor } from '../testing/test-floor.ts';
import type { BlackjackTableView } from './blackjack-table-round.ts';

const TABLE = '0201';
const STAKE = 1_000;

const [ACE, FIVE, SIX, EIGHT, NINE, TEN] = [0, 4, 5, 7, 8, 9];

let tables: TestFloor;
beforeEach(async () => {
  tables = await TestFloor.open();
});
afterEach(() => tables.close());

const stack = (...ranks: readonly number[]) => tables.stackShoe(ranks);
const viewOf = (page: TestPage) => page.state().view as BlackjackTableView;
const balance = () => Number(tables.wallet.balanceMinor);

async function seat(page: TestPage, number: number, stakeMinor = STAKE): Promise<void> {
  await page.send({ type: 'sit', seat: number });
  const bets = [{ seat: number, stakeMinor: String(stakeMinor) }];
  await page.send({ type: 'bets', round: page.state().round, bets });
}

function act(page: TestPage, action: BlackjackAction, number = 1): Promise<void> {
  const { dealt, turn } = viewOf(page);
  const move = { seat: number, hand: turn?.hand ?? 0, action, dealt };
  return page.send({ type: 'move', round: page.state().round, move });
}

describe('a blackjack table', () => {
  it('seats each player once, and nobody on a taken seat', async () => {
    const [one, two] = [tables.sit(TABLE, '7-1'), tables.sit(TABLE, '7-2')];
    await one.send({ type: 'sit', seat: 3 });
    await two.send({ type: 'sit', seat: 3 });
    await one.send({ type: 'sit', seat: 4 });
    expect([one.refusals(), two.refusals()]).toEqual([['SEAT'], ['SEAT']]);
    expect([one.own().seat, two.own().seat]).toEqual([3, null]);
    expect(two.state().seats).toEqual([null, null, { name: 'A***a' }, null, null, null, null]);
    await two.send({ type: 'bets', round: two.state().round, bets: [{ seat: 3, stakeMinor: '1000' }] });
    expect(two.refusals()).toEqual(['SEAT', 'SEAT']);
    await one.send({ type: 'sit', seat: null });
    expect(two.state().seats).toEqual(Array.from({ length: 7 }, () => null));
  });

  it('keeps a seat whose stake is being taken', async () => {
    const [one, two] = [tables.sit(TABLE, '7-1'), tables.sit(TABLE, '7-2')];
    await seat(one, 3);
    tables.clock.advance(60_000);
    const closing = tables.floor.tick();
    expect(one.state().phase).toBe('closing');
    await one.send({ type: 'sit', seat: null });
    await two.send({ type: 'sit', seat: 3 });
    await closing;
    expect([one.refusals(), two.refusals()]).toEqual([['CLOSED'], ['SEAT']]);
    expect(one.own()).toMatchObject({ stake: 'taken', seat: 3 });
  });

  it('hides the dealer’s second card and the shoe until the end', async () => {
    const page = tables.sit(TABLE);
    await seat(page, 1);
    stack(FIVE, SIX, NINE, TEN, EIGHT);
    await tables.until(page, 'playing');
    expect(viewOf(page).dealer).toHaveLength(1);
    expect(JSON.stringify(page.received)).not.toContain('shoe');
    expect(tables.storedRounds).toHaveLength(1);
  });

  it('doubles with a stake of its own, and pays both with the first', async () => {
    const page = tables.sit(TABLE);
    await seat(page, 1);
    // Player 5 + 6 = 11 and a ten: 21; dealer 9 + 10.
    stack(FIVE, NINE, SIX, TEN, TEN);
    await tables.until(page, 'playing');
    await act(page, 'double');
    expect(balance()).toBe(100_000 - 2 * STAKE);
    await tables.until(page, 'result');
    expect(page.own()).toMatchObject({
      winMinor: 4 * STAKE,
      result: { staked: 2 * STAKE, hands: [4 * STAKE] },
    });
    await expect.poll(balance).toBe(100_000 + 2 * STAKE);
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    expect(tables.wallet.calls.filter((call) => call === 'round_end')).toHaveLength(1);
  });

  it('goes on without a double that the wallet refuses', async () => {
    const page = tables.sit(TABLE);
    await seat(page, 1);
    stack(FIVE, NINE, SIX, TEN, TEN);
    await tables.until(page, 'playing');
    tables.wallet.refusal = 'NO_FUNDS';
    await act(page, 'double');
    expect(page.refusals()).toEqual(['NO_FUNDS']);
    expect(viewOf(page).allowed).toEqual([{ seat: 1, actions: ['hit', 'stand', 'double'] }]);
    await act(page, 'hit');
    await tables.until(page, 'result');
    expect(page.own().winMinor).toBe(2 * STAKE);
  });

  it('stands for a player who does not decide in time, and takes no insurance', async () => {
    const page = tables.sit(TABLE);
    await seat(page, 1);
    // Player 5 + 6; dealer ace + 9.
    stack(FIVE, ACE, SIX, NINE);
    await tables.until(page, 'playing');
    expect(viewOf(page).phase).toBe('insurance');
    const start = tables.clock.now().getTime();
    await tables.until(page, 'result');
    expect(tables.clock.now().getTime() - start).toBeGreaterThan(30_000);
    expect(viewOf(page).seats[0]).toMatchObject({
      insurance: 'declined',
      hands: [{ cards: expect.anything() }],
    });
    expect(viewOf(page).seats[0]?.hands[0]?.cards).toHaveLength(2);
    expect(page.own().winMinor).toBe(0);
  });

  it('pays an insurance, but sells none for less than the wallet takes', async () => {
    const [rich, poor] = [tables.sit(TABLE, '7-1'), tables.sit(TABLE, '7-2')];
    await seat(rich, 1);
    await seat(poor, 2, 500);
    // Both 5 + 6, dealer ace and ten: a blackjack.
    stack(FIVE, FIVE, ACE, SIX, SIX, TEN);
    await tables.until(rich, 'playing');
    await act(rich, 'insure', 1);
    await act(poor, 'insure', 2);
    expect(poor.refusals()).toEqual(['INVALID']);
    await act(poor, 'decline', 2);
    await tables.until(rich, 'result');
    expect(rich.own()).toMatchObject({ winMinor: 1_500, result: { insurance: 1_500, hands: [0] } });
    expect(poor.own().winMinor).toBe(0);
  });

  it('refuses moves of others, late ones and those sent twice', async () => {
    const [one, two] = [tables.sit(TABLE, '7-1'), tables.sit(TABLE, '7-2')];
    await seat(one, 1);
    stack(FIVE, NINE, SIX, TEN, 1, 1);
    await tables.until(one, 'playing');
    await act(two, 'hit');
    const { dealt, turn } = viewOf(one);
    const move = { seat: 1, hand: turn?.hand ?? 0, action: 'hit', dealt };
    const { round } = one.state();
    await one.send({ type: 'move', round, move });
    await one.send({ type: 'move', round, move });
    await one.send({ type: 'move', round, move: { ...move, action: 'surrender' } });
    expect([two.refusals(), one.refusals()]).toEqual([['INVALID'], ['INVALID', 'INVALID']]);
    expect(viewOf(one).dealt).toBe(dealt + 1);
    tables.clock.advance(60_000);
    await act(one, 'stand');
    expect(one.refusals().at(-1)).toBe('CLOSED');
  });

  it('returns the stakes of a round that a restart ends, additional ones too', async () => {
    const page = tables.sit(TABLE);
    await seat(page, 1);
    stack(EIGHT, NINE, EIGHT, TEN, FIVE, FIVE);
    await tables.until(page, 'playing');
    await act(page, 'split');
    expect(balance()).toBe(100_000 - 2 * STAKE);
    await tables.restart();
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    expect(balance()).toBe(100_000);
  });

  it('frees the seat of a player who passes more than three rounds', async () => {
    const page = tables.sit(TABLE);
    await page.send({ type: 'sit', seat: 2 });
    for (let round = 0; round < 3; round += 1) {
      await tables.until(page, 'result');
      await tables.until(page, 'betting');
    }
    expect(page.own().seat).toBe(2);
    await tables.until(page, 'result');
    expect(page.state().seats).toEqual(Array.from({ length: 7 }, () => null));
  });
});
