import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import { createKeyRing, type LaunchTicket, STUDIO_PARTY } from '@baize/providers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Journal, openJournal } from '../journal/journal.ts';
import { createFaultBoard } from '../studio/wallet/fault-board.ts';
import { FakeWallet } from '../studio/wallet/fake-wallet.ts';
import { createWalletClient } from '../studio/wallet/wallet-client.ts';
import { openVisit } from '../visits/open-visit.ts';
import { placeOnce, type Visit, Visits } from '../visits/visit.ts';
import { keepUnfinished, type Wager } from './wager.ts';
import { WagerBook } from './wager-book.ts';

const STAKE = 1_000;
const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const ids = createIdMaker(clock);
const log = { info: () => {}, warn: () => {}, error: () => {} };

let folder = '';
let wallet: FakeWallet;
let visits: Visits;
let books: WagerBook[] = [];
let visit: Visit;
let client: ReturnType<typeof createWalletClient>;

async function openBook(canContinue = false): Promise<WagerBook> {
  const { journal, entries } = await openJournal<Wager>(join(folder, 'wagers.jsonl'), keepUnfinished);
  return bookWith(journal, entries, canContinue);
}

function bookWith(journal: Journal<Wager>, entries: readonly Wager[] = [], canContinue = false): WagerBook {
  const retry = { firstDelayMs: 5, longestDelayMs: 20, giveUpAfterMs: 60_000 };
  const book = new WagerBook({ journal, wallet: client, keys, clock, ids, retry, log, visits });
  book.resume(entries, () => canContinue);
  books.push(book);
  return book;
}

async function visitWith(token: string | null): Promise<Visit> {
  const ticket = {
    key: keys.current(STUDIO_PARTY, 7),
    token,
    currency: 'TRY',
    game: { code: '190170' },
  } as LaunchTicket;
  const opened = await openVisit(ticket, { wallet: client, ids });
  if (!opened.ok) throw new Error(opened.reason);
  visits.add(opened.visit);
  return opened.visit;
}

const ended = async (wager: Wager) => {
  await expect.poll(() => wager.state).toBe('ended');
};
const balance = () => Number(wallet.balanceMinor);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wagers-'));
  wallet = new FakeWallet(keys, clock);
  const siteUrl = await wallet.listen();
  client = createWalletClient({ siteUrl, clock, faults: createFaultBoard(), timeoutMs: 1_000 });
  visits = new Visits();
  books = [];
  visit = await visitWith('token-1');
});
afterEach(async () => {
  await Promise.all(books.map((book) => book.close()));
  await wallet.close();
  await rm(folder, { recursive: true });
});

test('a wager takes its stake, is paid and ends its round', async () => {
  const book = await openBook();
  const wager = await book.place({ visit, betMinor: STAKE, bet: { at: 2 } });
  expect([wager.state, visit.balanceMinor, book.openOf(visit)]).toEqual(['open', 99_000, [wager]]);
  await book.settle({ wager, result: { at: 3 }, winMinor: 2_000 });
  expect(wager.balanceMinor).toBe(101_000);
  await ended(wager);
  expect(wallet.calls).toEqual(['session', 'bet', 'win', 'round_end']);
  await book.settle({ wager, result: { at: 4 }, winMinor: 9_000 });
  await book.refund(wager);
  expect([balance(), wager.result]).toEqual([101_000, { at: 3 }]);
});

test('a refused stake is not open, and nothing is settled', async () => {
  const book = await openBook();
  wallet.refusal = 'LIMIT';
  const wager = await book.place({ visit, betMinor: STAKE, bet: null });
  expect(wager).toMatchObject({ state: 'refused', reason: 'LIMIT' });
  await book.settleAll([{ wager, result: {}, winMinor: 5_000 }]);
  expect([wager.state, balance()]).toEqual(['refused', 100_000]);
});

test('a stake without a decision is returned once the wallet is back', async () => {
  const book = await openBook();
  wallet.isUp = false;
  const wager = await book.place({ visit, betMinor: STAKE, bet: null });
  expect(wager).toMatchObject({ state: 'refunding', reason: 'UNDECIDED' });
  wallet.isUp = true;
  await expect.poll(() => wager.state).toBe('refunded');
  expect(balance()).toBe(100_000);
});

test('wagers of one round end it once, after the last one', async () => {
  const book = await openBook();
  const first = await book.place({ visit, betMinor: STAKE, bet: 'hand' });
  const second = await book.place({ visit, betMinor: STAKE, bet: 'double', companion: first });
  expect(second.round).toBe(first.round);
  await book.settle({ wager: first, result: {}, winMinor: 0 });
  await ended(first);
  expect(wallet.calls).not.toContain('round_end');
  await book.settle({ wager: second, result: {}, winMinor: 4_000 });
  await ended(second);
  expect(wallet.calls.filter((call) => call === 'round_end')).toHaveLength(1);
  expect(balance()).toBe(102_000);
});

