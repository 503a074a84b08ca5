import { describe, expect, it, vi } from 'vitest';

import type { Session } from './session.ts';
import {
  installSessionBench,
  MINUTE_MS,
  notifyOtherTabs,
  reply,
  SETTLED_MS,
  SOON_MS,
  TURN_MS,
} from './testing/session-bench.ts';

const bench = installSessionBench();
const { openTab, pass } = bench;

describe('several tabs', () => {
  it('exchange the token once per interval, whichever is first', async () => {
    const first = await openTab();
    first.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await pass(MINUTE_MS);
    const second = await openTab();
    expect(second.state().user?.id).toBe(7);
    await pass(2 * TURN_MS + MINUTE_MS + SOON_MS);
    expect(bench.server.refreshes()).toBe(3);
    expect([first.state().status, second.state().status]).toEqual(['success', 'success']);
  });

  it('that refresh at the same moment send one refresh', async () => {
    bench.entries.set('access_token', 'token-1');
    bench.entries.set('user', JSON.stringify(reply('').user));
    bench.entries.set('loginTime', String(Date.now()));
    await Promise.all([openTab(), openTab(), openTab()]);
    await pass(TURN_MS + SETTLED_MS);
    expect(bench.server.refreshes()).toBe(1);
    await pass(SOON_MS + SETTLED_MS);
    expect(bench.server.refreshes()).toBe(1);
  });

  it('continue when the tab that refreshed is closed', async () => {
    const first = await openTab();
    first.signIn(reply('token-1'));
    await vi.dynamicImportSettled();
    await openTab();
    await pass(TURN_MS + SETTLED_MS);
    bench.stops[0]?.();
    await pass(2 * (TURN_MS + SOON_MS));
    expect(bench.entries.get('access_token')).toBe('token-4');
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
    expect(bench.server.refreshes()).toBe(0);
  });

  it.each([
    ['notified of it', () => notifyOtherTabs()],
    ['refused as well, before they are notified', (tab: Session) => tab.forget()],
  ])('all say what the server said when it ended the session, if the others are %s', async (_, learn) => {
    const [first, second] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    first.forget('Your account has been suspended.');
    learn(second);
    expect(second.state()).toEqual({ status: 'empty', end: first.state().end });
    expect(first.state().end).toEqual({ by: 'server', message: 'Your account has been suspended.' });
    const later = await openTab();
    expect(later.state()).toEqual({ status: 'empty' });
  });

  it('say that the server ended the session although it gave no reason', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    first.forget();
    notifyOtherTabs();
    expect(second.state().end).toEqual({ by: 'server' });
  });

  it('tell a sign-out from an earlier refusal by the server', async () => {
    const [first, second] = [await openTab(), await openTab()];
    for (const end of [() => first.forget('Over.'), () => first.signOut()]) {
      first.signIn(reply('token-1'));
      notifyOtherTabs();
      end();
      notifyOtherTabs();
    }
    expect(second.state().end).toEqual({ by: 'other-tab' });
    expect([...bench.entries.keys()]).toEqual([]);
  });

  it('are signed out together if the browser’s storage is cleared', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    bench.entries.clear();
    notifyOtherTabs(null);
    expect([first, second].map((tab) => tab.state().status)).toEqual(['empty', 'empty']);
  });

  /** As in a tab whose storage is full: the old token is removed, and the new one cannot be written. */
  const removeToken = () => {
    bench.entries.delete('access_token');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token', newValue: null }));
  };

  it('are signed out by a removed token, unless a new one follows soon', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    removeToken();
    await pass(SETTLED_MS);
    bench.entries.set('access_token', 'token-2');
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
    expect(bench.entries.size).toBe(0);
    expect(session.state().status).toBe('success');
    full.mockRestore();
    for (const [key, value] of Object.entries({
      access_token: 'theirs',
      user: JSON.stringify(reply('', 8).user),
    }))
      bench.entries.set(key, value);
    for (const key of ['user', 'access_token'])
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: bench.entries.get(key) }));
    expect(session.state().user?.id).toBe(8);
  });

  it('ignore other entries', async () => {
    const session = await openTab();
    session.signIn(reply('token-1'));
    bench.entries.clear();
    notifyOtherTabs('lang');
    expect(session.state().status).toBe('success');
  });

  it('fetch no profile if another tab only exchanged the token', async () => {
    const [first] = [await openTab(), await openTab()];
    first.signIn(reply('token-1'));
    notifyOtherTabs();
    await pass(0);
    bench.server.calls.length = 0;
    notifyOtherTabs();
    await pass(0);
    expect(bench.server.calls).toEqual([]);
  });
});
