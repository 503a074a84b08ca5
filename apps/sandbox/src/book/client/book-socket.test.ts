import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ChangesMessage, FollowMessage } from '../socket/book-messages.ts';
import { BookSocket } from './book-socket.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  readyState = 0;

  constructor() {
    super();
    FakeSocket.opened.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  hear(message: ChangesMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const news: ChangesMessage = { type: 'changes', events: [] };
const newPage = () => Object.assign(new EventTarget(), { hidden: false });
let page: ReturnType<typeof newPage>;
let browserWindow: EventTarget;
let states: string[];
let heard: ChangesMessage[];
let followed: FollowMessage;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened.length = 0;
  // Without the listeners of earlier tests.
  [page, browserWindow] = [newPage(), new EventTarget()];
  [states, heard] = [[], []];
  followed = { type: 'follow', rows: [[7, 1]], whole: [] };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browserWindow);
  // Pauses of half their length.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers[0] = 2 ** 31;
    return numbers;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const connect = () =>
  new BookSocket(new URL('ws://book.test/'), {
    onChanges: (message) => void heard.push(message),
    onState: (state) => void states.push(state),
    follow: () => followed,
  });
const count = () => FakeSocket.opened.length;
function last(): FakeSocket {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('there is no connection');
  return socket;
}
function look(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

describe('the connection of a page', () => {
  it('asks for what the page follows, when it opens and when that changes', () => {
    const socket = connect();
    socket.follow();
    expect(last().sent).toEqual([]);
    last().open();
    followed = { ...followed, whole: [[9, 4]] };
    socket.follow();
    expect(last().sent.map((text) => JSON.parse(text))).toEqual([{ ...followed, whole: [] }, followed]);
    last().hear(news);
    expect([heard, states]).toEqual([[news], ['connected']]);
  });

  it('opens again after each loss, at first soon, and from the start once prices have come', () => {
    connect();
    for (const [losses, pauseMs] of [2_750, 500, 1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
      last().close();
      expect(states).toHaveLength(losses + 1);
      vi.advanceTimersByTime(pauseMs - 1);
      expect(count()).toBe(losses + 1);
      vi.advanceTimersByTime(1);
      expect(count()).toBe(losses + 2);
    }
    expect(new Set(states)).toEqual(new Set(['lost']));
    last().open();
    last().hear(news);
    last().close();
    expect(states.slice(-2)).toEqual(['connected', 'lost']);
    vi.advanceTimersByTime(2_749);
    expect(count()).toBe(8);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(9);
  });

  it('says that prices may be old if it is open and silent, and opens again', () => {
    connect();
    last().open();
    for (let messages = 0; messages < 5; messages += 1) {
      vi.advanceTimersByTime(10_000);
      last().hear(news);
    }
    expect(new Set(states)).toEqual(new Set(['connected']));
    vi.advanceTimersByTime(14_000);
    expect(states.at(-1)).toBe('connected');
    vi.advanceTimersByTime(3_000);
    expect(states.slice(-2)).toEqual(['stale', 'lost']);
    vi.advanceTimersByTime(2_750);
    expect(count()).toBe(2);
    last().open();
    last().hear(news);
    expect(states.at(-1)).toBe('connected');
  });

  it('rests while nobody looks, and opens at once when the page is seen again', () => {
    connect();
    last().open();
    last().hear(news);
    look(true);
    vi.advanceTimersByTime(9_000);
    look(false);
    vi.advanceTimersByTime(5_000);
    expect(last().readyState).toBe(FakeSocket.OPEN);
    look(true);
    // Less than the silence after which a connection counts as lost.
    for (let messages = 0; messages < 3; messages += 1) {
      last().hear(news);
      vi.advanceTimersByTime(10_000);
    }
    expect(last().readyState).not.toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(60_000);
    expect([count(), states.includes('lost')]).toEqual([1, false]);
    look(false);
    expect(count()).toBe(2);
  });

  it('opens at once when the device is online again, and only once', () => {
    connect();
    last().close();
    browserWindow.dispatchEvent(new Event('online'));
    browserWindow.dispatchEvent(new Event('online'));
    expect(count()).toBe(2);
    last().open();
    last().hear(news);
    vi.advanceTimersByTime(10_000);
    expect(count()).toBe(2);
  });
});
