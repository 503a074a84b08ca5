import { describe, expect, it, vi } from 'vitest';

import { CallFailure } from './call-failure.ts';
import { createSession, type Session } from './session.ts';
import {
  ANSWER_MS,
  CHECK_MS,
  installSessionBench,
  MINUTE_MS,
  notifyOtherTabs,
  type Reply,
  reply,
  SETTLED_MS,
  SOON_MS,
  TURN_MS,
} from './testing/session-bench.ts';

const bench = installSessionBench();
const { openTab, pass } = bench;

describe('a session', () => {
  it('stores exactly the specified entries, and none after signing out', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    expect([...bench.entries.keys()].toSorted()).toEqual(
      ['access_token', 'expires_in', 'loginTime', 'token_type', 'user'].toSorted(),
    );
    expect(bench.entries.get('loginTime')).toBe(String(Date.now()));
    session.signOut();
    expect([...bench.entries.keys()]).toEqual([]);
    expect(session.state()).toEqual({ status: 'empty' });
    expect(bench.server.calls.at(-1)).toBe('POST /logout');
  });

  it('says why it ended if the player did not sign out in this tab', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    bench.entries.clear();
    notifyOtherTabs(null);
    expect(session.state()).toEqual({ status: 'empty', end: { by: 'other-tab' } });
    session.signIn(reply('token-2'));
    session.forget('Your account has been suspended.');
    expect(session.state().end).toEqual({ by: 'server', message: 'Your account has been suspended.' });
    session.signIn(reply('token-3'));
    // The server refuses a call of this tab before the browser has notified it.
    bench.entries.clear();
    session.forget('Your session has ended.');
    expect(session.state()).toEqual({ status: 'empty', end: { by: 'other-tab' } });
    session.signIn(reply('token-3'));
    session.signOut();
    expect(session.state()).toEqual({ status: 'empty' });
  });

  it('is loading while the stored token’s profile is being fetched', async () => {
    bench.entries.set('access_token', 'token-1');
    const session = createSession();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    bench.stops.push(session.start(bench.server.call));
    await pass(SETTLED_MS);
    expect(seen).toEqual(['loading', 'success']);
  });

  it('exchanges its token every two minutes and updates the time', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(2 * (TURN_MS + SETTLED_MS));
    expect(bench.server.refreshes()).toBe(2);
    expect(bench.entries.get('access_token')).toBe('token-3');
    expect(Date.now() - Number(bench.entries.get('loginTime'))).toBeLessThan(2 * SETTLED_MS);
  });

  it('ends if a refresh is refused, and sends no more', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    bench.server.refuse(new CallFailure(401, {}, 'over'));
    await pass(3 * TURN_MS);
    expect(bench.server.refreshes()).toBe(1);
    expect(session.state().status).toBe('empty');
    expect([...bench.entries]).toEqual([['refused', '']]);
  });

  it.each([0, 429, 503])('survives a refresh that was answered with %s', async (status) => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    bench.server.refuse(new CallFailure(status, {}, 'later'));
    await pass(TURN_MS);
    bench.server.refuse();
    await pass(SOON_MS);
    expect(session.state().status).toBe('success');
    expect(bench.entries.get('access_token')).toBe('token-2');
  });

  it('is refreshed by the layout’s check once it is older than 53 minutes', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(CHECK_MS - 1);
    const before = bench.server.refreshes();
    bench.entries.set('loginTime', String(Date.now() - 54 * MINUTE_MS));
    await pass(SETTLED_MS);
    expect(bench.server.refreshes()).toBe(before + 1);
    await pass(CHECK_MS - SETTLED_MS);
    bench.entries.set('loginTime', String(Date.now() - 52 * MINUTE_MS));
    const young = bench.server.refreshes();
    await pass(SETTLED_MS);
    expect(bench.server.refreshes()).toBe(young);
  });

  it('stays signed out if a refresh is answered after signing out', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(TURN_MS + ANSWER_MS / 2);
    expect(bench.server.refreshes()).toBe(1);
    session.signOut();
    await pass(SETTLED_MS);
    expect(bench.entries.size).toBe(0);
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
  const stored = () => (JSON.parse(bench.entries.get('user') ?? '{}') as { balance?: string }).balance;

  it.each(['GET /user-profile', 'POST /refresh'] as const)(
    'stay the pushed ones if %s returns an older one',
    async (key) => {
      const session = await openTab();
      session.signIn(at('10.00', 5));
      await vi.dynamicImportSettled();
      bench.server.replies.set('POST /refresh', at('10.00', 5));
      bench.server.replies.set('GET /user-profile', { profile: at('10.00', 5).user });
      if (key === 'GET /user-profile') void session.refreshProfile();
      else await pass(TURN_MS);
      session.pushedBalance.take({ balance: '8.00', balance_version: 6 });
      await pass(SETTLED_MS);
      expect(bench.server.calls).toContain(key);
      expect([shown(session), stored()]).toEqual(['8.00', '8.00']);
      session.pushedBalance.take({ balance: '10.00', balance_version: 5 });
      expect(shown(session)).toBe('8.00');
    },
  );

  it('are taken from a newer reply', async () => {
    const session = await openTab();
    session.signIn(at('10.00', 5));
    bench.server.replies.set('GET /user-profile', { profile: at('12.00', 7).user });
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
    bench.entries.set('user', JSON.stringify(at('10.00', 5).user));
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
    expect(bench.entries.has('user')).toBe(id !== undefined);
  });
});
