import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Visit } from '../../../visits/visit.ts';
import { ownerOf } from '../bet-owner.ts';
import type { BetRecord } from '../bet-record.ts';
import { BetBench } from '../testing/bet-bench.ts';
import { makeRecord } from '../testing/make-record.ts';
import { type BetArchive, openBetArchive } from './bet-archive.ts';

const DAY_MS = 86_400_000;
const single = { prices: [2_000], sizes: [1], bankers: [], lineStakeMinor: 1_000 };
const bet = (id: number, placedAt: string, player = '7-5'): BetRecord =>
  makeRecord(single, 1, { id: String(id), player, placedAt: `${placedAt}T12:00:00.000Z` });
const owner = ownerOf(bet(1, '2026-05-01'));

describe('the archive of bets', () => {
  const log = { info: () => {}, warn: () => {}, error: vi.fn<(fields: object, text: string) => void>() };
  let folder = '';
  let archive: BetArchive;
  const open = async () => (archive = await openBetArchive(folder, log));
  const ids = () => Array.from(archive.of(owner), ({ id }) => id);
  const file = async () => join(folder, (await readdir(folder))[0] ?? '');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bet-archive-'));
    await open();
    log.error.mockClear();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has the bets of each player, newest first, over months and processes', async () => {
    await archive.add([bet(3, '2026-05-01'), bet(1, '2026-04-30'), bet(5, '2026-06-02')]);
    await archive.add([bet(2, '2026-05-01'), bet(4, '2026-05-01', '7-6')]);
    expect(ids()).toEqual(['5', '3', '2', '1']);
    await open();
    expect(ids()).toEqual(['5', '3', '2', '1']);
    expect(archive.find(owner, '2')).toEqual(bet(2, '2026-05-01'));
    expect([archive.find(owner, '4'), archive.find(owner, '9')]).toEqual([null, null]);
  });

  it('shows nobody the bets of players whose file is the same', async () => {
    const players = Array.from({ length: 60 }, (_, number) => `7-${number}`);
    await archive.add(players.map((player, at) => bet(at + 1, '2026-05-01', player)));
    expect((await readdir(folder)).length).toBeLessThan(players.length);
    for (const [at, player] of players.entries()) {
      const own = ownerOf(bet(1, '2026-05-01', player));
      expect(Array.from(archive.of(own), ({ id }) => id)).toEqual([String(at + 1)]);
      expect(archive.find(own, String(at === 0 ? 2 : at))).toBeNull();
    }
  });

  it('has a bet that was added twice once, as it was added last', async () => {
    await archive.add([bet(1, '2026-05-01')]);
    await archive.add([{ ...bet(1, '2026-05-01'), leftMinor: 5 }]);
    expect(Array.from(archive.of(owner), ({ leftMinor }) => leftMinor)).toEqual([5]);
  });

  it('loses nothing by half a line or a damaged one', async () => {
    await archive.add([bet(1, '2026-05-01')]);
    await appendFile(await file(), 'no json\n{"id":"2","pla');
    await open();
    expect([ids(), log.error.mock.calls.length]).toEqual([['1'], 1]);
    await archive.add([bet(3, '2026-05-01')]);
    expect(ids()).toEqual(['3', '1']);
    expect((await readFile(await file(), 'utf8')).split('\n')).toHaveLength(4);
  });

  it('deletes months after two years', async () => {
    await archive.add([bet(1, '2026-04-30'), bet(2, '2026-05-01')]);
    await archive.expire(new Date('2028-04-30T12:00:00Z'));
    expect(ids()).toEqual(['2', '1']);
    await archive.expire(new Date('2028-05-01T12:00:00Z'));
    expect([ids(), (await readdir(folder)).length]).toEqual([['2'], 1]);
  });
});

