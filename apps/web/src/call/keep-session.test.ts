import type { WireReply } from '@baize/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';
import { keepSession } from './keep-session.ts';
import { createLockDouble } from './testing/lock-double.ts';

const TURN_MS = 120_000;
const GRACE_MS = 10_000;
const HOUR_MS = 3_600_000;
/** The longest first retry, with jitter. */
const SOON_MS = 4_500;
const MESSAGE_MS = 5;

type Reply = WireReply<'POST /refresh'>;

/** The stored session: who is signed in, and since when. */
interface Entry {
  readonly token: string | null;
  readonly player: number | null;
  readonly writtenAtMs: number;
}

/** What a tab sees of the storage, and what it has in memory instead. */
interface Tab {
  entry: Entry;
  number: number;
  memory?: Entry;
}

/** Storage that shows a tab its own writes at once, and those of other tabs with a delay. */
function createStorage(first: Entry) {
  let count = 0;
  const tabs = new Set<Tab>();
  const settings = { delayMs: 0, isFull: false };
  return {
    settings,
    openTab() {
      const tab: Tab = { entry: first, number: 0 };
      tabs.add(tab);
      return {
        read: () => tab.memory ?? tab.entry,
        /** If storage is full, the entry is removed, and only this tab has the new one in memory. */
        write(changed: Omit<Entry, 'writtenAtMs'>) {
          const { isFull } = settings;
          const written = { ...changed, writtenAtMs: Date.now() };
          const entry = isFull ? { ...written, token: null } : written;
          const number = (count += 1);
          Object.assign(tab, { entry, number, memory: isFull ? written : undefined });
          for (const other of tabs) {
            if (other === tab) continue;
            setTimeout(() => {
              if (other.number < number) Object.assign(other, { entry, number });
            }, settings.delayMs);
          }
          return !isFull;
        },
      };
    },
  };
}

/** Messages between tabs, delivered by the test's clock. */
function createChannelDouble() {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const channel of open) {
        if (channel === this) continue;
        setTimeout(() => channel.dispatchEvent(new MessageEvent('message', { data })), MESSAGE_MS);
      }
    }
    close() {
      open.delete(this);
    }
  }
  return Channel;
}

