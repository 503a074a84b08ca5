import { manualClock } from '@baize/clock';
import { createLocalWakeups, type PlayerContext, type PlayerEvent } from '@baize/services';
import { afterEach, expect, test, vi } from 'vitest';

import { createPlayerStreams } from './player-streams.ts';

const player = { siteId: 1, id: 2, sessionId: 3, sessionExpiresAt: new Date('2026-03-15T13:00:00Z') };

afterEach(() => {
  vi.useRealTimers();
});

interface Received {
  readonly kind: string;
}

/** A stream over a ledger whose answers the test controls, and the events that the page has received. */
async function openStream(ended: readonly number[] = [], countUnread = async () => 0) {
  const wakeups = createLocalWakeups();
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  let answer: ((account: { balanceMinor: bigint; version: number; currency: number }) => void) | undefined;
  let reads = 0;
  const mainAccount = () => {
    reads += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  const problems: unknown[] = [];
  let endedIds = new Map<number, string | null>(ended.map((id) => [id, 'signed-out']));
  const streams = createPlayerStreams({
    findEnded: async () => endedIds,
    countUnread,
    onProblem: (problem) => problems.push(problem),
  });
  const context = { player, wakeups, clock, ledger: { mainAccount } } as unknown as PlayerContext;
  const stream = streams.open(context).setEncoding('utf8');
  let text = '';
  stream.on('data', (chunk: string) => (text += chunk));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  async function received(): Promise<Received[]> {
    await settle();
    return text
      .split('\n\n')
      .filter((block) => block.startsWith('data: '))
      .map((block) => JSON.parse(block.slice('data: '.length)) as Received);
  }
  return {
    publish: (event: PlayerEvent) => wakeups.publish({ siteId: 1, playerId: 2 }, event),
    answer: (balanceMinor: bigint, version: number) => answer?.({ balanceMinor, version, currency: 1 }),
    /** Of every kind but the counts of messages. */
    events: async () => (await received()).filter(({ kind }) => kind !== 'messages'),
    counts: async () => (await received()).filter(({ kind }) => kind === 'messages'),
    reads: () => reads,
    problems,
    isOpen: () => stream.writable,
    endUnheard: (sessionId: number, reason = 'signed-out') =>
      void (endedIds = new Map([[sessionId, reason]])),
    refresh: () => streams.refresh(),
    close: () => stream.destroy(),
  };
}

const balance = (minor: number, version: number) => ({
  kind: 'balance' as const,
  balanceMinor: String(minor),
  version,
});

test('a stream sends the balances returned by bookings, without reading them again', async () => {
  const page = await openStream();
  page.answer(5_000n, 1);
  expect(await page.events()).toMatchObject([{ balance: '50.00', bonus_balance: '0.00' }]);
  page.publish(balance(4_000, 2));
  page.publish({ ...balance(3_000, 3), bonusMinor: '1250' });
  expect((await page.events()).slice(1)).toEqual([
    { kind: 'balance', balance: '40.00', balance_version: 2 },
    { kind: 'balance', balance: '30.00', bonus_balance: '12.50', balance_version: 3 },
  ]);
  expect(page.reads()).toBe(1);
  expect(page.problems).toEqual([]);
  page.close();
});

test('an older balance never follows a newer one, not even the initial one', async () => {
  const page = await openStream();
  page.publish(balance(3_000, 7));
  page.publish(balance(4_000, 6));
  page.answer(9_000n, 5);
  page.publish(balance(3_000, 7));
  expect(await page.events()).toEqual([{ kind: 'balance', balance: '30.00', balance_version: 7 }]);
  page.close();
});

test('a payment is sent even if its balance is not the newest', async () => {
  const page = await openStream();
  page.answer(9_000n, 5);
  const transaction = { id: 4, status: 2, type: 1, amount: '12.00' };
  page.publish({ kind: 'transaction', balanceMinor: '9000', version: 5, transaction });
  expect((await page.events()).at(-1)).toEqual({
    kind: 'transaction',
    balance: '90.00',
    balance_version: 5,
    transaction,
  });
  page.close();
});

test('a stream starts with the count of unread messages and sends it after each change', async () => {
  let unread = 2;
  const page = await openStream([], async () => unread);
  expect(await page.counts()).toEqual([{ kind: 'messages', unread: 2 }]);
  unread = 3;
  page.publish({ kind: 'messages' });
  expect((await page.counts()).at(-1)).toEqual({ kind: 'messages', unread: 3 });
  page.close();
});

test('counts of one stream never overtake each other, and the last one is read after the last change', async () => {
  const replies: ((unread: number) => void)[] = [];
  const page = await openStream([], () => new Promise((resolve) => replies.push(resolve)));
  for (let change = 0; change < 5; change += 1) page.publish({ kind: 'messages' });
  expect(replies).toHaveLength(1);
  replies[0]?.(1);
  await page.counts();
  expect(replies).toHaveLength(2);
  replies[1]?.(6);
  expect(await page.counts()).toEqual([
    { kind: 'messages', unread: 1 },
    { kind: 'messages', unread: 6 },
  ]);
  page.close();
});

test('a count that fails is a problem, and the next one is sent', async () => {
  let isAway = true;
  const page = await openStream([], async () => {
    if (isAway) throw new Error('the database is away');
    return 1;
  });
  isAway = false;
  page.publish({ kind: 'messages' });
  expect(await page.counts()).toEqual([{ kind: 'messages', unread: 1 }]);
  expect(page.problems).toHaveLength(1);
  page.close();
});

/** Streams of players who hear nothing unless a test publishes it. */
function openStreams() {
  const wakeups = createLocalWakeups();
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  const ledger = { mainAccount: () => new Promise(() => undefined) };
  const streams = createPlayerStreams({
    findEnded: () => Promise.resolve(new Map<number, string>()),
    countUnread: () => new Promise(() => undefined),
    onProblem: () => undefined,
  });
  const open = (changes: Partial<typeof player> = {}) => {
    const context = { player: { ...player, ...changes }, wakeups, clock, ledger } as unknown as PlayerContext;
    const stream = streams.open(context).setEncoding('utf8');
    const seen = { text: '', isOver: false, close: () => stream.destroy() };
    stream.on('data', (chunk: string) => (seen.text += chunk));
    stream.on('end', () => (seen.isOver = true));
    return seen;
  };
  const openUnread = () => streams.open({ player, wakeups, clock, ledger } as unknown as PlayerContext);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { streams, wakeups, open, openUnread, settle };
}

test('a sign-out ends the pages of its session, and no others of the player', async () => {
  const { wakeups, open, settle, streams } = openStreams();
  const [own, other] = [open(), open({ sessionId: 4 })];
  wakeups.publish({ siteId: 1, playerId: 2 }, { kind: 'signed-out', sessionId: 3 });
  await settle();
  expect([own.isOver, other.isOver]).toEqual([true, false]);
  expect(own.text).toContain('signed-out');
  expect(other.text).toBe('');
  streams.closeAll();
});

test('a brand that closes notifies and ends its own pages, and no others', async () => {
  const { open, settle, streams } = openStreams();
  const [own, other] = [open(), open({ siteId: 2 })];
  streams.closeOf(1);
  await settle();
  expect([own.isOver, other.isOver]).toEqual([true, false]);
  expect(own.text).toContain('closed');
  expect(other.text).toBe('');
  streams.closeAll();
  await settle();
  expect(other.isOver).toBe(true);
});

test('a stream ends with its session', async () => {
  const { open, streams } = openStreams();
  const short = open({ sessionExpiresAt: new Date('2026-03-15T12:00:00.050Z') });
  const long = open();
  await vi.waitFor(() => expect(short.isOver).toBe(true));
  expect(long.isOver).toBe(false);
  streams.closeAll();
});

test('a session has five streams and a player twenty: the oldest goes when a new one comes', async () => {
  const { open, settle, streams } = openStreams();
  const opened = [1, 2, 3, 4].flatMap((sessionId) => Array.from({ length: 5 }, () => open({ sessionId })));
  const over = () => opened.flatMap(({ isOver }, index) => (isOver ? [index] : []));
  expect(streams.count()).toBe(20);
  // Only the player has too many, then the session as well, then nobody.
  open({ sessionId: 5 });
  await settle();
  expect(over()).toEqual([0]);
  expect(opened[0]?.text).toBe('data: {"kind":"replaced"}\n\n');
  open({ sessionId: 2 });
  await settle();
  expect(over()).toEqual([0, 5]);
  opened[1]?.close();
  await settle();
  open({ sessionId: 1 });
  open({ id: 3 });
  await settle();
  expect([over(), streams.count()]).toEqual([[0, 5], 21]);
  streams.closeAll();
});

test('streams that nobody reads make room too, and are closed soon after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { openUnread, streams } = openStreams();
  const unread = Array.from({ length: 6 }, () => openUnread());
  expect(streams.count()).toBe(5);
  expect(unread.map(({ writable }) => writable)).toEqual([false, true, true, true, true, true]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(unread.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false, false, false]);
  // They hold a heartbeat that nobody has taken by the next one.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(streams.count()).toBe(5);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(streams.count()).toBe(5);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(streams.count()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream holds little for a page that does not read it', async () => {
  const { openUnread, wakeups, streams } = openStreams();
  const unread = openUnread();
  for (let event = 0; event < 10_000 && streams.count() > 0; event += 1) {
    wakeups.publish({ siteId: 1, playerId: 2 }, { kind: 'limits' });
    expect(unread.readableLength + unread.writableLength).toBeLessThan(66_000);
    if (unread.destroyed) await new Promise((resolve) => setImmediate(resolve));
  }
  expect([unread.destroyed, streams.count()]).toEqual([true, 0]);
});

