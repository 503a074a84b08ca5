import type { CallKey, WireReply } from '@baize/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';
import { createSession } from './session.ts';

const TURN_MS = 120_000;
const CHECK_MS = 300_000;
const MINUTE_MS = 60_000;

type Reply = WireReply<'POST /login'>;
const reply = (access_token: string, id = 7): Reply => ({
  access_token,
  token_type: 'bearer',
  expires_in: 3_600,
  // Only what the session itself reads of a user.
  user: { id, username: `oyuncu${id}`, balance: '10.00' } as Reply['user'],
});

/** Storage that tabs share, their locks, and the events that a change in one sends to the others. */
function installBrowser() {
  const entries = new Map<string, string>();
  let queue: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<void>) => (queue = queue.then(work)) },
  });
  return entries;
}

/** What the browser does in every other tab once one has written. */
function tellOtherTabs() {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }));
}

/** A server that counts its calls and gives a new token for each refresh. */
function createServer() {
  const asked: CallKey[] = [];
  let refuse: CallFailure | undefined;
  let count = 1;
  const answer = (key: CallKey): unknown => {
    if (refuse) throw refuse;
    if (key === 'POST /refresh') return reply(`token-${(count += 1)}`);
    return key === 'GET /user-profile' ? { profile: reply('').user } : {};
  };
  const call = (async (key: CallKey) => {
    asked.push(key);
    await Promise.resolve();
    return answer(key);
  }) as Call;
  const refreshes = () => asked.filter((key) => key === 'POST /refresh').length;
  return { call, asked, refreshes, refuse: (failure?: CallFailure) => (refuse = failure) };
}

let entries: Map<string, string>;
let server: ReturnType<typeof createServer>;
const stops: (() => void)[] = [];

async function openTab() {
  const session = createSession();
  stops.push(session.start(server.call));
  await vi.dynamicImportSettled();
  return session;
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  entries = installBrowser();
  server = createServer();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('keeps exactly the entries that the site is known for, and none after signing out', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    expect([...entries.keys()].toSorted()).toEqual(
      ['access_token', 'expires_in', 'loginTime', 'token_type', 'user'].toSorted(),
    );
    expect(entries.get('loginTime')).toBe(String(Date.now()));
    session.signOut();
    expect([...entries.keys()]).toEqual([]);
    expect(session.state().status).toBe('empty');
    expect(server.asked.at(-1)).toBe('POST /logout');
  });

  it('is loading while the stored token’s profile is on its way', async () => {
    entries.set('access_token', 'token-1');
    const session = createSession();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    stops.push(session.start(server.call));
    await pass(0);
    expect(seen).toEqual(['loading', 'success']);
  });

  it('exchanges its token every two minutes, with a new time', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(2 * TURN_MS);
    expect(server.refreshes()).toBe(2);
    expect(entries.get('access_token')).toBe('token-3');
    expect(Date.now() - Number(entries.get('loginTime'))).toBe(0);
  });

  it('is over where refreshing is refused, and asks no more', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    server.refuse(new CallFailure(401, {}, 'over'));
    await pass(3 * TURN_MS);
    expect(server.refreshes()).toBe(1);
    expect(session.state().status).toBe('empty');
    expect(entries.size).toBe(0);
  });

  it.each([0, 429, 503])('outlives a refresh that was answered with %s', async (status) => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    server.refuse(new CallFailure(status, {}, 'later'));
    await pass(TURN_MS);
    server.refuse();
    await pass(TURN_MS);
    expect(session.state().status).toBe('success');
    expect(entries.get('access_token')).toBe('token-2');
  });

  it('is refreshed by the check of the layout once it is older than 53 minutes', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(CHECK_MS - 1);
    const before = server.refreshes();
    entries.set('loginTime', String(Date.now() - 54 * MINUTE_MS));
    await pass(1);
    expect(server.refreshes()).toBe(before + 1);
    // The third check, because the second is a moment of the two minutes' turn as well.
    await pass(2 * CHECK_MS - 1);
    entries.set('loginTime', String(Date.now() - 52 * MINUTE_MS));
    const young = server.refreshes();
    await pass(1);
    expect(server.refreshes()).toBe(young);
  });

  it('stays ended where a refresh comes back after signing out', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    vi.advanceTimersByTime(TURN_MS);
    session.signOut();
    await pass(0);
    expect(entries.size).toBe(0);
    expect(session.state().status).toBe('empty');
  });
});

describe('several tabs', () => {
  it('exchange the token once in each interval, whichever comes first', async () => {
    const first = await openTab();
    first.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(MINUTE_MS);
    const second = await openTab();
    expect(second.state().user?.id).toBe(7);
    await pass(2 * TURN_MS + MINUTE_MS);
    expect(server.refreshes()).toBe(3);
    expect([first.state().status, second.state().status]).toEqual(['success', 'success']);
  });

  it('whose turns come at the same moment send one refresh', async () => {
    entries.set('access_token', 'token-1');
    entries.set('user', JSON.stringify(reply('').user));
    await Promise.all([openTab(), openTab(), openTab()]);
    await pass(TURN_MS);
    expect(server.refreshes()).toBe(1);
  });

  it('go on when the one that refreshed is closed', async () => {
    const first = await openTab();
    first.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await openTab();
    await pass(TURN_MS);
    stops[0]?.();
    await pass(2 * TURN_MS);
    expect(entries.get('access_token')).toBe('token-4');
  });

  it('sign in and out together', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    tellOtherTabs();
    expect(second.state()).toMatchObject({ status: 'success', user: { id: 7 } });
    second.signOut();
    tellOtherTabs();
    expect(first.state().status).toBe('empty');
    await pass(2 * TURN_MS);
    expect(server.refreshes()).toBe(0);
  });

  it('ask for no profile when another has only exchanged the token', async () => {
    const [first] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    tellOtherTabs();
    await pass(0);
    server.asked.length = 0;
    tellOtherTabs();
    await pass(0);
    expect(server.asked).toEqual([]);
  });
});