describe('a history', () => {
  let bench: BetBench;
  let visit: Visit;
  beforeEach(async () => {
    bench = await BetBench.open();
    visit = bench.visit();
  });
  afterEach(() => bench.close());

  /** A single bet that has won, on the next match. */
  async function win(match: number): Promise<string> {
    const { id } = await bench.place(visit, [`${match}:1`]);
    bench.book.end(match, { 1: 'won' }, { home: 2, away: 1 });
    await bench.settled();
    return id;
  }

  async function sweep(): Promise<void> {
    bench.desk.sweep();
    await bench.settled();
  }

  it('goes on in the archive after 30 days, page by page, also after a restart', async () => {
    const matches = Array.from({ length: 23 }, (_, at) => at + 101);
    const startsAt = new Date(bench.clock.now().getTime() + 3_600_000);
    for (const match of matches) bench.book.add(match, startsAt);
    const ids: string[] = [];
    for (const match of matches) {
      ids.unshift(await win(match));
      // Those of the second half stay in memory.
      if (match === 112) bench.clock.advance(20 * DAY_MS);
    }
    bench.clock.advance(10 * DAY_MS);
    await sweep();
    expect(bench.desk.store.shelf.size).toBe(11);
    for (const process of ['this one', 'the next']) {
      if (process === 'the next') await bench.restart();
      const first = bench.desk.list(visit, 'settled');
      expect(first.bets.map(({ id }) => id)).toEqual(ids.slice(0, 20));
      const second = bench.desk.list(visit, 'settled', first.before ?? undefined);
      expect([second.bets.map(({ id }) => id), second.before]).toEqual([ids.slice(20), null]);
      expect(bench.desk.list(bench.visit('7-6'), 'settled').bets).toEqual([]);
      const oldest = bench.desk.find(visit, ids.at(-1) ?? '');
      expect(oldest).toMatchObject({ state: 'settled', paidMinor: 2_000n });
      expect(bench.desk.offerCashOut(visit, oldest?.id ?? '', 10_000)).toBeNull();
      expect(bench.desk.find(bench.visit('7-6'), ids.at(-1) ?? '')).toBeNull();
    }
  });

  it('explains itself without the book, in words and with the final score', async () => {
    const id = await win(1);
    bench.clock.advance(31 * DAY_MS);
    await sweep();
    bench.book.forget(1);
    expect(bench.desk.find(visit, id)?.picks).toMatchObject([
      {
        match: { sport: 'football', home: 'Akdere 1', away: 'Gökova 1', league: { tr: 'Kıyı Ligi' } },
        result: 'won',
        final: { phase: 'ended', score: { home: 2, away: 1 } },
      },
    ]);
  });

  it('has final scores of bets that were decided before, and corrected ones', async () => {
    const { id } = await bench.place(visit, ['1:1', '2:1']);
    const finals = () => bench.desk.find(visit, id)?.picks.map(({ final }) => final?.score ?? null);
    bench.book.end(1, { 1: 'lost' }, { home: 0, away: 3 });
    await bench.settled();
    expect(finals()).toEqual([{ home: 0, away: 3 }, null]);
    bench.book.begin(2);
    bench.book.decide(2, '1', 'won');
    await bench.settled();
    bench.book.end(2, { 1: 'won' }, { home: 4, away: 0 });
    await bench.settled();
    expect(finals()?.[1]).toEqual({ home: 4, away: 0 });
    bench.book.correct(1, {}, { home: 1, away: 3 });
    await bench.settled();
    expect(finals()).toEqual([
      { home: 1, away: 3 },
      { home: 4, away: 0 },
    ]);
  });

  it('stays in memory while the archive cannot be written, and is whole if the process ends in the middle', async () => {
    const id = await win(1);
    bench.clock.advance(31 * DAY_MS);
    const add = vi.spyOn(bench.desk.store.archive, 'add').mockRejectedValueOnce(new Error('disk full'));
    await sweep();
    expect([bench.desk.store.shelf.size, bench.desk.list(visit, 'settled').bets.length]).toEqual([1, 1]);
    // The archive has it, and the journal does not know.
    await bench.withBrokenDisk(sweep);
    expect([add.mock.calls.length, bench.desk.store.shelf.size]).toEqual([2, 1]);
    expect(bench.desk.list(visit, 'settled').bets.map((one) => one.id)).toEqual([id]);
    await bench.restart();
    await sweep();
    expect(bench.desk.store.shelf.size).toBe(0);
    expect(bench.desk.list(visit, 'settled').bets.map((one) => one.id)).toEqual([id]);
    expect(await readFile(bench.journalPath, 'utf8')).toContain('"isArchived":true');
    await bench.restart();
    expect(await readFile(bench.journalPath, 'utf8')).toBe('');
  });
});
