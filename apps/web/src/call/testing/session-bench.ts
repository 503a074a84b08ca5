import type { CallKey, WireReply } from '@baize/contract';
import { afterEach, beforeEach, vi } from 'vitest';

import type { Call } from '../../app/app.ts';
import { createStorageDouble } from '../../app/testing/storage-double.ts';
import type { CallFailure } from '../call-failure.ts';
import { createSession } from '../session.ts';
import { createLockDouble } from './lock-double.ts';

export const TURN_MS = 120_000;
export const CHECK_MS = 300_000;
export const MINUTE_MS = 60_000;
export const ANSWER_MS = 10;
/** Enough time to get the lock and the answer. */
export const SETTLED_MS = 20;
/** The longest first retry, with jitter. */
export const SOON_MS = 4_500;

export type Reply = WireReply<'POST /login'>;
export const reply = (access_token: string, id = 7): Reply => ({
  access_token,
  token_type: 'bearer',
  expires_in: 3_600,
  // Only the fields of a user that the session reads.
  user: { id, username: `oyuncu${id}`, balance: '10.00', balance_version: 0 } as Reply['user'],
});

/** Storage shared by tabs, their locks, and the events that a change in one tab sends to the others. */
function installBrowser() {
  const entries = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', createStorageDouble(entries));
  vi.stubGlobal('navigator', { locks: createLockDouble() });
  return entries;
}

/** What the browser does in every other tab after a write. */
export function notifyOtherTabs(key: string | null = 'access_token') {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

/** A server that counts its calls and returns a new token for each refresh. */
function createServer() {
  const calls: CallKey[] = [];
  const replies = new Map<CallKey, unknown>();
  let refuse: CallFailure | undefined;
  let count = 1;
  const answer = (key: CallKey): unknown => {
    if (refuse) throw refuse;
    if (replies.has(key)) return replies.get(key);
    if (key === 'POST /refresh') return reply(`token-${(count += 1)}`);
    return key === 'GET /user-profile' ? { profile: reply('').user } : {};
  };
  const call = (async (key: CallKey) => {
    calls.push(key);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return answer(key);
  }) as Call;
  const refreshes = () => calls.filter((key) => key === 'POST /refresh').length;
  return { call, calls, replies, refreshes, refuse: (failure?: CallFailure) => (refuse = failure) };
}

/** Tabs of one browser and their server, new for each test, with a clock that only the test moves. */
export function installSessionBench() {
  const stops: (() => void)[] = [];
  const bench = {
    entries: new Map<string, string>(),
    server: createServer(),
    /** Each undoes the start of a tab. */
    stops,
    async openTab() {
      const session = createSession();
      stops.push(session.start(bench.server.call));
      await vi.dynamicImportSettled();
      return session;
    },
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms);
    },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    bench.entries = installBrowser();
    bench.server = createServer();
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return bench;
}