/** A server that exchanges the live token, and the previous one for a while. */
function createServer() {
  let live = 'token-1';
  let previous = { token: '', untilMs: 0 };
  let count = 1;
  return {
    latencyMs: 100,
    graceMs: GRACE_MS,
    loss: undefined as CallFailure | undefined,
    sent: [] as string[],
    answers: (token: string | null) =>
      token === live || (token === previous.token && Date.now() < previous.untilMs),
    async refresh(token: string): Promise<Reply> {
      this.sent.push(token);
      await wait(this.latencyMs / 2);
      const isAccepted = this.answers(token);
      if (isAccepted) {
        if (token === live) previous = { token: live, untilMs: Date.now() + this.graceMs };
        live = `token-${(count += 1)}`;
      }
      const reply = { access_token: live, token_type: 'bearer', expires_in: 3_600, user: { id: 7 } };
      const { loss } = this;
      await wait(this.latencyMs / 2);
      if (loss) throw loss;
      if (!isAccepted) throw new CallFailure(401, {}, 'over');
      // Only the fields of a user that this code reads.
      return reply as Reply;
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lost = new CallFailure(0, {}, 'no answer');

let storage: ReturnType<typeof createStorage>;
let server: ReturnType<typeof createServer>;
const stops: (() => void)[] = [];

function openTab() {
  const { read, write } = storage.openTab();
  const forget = vi.fn<() => void>(() => write({ token: null, player: null }));
  const stop = keepSession({
    // The token is read when the call is sent, like the headers.
    call: (() => server.refresh(read().token ?? '')) as unknown as Call,
    token: () => read().token,
    isStillSignedIn: (id) => read().token !== null && read().player === id,
    isShown: (id) => read().player === id,
    save: ({ access_token: token, user }) => write({ token, player: user.id }),
    ageMs: () => Date.now() - read().writtenAtMs,
    forget,
  });
  stops.push(stop);
  return { token: () => read().token, write, forget, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('navigator', { locks: createLockDouble() });
  vi.stubGlobal('BroadcastChannel', createChannelDouble());
  storage = createStorage({ token: 'token-1', player: 7, writtenAtMs: Date.now() });
  server = createServer();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('tabs that refresh at the same moment', () => {
  it.each([
    { delayMs: 0, latencyMs: 100 },
    { delayMs: 50, latencyMs: 0 },
    { delayMs: 50, latencyMs: 5_000 },
    { delayMs: 1_000, latencyMs: 10 },
    // Storage takes longer than a tab waits before it checks again.
    { delayMs: 8_000, latencyMs: 10 },
  ])(
    'exchange the token once, if storage takes $delayMs ms and the server $latencyMs',
    async ({ delayMs, latencyMs }) => {
      storage.settings.delayMs = delayMs;
      Object.assign(server, { latencyMs });
      const tabs = [openTab(), openTab(), openTab()];
      for (let turn = 1; turn <= 5; turn += 1) {
        await pass(TURN_MS + 15_000);
        expect(new Set(tabs.map(({ token }) => token())).size).toBe(1);
        expect(server.answers(tabs[0]?.token() ?? null)).toBe(true);
      }
      expect(new Set(server.sent).size).toBe(server.sent.length);
      expect(server.sent.length).toBeGreaterThanOrEqual(4);
      expect(tabs.flatMap(({ forget }) => forget.mock.calls)).toEqual([]);
    },
  );

  it('end with a valid token after the previous one has expired', async () => {
    storage.settings.delayMs = 200;
    const tabs = [openTab(), openTab()];
    for (let turn = 1; turn <= 20; turn += 1) {
      await pass(TURN_MS);
      await pass(GRACE_MS + 1_000);
      for (const tab of tabs) expect(server.answers(tab.token())).toBe(true);
    }
  });

  it('continue soon if the tab that was exchanging it is closed', async () => {
    server.latencyMs = 1_000;
    const [first, second] = [openTab(), openTab()];
    await pass(TURN_MS + 500);
    expect(server.sent).toEqual(['token-1']);
    first.stop();
    await pass(SOON_MS + 1_000);
    expect(server.sent).toEqual(['token-1', 'token-1']);
    expect(second.token()).toBe('token-3');
  });
});

describe('a token that cannot be stored', () => {
  it.each([0, 1_000])('reaches the other tab by message, if storage takes %i ms', async (delayMs) => {
    Object.assign(storage.settings, { delayMs, isFull: true });
    const tabs = [openTab(), openTab()];
    for (let turn = 1; turn <= 3; turn += 1) {
      await pass(TURN_MS + GRACE_MS + SOON_MS);
      for (const tab of tabs) expect(server.answers(tab.token())).toBe(true);
    }
    expect(new Set(server.sent).size).toBe(server.sent.length);
    expect(server.sent.length).toBeGreaterThanOrEqual(3);
    expect(tabs.flatMap(({ forget }) => forget.mock.calls)).toEqual([]);
  });

  const send = (id: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel('baize.token').postMessage({ access_token: 'sent', user: { id } });
    return pass(100);
  };

  it('is taken only by tabs that show its player', async () => {
    const tab = openTab();
    await send(8);
    expect(tab.token()).toBe('token-1');
    await send(7);
    expect(tab.token()).toBe('sent');
  });

  it('is not taken by a tab that has stopped', async () => {
    const tab = openTab();
    tab.stop();
    await send(7);
    expect(tab.token()).toBe('token-1');
  });

  it('is no obstacle in a browser without messages between tabs', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    storage.settings.isFull = true;
    const tab = openTab();
    await pass(TURN_MS + 1_000);
    expect(tab.token()).toBe('token-2');
  });
});

describe('a refresh whose answer is lost', () => {
  it('is retried soon, with the same token, by one tab', async () => {
    const [first, second] = [openTab(), openTab()];
    server.loss = lost;
    await pass(TURN_MS + 200);
    server.loss = undefined;
    await pass(SOON_MS);
    expect(server.sent).toEqual(['token-1', 'token-1']);
    await pass(2 * SOON_MS);
    expect(server.sent).toHaveLength(2);
    expect([first.token(), second.token()]).toEqual(['token-3', 'token-3']);
    expect(first.forget).not.toHaveBeenCalled();
  });

  it('backs off while there is no answer, and then continues every two minutes', async () => {
    openTab();
    // The old token is valid until a newer one was used.
    Object.assign(server, { latencyMs: 0, graceMs: Infinity, loss: lost });
    // At 120 s, then after 3, 6, 12, 24, 48 and 60 s.
    await pass(TURN_MS + 93_000 + 500);
    expect(server.sent).toHaveLength(6);
    await pass(59_000);
    expect(server.sent).toHaveLength(6);
    server.loss = undefined;
    await pass(1_000);
    expect(server.sent).toHaveLength(7);
    await pass(TURN_MS - 1_000);
    expect(server.sent).toHaveLength(7);
    await pass(1_000);
    expect(server.sent).toHaveLength(8);
  });
});

describe('an answer that arrives', () => {
  const answerWhile = async (change: (tabs: ReturnType<typeof openTab>[]) => void) => {
    server.latencyMs = 1_000;
    const tabs = [openTab()];
    await pass(TURN_MS + 500);
    expect(server.sent).toEqual(['token-1']);
    change(tabs);
    await pass(1_000);
    return tabs[0]?.token();
  };

  it('is stored even if storage shows another token of the player', async () => {
    const token = await answerWhile(([tab]) => tab?.write({ token: 'other', player: 7 }));
    expect(token).toBe('token-2');
  });

  it('after signing out is not stored', async () => {
    expect(await answerWhile(([tab]) => tab?.write({ token: null, player: null }))).toBeNull();
  });

  it('after another player has signed in is not stored', async () => {
    expect(await answerWhile(([tab]) => tab?.write({ token: 'theirs', player: 8 }))).toBe('theirs');
  });

  it('after the tab has stopped is not stored', async () => {
    expect(await answerWhile(([tab]) => tab?.stop())).toBe('token-1');
  });
});

describe('a tab', () => {
  it('that has stopped sends nothing more', async () => {
    const tab = openTab();
    tab.stop();
    // Long enough for the layout's check too, which looks for sessions older than 53 minutes.
    await pass(HOUR_MS);
    expect(server.sent).toEqual([]);
  });

  it('that stops while it waits for an answer sends nothing more', async () => {
    server.latencyMs = 1_000;
    server.loss = lost;
    const tab = openTab();
    await pass(TURN_MS + 500);
    tab.stop();
    await pass(HOUR_MS);
    expect(server.sent).toEqual(['token-1']);
  });

  it('that is opened later continues the current interval', async () => {
    await pass(100_000);
    openTab();
    await pass(19_999);
    expect(server.sent).toEqual([]);
    await pass(2);
    expect(server.sent).toEqual(['token-1']);
  });

  it('whose token is refused ends the session, unless storage shows a newer one by then', async () => {
    const tab = openTab();
    server.answers = () => false;
    server.latencyMs = 1_000;
    await pass(TURN_MS + 500);
    tab.write({ token: 'newer', player: 7 });
    await pass(1_000);
    expect(tab.forget).not.toHaveBeenCalled();
    await pass(2 * TURN_MS + 2_000);
    expect(tab.forget).toHaveBeenCalledOnce();
  });

  it.each([
    ['has no locks', {}],
    [
      'refuses locks',
      { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
    ],
  ])('exchanges its token even if the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    openTab();
    await pass(2 * TURN_MS + 1_000);
    expect(server.sent).toEqual(['token-1', 'token-2']);
  });
});
