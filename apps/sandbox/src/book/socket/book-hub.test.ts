import { manualClock } from '@baize/clock';
import { beforeEach, expect, it } from 'vitest';

import type { SocketPeer } from '../../feeds/socket/socket-peer.ts';
import { createFakeBook, type FakeBook, trackerOf } from '../testing/fake-book.ts';
import type { ChangesMessage } from './book-messages.ts';
import { BookHub } from './book-hub.ts';

const clock = manualClock(new Date('2026-05-01T12:00:00Z'));

let book: FakeBook;
let hub: BookHub;
beforeEach(() => {
  book = createFakeBook(clock);
  hub = new BookHub({ book, clock });
});

/** A page that keeps what it is sent. */
function openPage(lang: 'tr' | 'en' = 'tr') {
  const messages: ChangesMessage[] = [];
  const peer = {
    sendText(text: string) {
      messages.push(JSON.parse(text) as ChangesMessage);
      return true;
    },
  } as unknown as SocketPeer;
  hub.open(peer, lang);
  return {
    peer,
    messages,
    last: () => messages.at(-1),
    follow: (rows: number[], whole: number[] = [], version = 1) =>
      hub.follow(peer, {
        type: 'follow',
        rows: rows.map((id) => [id, version]),
        whole: whole.map((id) => [id, version]),
      }),
  };
}

const upcoming = (): number => book.list({ sport: 'football', phase: 'upcoming' })[0]?.id ?? 0;
const live = (): number => book.list({ sport: 'football', phase: 'live' })[0]?.id ?? 0;

it('sends only prices that have changed, in one message a tick', () => {
  const page = openPage();
  page.follow([upcoming(), live()]);
  expect(page.last()).toEqual({ type: 'changes', events: [] });
  book.move(upcoming());
  book.move(upcoming());
  book.move(live());
  hub.tick();
  expect(page.messages).toHaveLength(2);
  expect(page.last()?.events.map(({ id, version }) => [id, version])).toEqual([
    [upcoming(), 3],
    [live(), 2],
  ]);
  hub.tick();
  expect(page.messages).toHaveLength(2);
});

it('sends a row its two markets, and a page of the match all that have changed', () => {
  const [row, whole] = [openPage(), openPage()];
  row.follow([upcoming()]);
  whole.follow([], [upcoming()]);
  book.move(upcoming());
  hub.tick();
  const [inRow, all] = [row.last()?.events[0]?.markets ?? [], whole.last()?.events[0]?.markets ?? []];
  expect(inRow.length).toBeGreaterThan(0);
  expect(inRow.length).toBeLessThanOrEqual(2);
  expect(all.length).toBeGreaterThan(10);
});

it('sends what a page knows in an older version at once', () => {
  const page = openPage();
  book.move(upcoming());
  page.follow([], [upcoming()], 1);
  const [event] = page.last()?.events ?? [];
  expect(event).toMatchObject({ id: upcoming(), version: 2, isWhole: true });
  expect(event?.markets).toHaveLength(book.snapshot(upcoming()).offers.length);
});

it('names a market that has closed without picks', () => {
  const page = openPage();
  page.follow([], [live()]);
  const before = new Set(book.snapshot(live()).offers.map(({ id }) => id));
  book.setStatus(live(), { tracker: { ...trackerOf('football'), minute: 89 } });
  const after = new Set(book.snapshot(live()).offers.map(({ id }) => id));
  hub.tick();
  const closed = (page.last()?.events[0]?.markets ?? []).filter(([, picks]) => picks.length === 0);
  expect(closed.map(([id]) => id).toSorted()).toEqual([...before.difference(after)].toSorted());
  expect(closed.length).toBeGreaterThan(0);
});

it('sends no price of a suspended match, and says in words that it is', () => {
  const page = openPage();
  page.follow([], [live()]);
  book.setStatus(live(), { isSuspended: true });
  hub.tick();
  const [event] = page.last()?.events ?? [];
  expect(event?.facts?.isSuspended).toBe(true);
  expect(event?.markets.flatMap(([, picks]) => picks).every(([, price]) => price === null)).toBe(true);
  expect(event?.match).toContain('Askıda');
});

it('writes in the language of each page', () => {
  const [turkish, english] = [openPage('tr'), openPage('en')];
  for (const page of [turkish, english]) page.follow([], [live()]);
  book.setStatus(live(), { isSuspended: true });
  hub.tick();
  expect(turkish.last()?.events[0]?.match).toContain('2.\u00a0yarı');
  expect(english.last()?.events[0]?.match).toContain('Half\u00a02');
});

it('ends what a page followed before, and the watch of the book with the last page', () => {
  const page = openPage();
  page.follow([upcoming()]);
  page.follow([live()]);
  book.move(upcoming());
  hub.tick();
  expect(page.last()?.events).toEqual([]);
  hub.close(page.peer);
  const sent = page.messages.length;
  book.move(live());
  hub.tick();
  expect(page.messages).toHaveLength(sent);
});

it('says to all pages that there is another list when a match has ended', () => {
  const page = openPage();
  const event = book.find(live());
  if (event === null) throw new Error('there is no live match');
  book.publish([{ event, kinds: new Set(['status', 'ended']) }]);
  hub.tick();
  expect(page.last()).toEqual({ type: 'changes', events: [], hasNewList: true });
});