test('what is held is paid once it is released, or by the next process', async () => {
  const book = await openBook();
  const [won, lost] = [
    await book.place({ visit, betMinor: STAKE, bet: null }),
    await book.place({ visit, betMinor: STAKE, bet: null }),
  ];
  await book.settleAll([
    { wager: won, result: { is: 'won' }, winMinor: 3_000, isHeld: true },
    { wager: lost, result: { is: 'lost' }, winMinor: 0, isHeld: true },
  ]);
  expect(book.unfinished()).toEqual([won, lost]);
  expect(wallet.calls).toEqual(['session', 'bet', 'bet']);
  await book.release(won);
  await ended(won);
  await book.release(won);
  expect([balance(), lost.state]).toEqual([98_000 + 3_000, 'ending']);
  await book.close();
  books = [];
  const next = await openBook(true);
  await expect.poll(() => next.unfinished()).toEqual([]);
  expect(wallet.calls).toEqual(['session', 'bet', 'bet', 'win', 'round_end', 'round_end']);
  expect(balance()).toBe(101_000);
});

test('play money that is held is paid when it is released', async () => {
  const book = await openBook();
  const fun = await visitWith(null);
  const before = fun.balanceMinor;
  const wager = await book.place({ visit: fun, betMinor: STAKE, bet: null });
  await book.settleAll([{ wager, result: {}, winMinor: 5_000, isHeld: true }]);
  expect(fun.balanceMinor).toBe(before - STAKE);
  await book.release(wager);
  expect([fun.balanceMinor, wager.state]).toEqual([before - STAKE + 5_000, 'ended']);
});

test('after a restart decided wagers are paid, and open ones returned or continued', async () => {
  const first = await openBook();
  const won = await first.place({ visit, betMinor: STAKE, bet: null });
  const open = await first.place({ visit, betMinor: STAKE, bet: null });
  wallet.isUp = false;
  await first.settleAll([{ wager: won, result: { is: 'won' }, winMinor: 3_000 }]);
  await first.close();
  books = [];
  wallet.isUp = true;
  const next = await openBook();
  await expect.poll(balance).toBe(98_000 + 3_000 + STAKE);
  await expect.poll(() => next.unfinished()).toEqual([]);

  const kept = await next.place({ visit, betMinor: STAKE, bet: { opened: [1] } });
  await next.update(kept, { opened: [1, 2] });
  await next.close();
  books = [];
  const last = await openBook(true);
  const [found] = last.openOf(visit);
  expect(found).toMatchObject({ id: kept.id, bet: { opened: [1, 2] }, state: 'open' });
  expect(last.find(open.id)).toBeNull();
});

test('results that cannot be stored do not count: the stakes are returned', async () => {
  const { journal } = await openJournal<Wager>(join(folder, 'wagers.jsonl'), keepUnfinished);
  const appendAll = vi.fn<typeof journal.appendAll>(journal.appendAll);
  const book = bookWith({ ...journal, appendAll });
  const wager = await book.place({ visit, betMinor: STAKE, bet: null });
  appendAll.mockRejectedValueOnce(new Error('disk full'));
  await expect(book.settleAll([{ wager, result: {}, winMinor: 9_000 }])).rejects.toThrow('disk full');
  await expect.poll(() => wager.state).toBe('refunded');
  expect([balance(), wager.result]).toEqual([100_000, null]);
});

test('what is paid out and cannot be stored stays open, and is paid the next time', async () => {
  const { journal } = await openJournal<Wager>(join(folder, 'wagers.jsonl'), keepUnfinished);
  const appendAll = vi.fn<typeof journal.appendAll>(journal.appendAll);
  const book = bookWith({ ...journal, appendAll });
  const wager = await book.place({ visit, betMinor: STAKE, bet: null });
  appendAll.mockRejectedValueOnce(new Error('disk full'));
  const payOut = () => book.payOut([{ wager, result: {}, winMinor: 400 }]);
  await expect(payOut()).rejects.toThrow('disk full');
  expect([wager.state, wager.result, balance()]).toEqual(['open', null, 99_000]);
  await payOut();
  await ended(wager);
  expect([balance(), wallet.calls.includes('rollback')]).toEqual([99_400, false]);
});

