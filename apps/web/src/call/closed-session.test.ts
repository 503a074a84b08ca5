import type { WireReply } from '@baize/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Call } from '../app/app.ts';
import { noteServerTime } from '../app/server-clock.ts';
import { createStorageDouble } from '../app/testing/storage-double.ts';
import { createLockDouble } from './testing/lock-double.ts';
import { createSession, type Session } from './session.ts';

type Reply = WireReply<'POST /login'>;
const reply: Reply = {
  access_token: 'token',
  token_type: 'bearer',
  expires_in: 3_600,
  // Only the fields of a user that the session reads.
  user: { id: 7, username: 'oyuncu', balance: '10.00', balance_version: 0 } as Reply['user'],
};
const note = { message: 'Closed until Thursday.', endsAt: '2026-11-26T18:40:00.000Z' };
const end = { by: 'exclusion', message: note.message } as const;

let entries: Map<string, string>;
const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T18:40:00.000Z') });
  entries = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', createStorageDouble(entries));
  vi.stubGlobal('navigator', { locks: createLockDouble() });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The session of a tab. */
function openTab(): Session {
  const session = createSession();
  stops.push(session.start((async () => ({})) as unknown as Call));
  return session;
}

const notifyTabs = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));

describe('a session that ends because the account is closed', () => {
  it('says until when, also if the pushed end came before the reply that says it', () => {
    const session = openTab();
    session.signIn(reply);
    session.closeAccount();
    expect(session.state()).toEqual({ status: 'empty', end: { by: 'exclusion' } });
    session.closeAccount(note);
    expect(session.state().end).toEqual(end);
    session.closeAccount();
    expect(session.state()).toEqual({ status: 'empty', end });
    expect([...entries.keys()]).toEqual(['closed']);
  });

  it('says so in the other tabs and after a reload, until the next sign-in', () => {
    const [session, other] = [openTab(), openTab()];
    session.signIn(reply);
    notifyTabs();
    expect(other.state().status).toBe('success');
    session.closeAccount(note);
    notifyTabs();
    expect(other.state()).toEqual({ status: 'empty', end });
    expect(openTab().state()).toEqual({ status: 'empty', end });

    session.signIn(reply);
    session.signOut();
    expect(openTab().state()).toEqual({ status: 'empty' });
    expect([...entries.keys()]).toEqual([]);
  });

  it('leaves nothing to say to whoever signs out later', () => {
    const session = openTab();
    session.signIn(reply);
    entries.set('closed', JSON.stringify(note));
    session.signOut();
    expect(openTab().state()).toEqual({ status: 'empty' });
  });

  it('no longer says so once that time has come, and forgets it', () => {
    const session = openTab();
    session.signIn(reply);
    session.closeAccount(note);
    vi.setSystemTime(Date.parse(note.endsAt) - 1);
    expect(openTab().state()).toEqual({ status: 'empty', end });
    vi.setSystemTime(Date.parse(note.endsAt));
    expect(openTab().state()).toEqual({ status: 'empty' });
    noteServerTime(Date.parse(note.endsAt), performance.now(), performance.now());
    expect(openTab().state()).toEqual({ status: 'empty' });
    expect([...entries.keys()]).toEqual([]);
  });

  it.each(['Closed until Thursday.', 'null', '{"message":"Closed until Thursday."}'])(
    'ignores and forgets a note without an end: %s',
    (stored) => {
      entries.set('closed', stored);
      expect(openTab().state()).toEqual({ status: 'empty' });
      expect([...entries.keys()]).toEqual([]);
    },
  );
});
