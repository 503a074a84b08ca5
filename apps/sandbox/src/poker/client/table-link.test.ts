import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SeenSeals } from './seen-seals.ts';
import { TableLink } from './table-link.ts';

class DeadSocket extends EventTarget {
  static opened: DeadSocket[] = [];
  readonly readyState = 3;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    DeadSocket.opened.push(this);
  }

  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  DeadSocket.opened = [];
  vi.stubGlobal('WebSocket', DeadSocket);
  vi.stubGlobal('location', { origin: 'http://sandbox.test' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens a lost connection again, later each time, whatever the page makes of it', () => {
  const lost = vi.fn<() => void>();
  const link = new TableLink({
    path: '/t',
    playKey: 'k',
    table: 1,
    seals: new SeenSeals(),
    onMessage: () => undefined,
    onLost: lost,
  });
  for (const [attempts, waitMs] of [
    [1, 500],
    [2, 1_000],
    [3, 2_000],
  ] as const) {
    expect(DeadSocket.opened).toHaveLength(attempts);
    DeadSocket.opened.at(-1)?.dispatchEvent(new Event('close'));
    expect(lost).toHaveBeenCalledTimes(attempts);
    vi.advanceTimersByTime(waitMs);
  }
  expect(DeadSocket.opened.map(({ address }) => address)).toEqual(Array(4).fill('ws://sandbox.test/t'));
  expect(link.send({})).toBe(false);
  link.close();
  DeadSocket.opened.at(-1)?.dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(10_000);
  expect(DeadSocket.opened).toHaveLength(4);
});

it('does not open a connection again that was closed for further pages of its player', () => {
  const messages: object[] = [];
  const onLost = vi.fn<() => void>();
  const onMessage = (message: object): void => void messages.push(message);
  const link = new TableLink({
    path: '/t',
    playKey: 'k',
    table: 1,
    seals: new SeenSeals(),
    onMessage,
    onLost,
  });
  const [socket] = DeadSocket.opened;
  const refusal = { type: 'refused', reason: 'too-many-pages' };
  socket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(refusal) }));
  socket?.dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(10_000);
  expect([messages, DeadSocket.opened.length]).toEqual([[refusal], 1]);
  expect(onLost).not.toHaveBeenCalled();
  link.close();
});