test('what is not open is not paid out, nor is what would be paid with it', async () => {
  const book = await openBook();
  const [open, gone] = [
    await book.place({ visit, betMinor: STAKE, bet: null }),
    await book.place({ visit, betMinor: STAKE, bet: null }),
  ];
  await book.refund(gone);
  const both = [open, gone].map((wager) => ({ wager, result: {}, winMinor: 400 }));
  await expect(book.payOut(both)).rejects.toThrow('cannot be paid out');
  await expect.poll(balance).toBe(99_000);
  expect([open.state, open.result]).toEqual(['open', null]);
});

test('several stakes are returned together, or none of them', async () => {
  const { journal } = await openJournal<Wager>(join(folder, 'wagers.jsonl'), keepUnfinished);
  const appendAll = vi.fn<typeof journal.appendAll>(journal.appendAll);
  const book = bookWith({ ...journal, appendAll });
  const wagers = [
    await book.place({ visit, betMinor: STAKE, bet: null }),
    await book.place({ visit, betMinor: STAKE, bet: null }),
  ];
  appendAll.mockRejectedValueOnce(new Error('disk full'));
  await expect(book.refundAll(wagers)).rejects.toThrow('disk full');
  expect([wagers.map(({ state }) => state), balance()]).toEqual([['open', 'open'], 98_000]);
  await book.refundAll(wagers);
  await book.refundAll(wagers);
  expect(appendAll).toHaveBeenCalledTimes(2);
  await expect.poll(balance).toBe(100_000);
});

test('a payment that cannot be noted is repeated, and is no problem of the caller', async () => {
  const { journal } = await openJournal<Wager>(join(folder, 'wagers.jsonl'), keepUnfinished);
  const append = vi.fn<typeof journal.append>(journal.append);
  const book = bookWith({ ...journal, append });
  const wager = await book.place({ visit, betMinor: STAKE, bet: null });
  append.mockRejectedValueOnce(new Error('disk full'));
  await book.settle({ wager, result: {}, winMinor: 3_000 });
  await ended(wager);
  expect(balance()).toBe(102_000);
});

test('the newest wager with a result is found, of the same player and game', async () => {
  const book = await openBook();
  expect(book.lastDecidedOf(visit)).toBeNull();
  const first = await book.place({ visit, betMinor: STAKE, bet: null });
  await book.settle({ wager: first, result: { at: 1 }, winMinor: 0 });
  const second = await book.place({ visit, betMinor: STAKE, bet: null });
  expect(book.lastDecidedOf(visit)).toBe(first);
  await book.settle({ wager: second, result: { at: 2 }, winMinor: 0 });
  expect(book.lastDecidedOf(visit)).toBe(second);
  expect(book.lastDecidedOf(await visitWith(null))).toBeNull();
});

test('play money needs neither wallet nor journal', async () => {
  const written = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const book = bookWith({ append: written, appendAll: written, close: () => Promise.resolve() });
  const fun = await visitWith(null);
  const calls = wallet.calls.length;
  const wager = await book.place({ visit: fun, betMinor: STAKE, bet: null });
  await book.settle({ wager, result: {}, winMinor: 2_500 });
  expect([wager.state, fun.balanceMinor]).toEqual(['ended', 1_001_500]);
  const returned = await book.place({ visit: fun, betMinor: STAKE, bet: null });
  await book.refund(returned);
  expect([returned.state, fun.balanceMinor]).toEqual(['refunded', 1_001_500]);
  const tooMuch = await book.place({ visit: fun, betMinor: 2_000_000, bet: null });
  expect(tooMuch).toMatchObject({ state: 'refused', reason: 'NO_FUNDS' });
  expect(wallet.calls.length).toBe(calls);
  // Only the list of a settlement without real wagers, which is empty.
  expect(written.mock.calls.flat(2)).toEqual([]);
});

test('games with play money that nobody ends are forgotten, those with real money are not', async () => {
  const book = await openBook();
  const real = await book.place({ visit, betMinor: STAKE, bet: null });
  const fun = await visitWith(null);
  fun.balanceMinor = 30_000 * STAKE;
  const left = await book.place({ visit: fun, betMinor: STAKE, bet: null });
  for (let number = 0; number < 20_000; number += 1)
    await book.place({ visit: fun, betMinor: STAKE, bet: null });
  expect([book.find(left.id), book.find(real.id)]).toEqual([null, real]);
});

test('a request that is repeated is one wager, also while it is being placed', async () => {
  const book = await openBook();
  const place = () => book.place({ visit, betMinor: STAKE, bet: null });
  const [one, two] = await Promise.all([
    placeOnce(visit, 'request-1', place),
    placeOnce(visit, 'request-1', place),
  ]);
  expect([one.id, balance()]).toEqual([two.id, 99_000]);
  await expect(placeOnce(visit, 'request-2', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await placeOnce(visit, 'request-2', place)).id).not.toBe(one.id);
});
