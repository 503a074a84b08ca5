import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFeedSocket, type WireEvents } from './feed-socket.ts';

/** A fake provider, controlled by the test. */
function createProvider() {
  const lines: { sent: Record<string, unknown>[]; isClosed: boolean; events: WireEvents }[] = [];
  return {
    lines,
    connect(events: WireEvents) {
      const line = { sent: [] as Record<string, unknown>[], isClosed: false, events };
      lines.push(line);
      return {
        send: (text: string) => void line.sent.push(JSON.parse(text) as Record<string, unknown>),
        close: () => (line.isClosed = true),
      };
    },
    get last() {
      const line = lines.at(-1);
      if (!line) throw new Error('nobody has connected');
      return line;
    },
  };
}

describe('the socket of a tab', () => {
  let provider: ReturnType<typeof createProvider>;
  let randomValue = 0;
  let received: unknown[] = [];
  const open = () =>
    createFeedSocket({
      casinoId: '7',
      connect: provider.connect,
      now: () => performance.now(),
      random: () => randomValue,
      onData: (data) => received.push(data),
    });
  const subscriptions = () =>
    provider.last.sent.filter(({ type }) => type === 'subscribe').map(({ key }) => key);

  beforeEach(() => {
    vi.useFakeTimers();
    provider = createProvider();
    randomValue = 0;
    received = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shared by all tables and batches their subscriptions', async () => {
    const socket = open();
    expect(provider.lines).toHaveLength(0);
    socket.subscribe('001');
    socket.subscribe('002');
    provider.last.events.onOpen();
    socket.subscribe('003');
    socket.subscribe('004');
    await Promise.resolve();
    expect(provider.lines).toHaveLength(1);
    expect(provider.last.sent[0]).toEqual({ type: 'available', casinoId: '7' });
    expect(provider.last.sent[1]).toMatchObject({ casinoId: '7', currency: 'TRY', key: ['001', '002'] });
    expect(subscriptions()).toEqual([
      ['001', '002'],
      ['003', '004'],
    ]);
  });

  it('spreads its first retry over half a second to five seconds, and subscribes to everything again', () => {
    const socket = open();
    socket.subscribe('001');
    provider.last.events.onOpen();
    randomValue = 0.999;
    provider.last.events.onData('{}');
    provider.last.events.onClose();
    vi.advanceTimersByTime(4_900);
    expect(provider.lines).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(provider.lines).toHaveLength(2);
    provider.last.events.onOpen();
    expect(subscriptions()).toEqual([['001']]);
  });

  it('waits at least half a second before a retry, and at most ten seconds', () => {
    const socket = open();
    socket.subscribe('001');
    provider.last.events.onClose();
    vi.advanceTimersByTime(499);
    expect(provider.lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(provider.lines).toHaveLength(2);
    randomValue = 0.999;
    for (let failure = 0; failure < 8; failure++) provider.last.events.onClose();
    for (let count = 3; count < 8; count++) {
      vi.advanceTimersByTime(10_000);
      expect(provider.lines).toHaveLength(count);
      provider.last.events.onClose();
    }
  });

  it('counts a connection cut before its first data as a failure', () => {
    const socket = open();
    socket.subscribe('001');
    randomValue = 0.5;
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      provider.last.events.onOpen();
      provider.last.events.onClose();
      const before = performance.now();
      vi.advanceTimersToNextTimer();
      waits.push(performance.now() - before);
    }
    expect(waits).toEqual([2_750, 1_000, 2_000, 4_000, 5_000]);
  });

  it('pings every five seconds and drops a connection silent for fifteen', () => {
    const socket = open();
    socket.subscribe('001');
    provider.last.events.onOpen();
    vi.advanceTimersByTime(11_000);
    expect(provider.last.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
    provider.last.events.onData('{"pongTime":1}');
    vi.advanceTimersByTime(14_000);
    expect(provider.last.isClosed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(provider.lines[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(5_000);
    expect(provider.lines).toHaveLength(2);
  });

  it('closes in a hidden tab, and reopens at once', () => {
    const socket = open();
    socket.subscribe('001');
    provider.last.events.onOpen();
    socket.setVisible(false);
    expect(provider.last.isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(provider.lines).toHaveLength(1);
    socket.setVisible(true);
    expect(provider.lines).toHaveLength(2);
  });

  it('closes a while after the last table was unsubscribed, unless one comes back', () => {
    const socket = open();
    socket.subscribe('001');
    provider.last.events.onOpen();
    provider.last.events.onData('{}');
    socket.unsubscribe('001');
    vi.advanceTimersByTime(9_000);
    socket.subscribe('001');
    vi.advanceTimersByTime(5_000);
    expect(provider.last.isClosed).toBe(false);
    socket.unsubscribe('001');
    provider.last.events.onData('{}');
    vi.advanceTimersByTime(10_000);
    expect(provider.last.isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(provider.lines).toHaveLength(1);
  });

  it('reconnects if most subscriptions are no longer wanted', async () => {
    const socket = open();
    const ids = Array.from({ length: 70 }, (_, index) => `t${index}`);
    for (const id of ids) socket.subscribe(id);
    provider.last.events.onOpen();
    for (const id of ids.slice(1)) socket.unsubscribe(id);
    socket.subscribe('new');
    await Promise.resolve();
    expect(provider.lines).toHaveLength(2);
    provider.last.events.onOpen();
    expect(subscriptions()).toEqual([['t0', 'new']]);
  });

  it('subscribes again in another currency', async () => {
    const socket = open();
    socket.subscribe('001');
    provider.last.events.onOpen();
    socket.setCurrency('EUR');
    await Promise.resolve();
    expect(provider.last.sent.at(-1)).toMatchObject({ type: 'subscribe', currency: 'EUR', key: ['001'] });
  });

  it('ignores a connection that it has closed', () => {
    const socket = open();
    socket.subscribe('001');
    const old = provider.last;
    old.events.onOpen();
    socket.setVisible(false);
    socket.setVisible(true);
    old.events.onData('late');
    old.events.onClose();
    expect(received).toEqual([]);
    expect(provider.lines).toHaveLength(2);
  });
});