test('after a break every page gets its balance and count, and reads everything else again', async () => {
  let unread = 2;
  const page = await openStream([], async () => unread);
  page.answer(5_000n, 1);
  await page.events();
  unread = 3;
  const refreshed = page.refresh();
  await page.events();
  page.answer(9_000n, 2);
  await refreshed;
  expect((await page.events()).slice(1)).toEqual([
    { kind: 'balance', balance: '90.00', bonus_balance: '0.00', balance_version: 2 },
    { kind: 'refresh' },
  ]);
  expect((await page.counts()).at(-1)).toEqual({ kind: 'messages', unread: 3 });
  page.publish({ kind: 'refresh' });
  await page.events();
  page.answer(9_000n, 2);
  expect((await page.events()).at(-1)).toEqual({ kind: 'refresh' });
  page.close();
});

const signedOut = { kind: 'signed-out' };

test('a session that ended while its stream was opened gets no balance and no stream', async () => {
  const page = await openStream([3]);
  expect(await page.events()).toEqual([signedOut]);
  expect(page.reads()).toBe(0);
  expect(page.isOpen()).toBe(false);
});

test('an end that nobody heard of is found by the next heartbeat, and that of another session ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = await openStream();
  page.publish({ kind: 'signed-out', sessionId: 4 });
  page.endUnheard(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page.isOpen()).toBe(true);
  page.endUnheard(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await page.events()).toEqual([signedOut]);
  expect(page.isOpen()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page is told that its player has closed the account, whether it hears of the end or looks for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [hearing, looking] = [await openStream(), await openStream()];
  hearing.publish({ kind: 'signed-out', sessionId: 3, reason: 'excluded' });
  looking.endUnheard(3, 'excluded');
  await vi.advanceTimersByTimeAsync(20_000);
  const excluded = { kind: 'signed-out', reason: 'excluded' };
  expect([await hearing.events(), await looking.events()]).toEqual([[excluded], [excluded]]);
  expect([hearing.isOpen(), looking.isOpen()]).toEqual([false, false]);
});
