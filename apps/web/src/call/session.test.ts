import type { CallKey, WireReply } from '@baize/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Call } from '../app/app.ts';
import { createStorageDouble } from '../app/testing/storage-double.ts';
import { CallFailure } from './call-failure.ts';
import { createLockDouble } from './testing/lock-double.ts';
import { createSession, type Session } from './session.ts';

const TURN_MS = 120_000;
const CHECK_MS = 300_000;
const MINUTE_MS = 60_000;
const ANSWER_MS = 10;
/** Enough time to get the lock and the answer. */
const SETTLED_MS = 20;
/** The longest first retry, with jitter. */
const SOON_MS = 4_500;

type Reply = WireReply<'POST /login'>;
const reply = (access_token: string, id = 7): Reply => ({
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
function notifyOtherTabs(key: string | null = 'access_token') {
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
  it('stores exactly the specified entries, and none after signing out', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    expect([...entries.keys()].toSorted()).toEqual(
      ['access_token', 'expires_in', 'loginTime', 'token_type', 'user'].toSorted(),
    );
    expect(entries.get('loginTime')).toBe(String(Date.now()));
    session.signOut();
    expect([...entries.keys()]).toEqual([]);
    expect(session.state()).toEqual({ status: 'empty' });
    expect(server.calls.at(-1)).toBe('POST /logout');
  });

  it('says why it ended if the player did not sign out in this tab', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    entries.clear();
    notifyOtherTabs(null);
    expect(session.state()).toEqual({ status: 'empty', end: { by: 'other-tab' } });
    session.signIn(reply('token-2'));
    session.forget('Your account has been suspended.');
    expect(session.state().end).toEqual({ by: 'server', message: 'Your account has been suspended.' });
    session.signIn(reply('token-3'));
    // The server refuses a call of this tab before the browser has notified it.
    entries.clear();
    session.forget('Your session has ended.');
    expect(session.state()).toEqual({ status: 'empty', end: { by: 'other-tab' } });
    session.signIn(reply('token-3'));
    session.signOut();
    expect(session.state()).toEqual({ status: 'empty' });
  });

  it('is loading while the stored token’s profile is being fetched', async () => {
    entries.set('access_token', 'token-1');
    const session = createSession();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    stops.push(session.start(server.call));
    await pass(SETTLED_MS);
    expect(seen).toEqual(['loading', 'success']);
  });

  it('exchanges its token every two minutes and updates the time', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(2 * (TURN_MS + SETTLED_MS));
    expect(server.refreshes()).toBe(2);
    expect(entries.get('access_token')).toBe('token-3');
    expect(Date.now() - Number(entries.get('loginTime'))).toBeLessThan(2 * SETTLED_MS);
  });

  it('ends if a refresh is refused, and sends no more', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    server.refuse(new CallFailure(401, {}, 'over'));
    await pass(3 * TURN_MS);
    expect(server.refreshes()).toBe(1);
    expect(session.state().status).toBe('empty');
    expect(entries.size).toBe(0);
  });

  it.each([0, 429, 503])('survives a refresh that was answered with %s', async (status) => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    server.refuse(new CallFailure(status, {}, 'later'));
    await pass(TURN_MS);
    server.refuse();
    await pass(SOON_MS);
    expect(session.state().status).toBe('success');
    expect(entries.get('access_token')).toBe('token-2');
  });

  it('is refreshed by the layout’s check once it is older than 53 minutes', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(CHECK_MS - 1);
    const before = server.refreshes();
    entries.set('loginTime', String(Date.now() - 54 * MINUTE_MS));
    await pass(SETTLED_MS);
    expect(server.refreshes()).toBe(before + 1);
    await pass(CHECK_MS - SETTLED_MS);
    entries.set('loginTime', String(Date.now() - 52 * MINUTE_MS));
    const young = server.refreshes();
    await pass(SETTLED_MS);
    expect(server.refreshes()).toBe(young);
  });

  it('stays signed out if a refresh is answered after signing out', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(TURN_MS + ANSWER_MS / 2);
    expect(server.refreshes()).toBe(1);
    session.signOut();
    await pass(SETTLED_MS);
    expect(entries.size).toBe(0);
    expect(session.state().status).toBe('empty');
  });
});

