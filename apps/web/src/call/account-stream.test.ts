import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AccountEvent } from './account-event.ts';
import { readAccountStream } from './account-stream.ts';

const SILENCE_MS = 45_000;
const BEAT_MS = 20_000;

/** A connection as the server sees it. */
interface Connection {
  readonly openedAtMs: number;
  readonly isClosed: () => boolean;
  write(text: string): void;
  end(): void;
}

let connections: Connection[];
let answer: (() => Response) | undefined;
let token: string | null;
const events: AccountEvent[] = [];
const onUnauthenticated = vi.fn<() => void>();
const onOld = vi.fn<(isOld: boolean) => void>();
const page = Object.assign(new EventTarget(), { hidden: false });
let stop: () => void;

function open(signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => {
        if (!isClosed) controller.error(signal.reason);
        isClosed = true;
      });
      connections.push({
        openedAtMs: Date.now(),
        isClosed: () => isClosed,
        write: (text) => controller.enqueue(encoder.encode(text)),
        end() {
          isClosed = true;
          controller.close();
        },
      });
    },
  });
  return new Response(body);
}

function start() {
  const current = new AbortController();
  stop = () => current.abort();
  void readAccountStream({
    headers: () => new Headers({ authorization: `Bearer ${token}` }),
    signal: current.signal,
    onEvent: (event) => events.push(event),
    onUnauthenticated,
    onOld,
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const beat = (connection: Connection | undefined) => connection?.write(': still here\n\n');
const send = (connection: Connection | undefined, event: object) =>
  connection?.write(`data: ${JSON.stringify(event)}\n\n`);
const openedAfter = () =>
  connections.slice(1).map((one, index) => one.openedAtMs - (connections[index]?.openedAtMs ?? 0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  connections = [];
  answer = undefined;
  token = 'token-1';
  events.length = 0;
  vi.clearAllMocks();
  page.hidden = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    if (!answer) return open(signal);
    connections.push({
      openedAtMs: Date.now(),
      isClosed: () => true,
      write: () => undefined,
      end: () => undefined,
    });
    return answer();
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('events', () => {
  it('are delivered however the stream is chunked', async () => {
    start();
    await pass(0);
    const [connection] = connections;
    connection?.write('data: {"kind":"bal');
    connection?.write('ance","balance":"1.00"}\n\n: beat\n\ndata: {"kind":"closed"}\n');
    await pass(0);
    expect(events).toEqual([{ kind: 'balance', balance: '1.00' }]);
    connection?.write('\n');
    await pass(0);
    expect(events.at(-1)).toEqual({ kind: 'closed' });
  });

  it('end with the session', async () => {
    start();
    await pass(0);
    send(connections[0], { kind: 'signed-out' });
    send(connections[0], { kind: 'balance', balance: '1.00' });
    await pass(10 * SILENCE_MS);
    expect(events).toEqual([{ kind: 'signed-out' }]);
    expect(connections).toHaveLength(1);
    expect(connections[0]?.isClosed()).toBe(true);
  });

  it('of a stream that was stopped are dropped', async () => {
    start();
    await pass(0);
    connections[0]?.write('data: {"kind":"balance","balance":"1.00"}\n\ndata: {"kind":"closed"}\n\n');
    const first = vi.spyOn(events, 'push').mockImplementation(() => {
      stop();
      return 1;
    });
    await pass(10 * SILENCE_MS);
    expect(first).toHaveBeenCalledOnce();
    expect(connections).toHaveLength(1);
    expect(connections[0]?.isClosed()).toBe(true);
  });
});

describe('an error of ours', () => {
  it('is reported as one, and the stream opens again', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const broken = new TypeError('x is not a function');
    vi.spyOn(events, 'push').mockImplementationOnce(() => {
      throw broken;
    });
    start();
    await pass(0);
    send(connections[0], { kind: 'balance', balance: '1.00' });
    await pass(1_000);
    expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
    expect(connections).toHaveLength(2);
  });

  it('is not reported if the connection was lost', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    start();
    await pass(2_000);
    expect(reported).not.toHaveBeenCalled();
  });

  it('never comes from a browser that lacks AbortSignal.any', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    start();
    await pass(0);
    expect(connections).toHaveLength(1);
  });
});

describe('a silent stream', () => {
  it('is reopened after 45 seconds', async () => {
    start();
    await pass(SILENCE_MS - 1);
    expect(connections[0]?.isClosed()).toBe(false);
    await pass(1);
    expect(connections[0]?.isClosed()).toBe(true);
    await pass(1_000);
    expect(openedAfter()).toEqual([SILENCE_MS + 1_000]);
  });

  it('stays open as long as heartbeats arrive', async () => {
    start();
    for (let time = 0; time < 20; time += 1) {
      await pass(BEAT_MS);
      beat(connections[0]);
    }
    await pass(SILENCE_MS - 1);
    expect(connections).toHaveLength(1);
    expect(connections[0]?.isClosed()).toBe(false);
  });

  it('is reopened when the page wakes from a sleep that stopped its timers', async () => {
    start();
    await pass(BEAT_MS);
    beat(connections[0]);
    await pass(0);
    vi.setSystemTime(Date.now() + 3_600_000);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(connections[0]?.isClosed()).toBe(false);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(1_000);
    expect(connections).toHaveLength(2);
  });

  it('is kept if the page comes to the front in time', async () => {
    start();
    await pass(SILENCE_MS - 1);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(connections[0]?.isClosed()).toBe(false);
  });

  it('is reopened at once when the network is back', async () => {
    start();
    await pass(BEAT_MS);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(connections[0]?.isClosed()).toBe(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(connections).toHaveLength(2);
  });
});

describe('a stream that can’t be opened', () => {
  it('is retried with growing pauses of at most 30 seconds', async () => {
    answer = () => new Response(null, { status: 503 });
    start();
    await pass(120_000);
    expect(openedAfter().slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('is retried at times that differ between pages', async () => {
    answer = () => new Response(null, { status: 503 });
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    start();
    await pass(5_000);
    expect(openedAfter().slice(0, 2)).toEqual([500, 2_998]);
  });

  it('backs off too if it is cut off at once, and resets after one that lasted', async () => {
    start();
    for (const pauseMs of [1_000, 2_000, 4_000]) {
      await pass(0);
      beat(connections.at(-1));
      connections.at(-1)?.end();
      await pass(pauseMs);
    }
    expect(openedAfter()).toEqual([1_000, 2_000, 4_000]);
    await pass(BEAT_MS);
    beat(connections.at(-1));
    await pass(BEAT_MS);
    connections.at(-1)?.end();
    await pass(1_000);
    expect(connections).toHaveLength(5);
  });

  it('is not retried once the session has ended', async () => {
    answer = () => new Response(null, { status: 401 });
    start();
    await pass(60_000);
    expect(connections).toHaveLength(1);
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('is retried if only its token was exchanged meanwhile', async () => {
    answer = () => {
      answer = undefined;
      token = 'token-2';
      return new Response(null, { status: 401 });
    };
    start();
    await pass(1_000);
    expect(connections).toHaveLength(2);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('is not retried once it was stopped', async () => {
    answer = () => new Response(null, { status: 503 });
    start();
    await pass(500);
    stop();
    await pass(60_000);
    expect(connections).toHaveLength(1);
  });
});

describe('while there is no stream', () => {
  const refreshes = () => events.filter(({ kind }) => kind === 'refresh').length;

  it('the numbers are old after a short break, and are asked for until it is back', async () => {
    start();
    await pass(0);
    expect(onOld).not.toHaveBeenCalled();
    answer = () => new Response(null, { status: 429 });
    connections[0]?.end();
    await pass(4_999);
    expect([onOld.mock.calls, refreshes()]).toEqual([[], 0]);
    await pass(1);
    expect([onOld.mock.calls, refreshes()]).toEqual([[[true]], 1]);
    await pass(60_000);
    expect(refreshes()).toBe(5);
    page.hidden = true;
    await pass(60_000);
    expect(refreshes()).toBe(5);
    page.hidden = false;
    answer = undefined;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect([onOld.mock.calls, refreshes()]).toEqual([[[true], [false]], 6]);
    beat(connections.at(-1));
    await pass(30_000);
    expect(refreshes()).toBe(6);
  });

  it('a short break is not shown, but what was missed in it is asked for', async () => {
    start();
    await pass(0);
    connections[0]?.end();
    await pass(1_000);
    expect([onOld.mock.calls, refreshes(), connections.length]).toEqual([[], 1, 2]);
  });

  it('a stream that could not be opened since the start is one too', async () => {
    answer = () => new Response(null, { status: 429 });
    start();
    await pass(5_000);
    expect([onOld.mock.calls, refreshes()]).toEqual([[[true]], 1]);
    stop();
    await pass(60_000);
    expect([onOld.mock.calls, refreshes()]).toEqual([[[true], [false]], 1]);
  });

  it('because newer pages took it, a page asks from time to time and comes back when somebody sees it', async () => {
    start();
    await pass(0);
    send(connections[0], { kind: 'replaced' });
    connections[0]?.end();
    await pass(50_000);
    expect(connections).toHaveLength(1);
    expect(refreshes()).toBe(4);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(connections).toHaveLength(2);
    expect(onOld.mock.calls).toEqual([[true], [false]]);
  });
});
