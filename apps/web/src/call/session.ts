import type { WireReply } from '@baize/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';
import { createHeldBalance, type HeldBalance } from './held-balance.ts';
import { clearSession, onSessionElsewhere, readEntry, writeEntry } from './token-store.ts';

export type WireUser = WireReply<'GET /user-profile'>['profile'];
type SessionReply = WireReply<'POST /login'>;

/**
 * `unknown` until the page has come alive, which is also what the server renders; then `empty` for a
 * visitor, `loading` while the profile of a stored token is on its way, `success` for a player.
 */
export interface SessionState {
  readonly status: 'unknown' | 'empty' | 'loading' | 'success';
  readonly user?: WireUser;
}

const REFRESH_EVERY_MS = 120_000;
const LAYOUT_CHECK_EVERY_MS = 300_000;
const REFRESH_WHEN_OLDER_MS = 53 * 60_000;

const unknownState: SessionState = { status: 'unknown' };
const emptyState: SessionState = { status: 'empty' };

function storedUser(): WireUser | undefined {
  try {
    const user: unknown = JSON.parse(readEntry('user') ?? 'null');
    // The entry is our own; only its presence is worth a check.
    return typeof user === 'object' && user !== null ? (user as WireUser) : undefined;
  } catch {
    return undefined;
  }
}

/** The player's session of this tab, kept in step with the other tabs. */
export function createSession() {
  let state: SessionState = unknownState;
  let call: Call | undefined;
  let refreshTimer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function forget() {
    clearInterval(refreshTimer);
    refreshTimer = undefined;
    clearSession();
    set(emptyState);
  }

  function keep(reply: SessionReply) {
    writeEntry('access_token', reply.access_token);
    writeEntry('token_type', reply.token_type);
    writeEntry('expires_in', String(reply.expires_in));
    writeEntry('loginTime', String(Date.now()));
    writeEntry('user', JSON.stringify(reply.user));
    set({ status: 'success', user: reply.user });
  }

  async function refresh() {
    const before = readEntry('access_token');
    if (!call || !before) return;
    try {
      keep(await call('POST /refresh'));
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.status === 0 || failure.status >= 500) return;
      // Another tab may have exchanged the token first; then its session is ours too.
      if (readEntry('access_token') === before) forget();
    }
  }

  function startRefreshing() {
    clearInterval(refreshTimer);
    refreshTimer = setInterval(() => void refresh(), REFRESH_EVERY_MS);
  }

  function changeUser(change: Partial<WireUser>) {
    if (state.status !== 'success' || !state.user) return;
    const user = { ...state.user, ...change };
    writeEntry('user', JSON.stringify(user));
    set({ status: 'success', user });
  }

  function showBalance(balance: string) {
    if (state.user?.balance !== balance) changeUser({ balance });
  }

  async function refreshProfile() {
    if (!call || !readEntry('access_token')) return;
    try {
      const { profile } = await call('GET /user-profile');
      writeEntry('user', JSON.stringify(profile));
      set({ status: 'success', user: profile });
    } catch {
      // A 401 has ended the session already; anything else leaves what is known on the screen.
      if (state.status === 'loading') set(state.user ? { status: 'success', user: state.user } : emptyState);
    }
  }

  function readStorage() {
    if (!readEntry('access_token')) {
      clearInterval(refreshTimer);
      if (state.status !== 'empty') set(emptyState);
      return;
    }
    const user = storedUser();
    set(user ? { status: 'success', user } : { status: 'loading' });
    startRefreshing();
    void refreshProfile();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the stored session; called once the page has come alive. */
    start(siteCall: Call): () => void {
      call = siteCall;
      readStorage();
      const stopListening = onSessionElsewhere(readStorage);
      const check = setInterval(() => {
        const age = Date.now() - Number(readEntry('loginTime') ?? 0);
        if (state.status === 'success' && age > REFRESH_WHEN_OLDER_MS) void refresh();
      }, LAYOUT_CHECK_EVERY_MS);
      return () => {
        stopListening();
        clearInterval(check);
        clearInterval(refreshTimer);
      };
    },
    signIn(reply: SessionReply) {
      keep(reply);
      startRefreshing();
    },
    /** Ends the session here and on the server; the server's answer is not waited for. */
    signOut() {
      if (call && readEntry('access_token')) void call('POST /logout').catch(() => undefined);
      forget();
    },
    /** The server no longer knows the token. */
    forget,
    refreshProfile,
    /** Shows at once what the server is being told, or has told. */
    changeUser,
    /** Takes the balances that the server pushes. */
    pushedBalance: createHeldBalance(showBalance),
  };
}

export type Session = ReturnType<typeof createSession>;

export const SessionContext = createContext<Session | null>(null);

function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('this part is used outside of the site');
  return session;
}

/** The verbs alone, for parts that need not be drawn anew when the session changes. */
export const useSessionVerbs: () => Pick<Session, 'state' | 'changeUser'> = useSessionStore;

/** The games that the signed-in player marked; undefined for visitors. */
export function useFavouriteGames(): readonly number[] | undefined {
  const session = useSessionStore();
  const read = () => session.state().user?.favorite_games;
  return useSyncExternalStore(session.subscribe, read, () => undefined);
}

/** The balances that the server pushes; a game holds them while its reels turn. */
export function usePushedBalance(): HeldBalance {
  return useSessionStore().pushedBalance;
}

/** The session's state with the verbs that change it. */
export function useSession(): SessionState & Pick<Session, 'signIn' | 'signOut' | 'refreshProfile'> {
  const session = useSessionStore();
  const state = useSyncExternalStore(session.subscribe, session.state, () => unknownState);
  const { signIn, signOut, refreshProfile } = session;
  return { ...state, signIn, signOut, refreshProfile };
}