describe('balances of a session', () => {
  /** As the server sends them: the version grows with every booking. */
  const at = (balance: string, balance_version: number, id = 7): Reply => {
    const plain = reply('token-1', id);
    return { ...plain, user: { ...plain.user, balance, balance_version } };
  };
  const shown = (session: Session) => session.state().user?.balance;
  const stored = () => (JSON.parse(entries.get('user') ?? '{}') as { balance?: string }).balance;

  it.each(['GET /user-profile', 'POST /refresh'] as const)(
    'stay the pushed ones if %s returns an older one',
    async (key) => {
      const session = await openTab();
      session.signIn(at('10.00', 5));
      await vi.dynamicImportSettled();
      server.replies.set('POST /refresh', at('10.00', 5));
      server.replies.set('GET /user-profile', { profile: at('10.00', 5).user });
      if (key === 'GET /user-profile') void session.refreshProfile();
      else await pass(TURN_MS);
      session.pushedBalance.take({ balance: '8.00', balance_version: 6 });
      await pass(SETTLED_MS);
      expect(server.calls).toContain(key);
      expect([shown(session), stored()]).toEqual(['8.00', '8.00']);
      session.pushedBalance.take({ balance: '10.00', balance_version: 5 });
      expect(shown(session)).toBe('8.00');
    },
  );

  it('are taken from a newer reply', async () => {
    const session = await openTab();
    session.signIn(at('10.00', 5));
    server.replies.set('GET /user-profile', { profile: at('12.00', 7).user });
    void session.refreshProfile();
    await pass(SETTLED_MS);
    expect(shown(session)).toBe('12.00');
  });

  it('of another player are taken whatever their version', async () => {
    const session = await openTab();
    session.signIn(at('10.00', 5));
    session.pushedBalance.hold();
    session.pushedBalance.take({ balance: '99.00', balance_version: 90 });
    session.signIn(at('1.00', 1, 8));
    expect(shown(session)).toBe('1.00');
    session.pushedBalance.release();
    expect(shown(session)).toBe('1.00');
  });

  it('of another tab’s entry don’t replace newer ones', async () => {
    const session = await openTab();
    session.signIn(at('10.00', 5));
    session.pushedBalance.take({ balance: '8.00', balance_version: 6 });
    entries.set('user', JSON.stringify(at('10.00', 5).user));
    notifyOtherTabs();
    expect(shown(session)).toBe('8.00');
  });
});

describe('a profile that arrives late', () => {
  it.each([
    ['signing out', (session: Session) => session.signOut(), undefined],
    ['another player has signed in', (session: Session) => session.signIn(reply('theirs', 8)), 8],
  ])('after %s is not shown', async (_, change, id) => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    const answered = session.refreshProfile();
    change(session);
    await pass(SETTLED_MS);
    await answered;
    expect(session.state().user?.id).toBe(id);
    expect(entries.has('user')).toBe(id !== undefined);
  });
});

describe('several tabs', () => {
  it('exchange the token once per interval, whichever is first', async () => {
    const first = await openTab();
    first.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(MINUTE_MS);
    const second = await openTab();
    expect(second.state().user?.id).toBe(7);
    await pass(2 * TURN_MS + MINUTE_MS + SOON_MS);
    expect(server.refreshes()).toBe(3);
    expect([first.state().status, second.state().status]).toEqual(['success', 'success']);
  });

  it('that refresh at the same moment send one refresh', async () => {
    entries.set('access_token', 'token-1');
    entries.set('user', JSON.stringify(reply('').user));
    entries.set('loginTime', String(Date.now()));
    await Promise.all([openTab(), openTab(), openTab()]);
    await pass(TURN_MS + SETTLED_MS);
    expect(server.refreshes()).toBe(1);
    await pass(SOON_MS + SETTLED_MS);
    expect(server.refreshes()).toBe(1);
  });

  it('continue when the tab that refreshed is closed', async () => {
    const first = await openTab();
    first.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await openTab();
    await pass(TURN_MS + SETTLED_MS);
    stops[0]?.();
    await pass(2 * (TURN_MS + SOON_MS));
    expect(entries.get('access_token')).toBe('token-4');
  });

  it('sign in and out together', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    expect(second.state()).toMatchObject({ status: 'success', user: { id: 7 } });
    second.signOut();
    notifyOtherTabs();
    expect(first.state().status).toBe('empty');
    await pass(2 * TURN_MS);
    expect(server.refreshes()).toBe(0);
  });

  it('are signed out together if the browser’s storage is cleared', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    entries.clear();
    notifyOtherTabs(null);
    expect([first, second].map((tab) => tab.state().status)).toEqual(['empty', 'empty']);
  });

  /** As in a tab whose storage is full: the old token is removed, and the new one cannot be written. */
  const removeToken = () => {
    entries.delete('access_token');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token', newValue: null }));
  };

  it('are signed out by a removed token, unless a new one follows soon', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    removeToken();
    await pass(SETTLED_MS);
    entries.set('access_token', 'token-2');
    await pass(SOON_MS);
    expect(seen).not.toContain('empty');
    removeToken();
    await pass(1_000);
    expect(session.state().status).toBe('empty');
  });

  it('use the token that another tab stored later, not the one in memory', async () => {
    const session = await openTab();
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    session.signIn(reply('token-1'));
    expect(entries.size).toBe(0);
    expect(session.state().status).toBe('success');
    full.mockRestore();
    for (const [key, value] of Object.entries({
      access_token: 'theirs',
      user: JSON.stringify(reply('', 8).user),
    }))
      entries.set(key, value);
    for (const key of ['user', 'access_token'])
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: entries.get(key) }));
    expect(session.state().user?.id).toBe(8);
  });

  it('ignore other entries', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    entries.clear();
    notifyOtherTabs('lang');
    expect(session.state().status).toBe('success');
  });

  it('fetch no profile if another tab only exchanged the token', async () => {
    const [first] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    await pass(0);
    server.calls.length = 0;
    notifyOtherTabs();
    await pass(0);
    expect(server.calls).toEqual([]);
  });
});
