import type { WireReply } from '@baize/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

import type { Call } from '../app/app.ts';
import { lateCode } from '../app/late-code.ts';
import { type ClosedNote, closedNote } from './closed-note.ts';
import { createPlayerBalance, type PlayerBalance, type VersionedBalance } from './player-balance.ts';
import { refusalNote } from './refusal-note.ts';
import { isStillSignedIn, storedUser, type WireUser } from './stored-user.ts';
import { createUnreadMessages, type UnreadMessages } from './unread-messages.ts';
import { clearSession, onSessionChange, readEntry, writeEntry } from './token-store.ts';

export type { WireUser } from './stored-user.ts';
type SessionReply = WireReply<'POST /login'>;

/**
 * `unknown` on the server and until hydration; then `empty` for a visitor, `loading` while the profile of a stored
 * token is being fetched, `success` for a player.
 */
export interface SessionState {
  readonly status: 'unknown' | 'empty' | 'loading' | 'success';
  readonly user?: WireUser;
  /** Why the player's session ended, unless they signed out in this tab. */
  readonly end?: SessionEnd;
}

/**
 * Another tab has signed out, or the server no longer accepts the token, in whichever tab it said so, with its message if it
 * sent one, or the player has closed the account, with the message until when if it was in this browser.
 */
export type SessionEnd =
  | { readonly by: 'other-tab' }
  | { readonly by: 'server' | 'exclusion'; readonly message?: string };

const keepSessionCode = lateCode('keepSession', () => import('./keep-session.ts'));

const unknownState: SessionState = { status: 'unknown' };

const pickBalance = ({ balance, bonus_balance = '0.00', balance_version }: VersionedBalance) => ({
  balance,
  bonus_balance,
  balance_version,
});

/** Why another tab has removed the token: the server refused it there, or the player signed out. */
function endInOtherTab(): SessionEnd {
  const message = refusalNote.read();
  return message === null ? { by: 'other-tab' } : { by: 'server', ...(message && { message }) };
}

/** How the last session ended does not matter to the next one. */
function clearNotes(): void {
  closedNote.clear();
  refusalNote.clear();
}

/** The player's session in this tab, in sync with other tabs. */
export function createSession() {
  let state: SessionState = unknownState;
  let call: Call | undefined;
  let stopRefreshing: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function showSignedOut(end?: SessionEnd) {
    stopRefreshing?.();
    stopRefreshing = undefined;
    pushedBalance.forget();
    // The pushed end of a closed account may come before the reply that says until when.
    const isLater = end?.by === 'exclusion' && end.message !== undefined;
    if (state.status !== 'empty' || isLater) set({ status: 'empty', ...(end && { end }) });
  }

  function forget(end?: SessionEnd) {
    if (end?.by !== 'exclusion') closedNote.clear();
    // Before the token is removed, as other tabs read it then.
    if (end?.by === 'server') refusalNote.save(end.message);
    clearSession();
    showSignedOut(end);
  }

  /**
   * Ends the session here, because the server no longer accepts the token. If the token is gone, another tab has ended the
   * session and the refusal was faster than the news of it.
   */
  function forgetRefused(message?: string) {
    if (readEntry('access_token') === null) showSignedOut(endInOtherTab());
    else forget({ by: 'server', ...(message !== undefined && { message }) });
  }

  /** Ends the session here, because the player has closed the account. */
  function closeAccount(note?: ClosedNote) {
    // Before the token is removed, which makes other tabs read it.
    if (note) closedNote.save(note);
    forget({ by: 'exclusion', ...(note && { message: note.message }) });
  }

  /** A reply overtaken by a newer balance must not restore the older one. */
  function withLatestBalance(user: WireUser): WireUser {
    if (state.user?.id === user.id) return { ...user, ...pickBalance(pushedBalance.reduce(user)) };
    pushedBalance.forget();
    return user;
  }

  function storeUser(reply: WireUser): WireUser {
    const user = withLatestBalance(reply);
    writeEntry('user', JSON.stringify(user));
    return user;
  }

  /** @returns whether other tabs can read the token */
  function save(reply: SessionReply): boolean {
    writeEntry('token_type', reply.token_type);
    writeEntry('expires_in', String(reply.expires_in));
    writeEntry('loginTime', String(Date.now()));
    const user = storeUser(reply.user);
    // Last, because other tabs wait for it.
    const isShared = writeEntry('access_token', reply.access_token);
    set({ status: 'success', user });
    return isShared;
  }

  /** The code loads with the first session, so visitors never fetch it. */
  function startRefreshing() {
    if (stopRefreshing || !call) return;
    const ageMs = () => Date.now() - Number(readEntry('loginTime') ?? 0);
    const token = () => readEntry('access_token');
    const isShown = (playerId: number) => state.user?.id === playerId;
    const parts = {
      call,
      token,
      isStillSignedIn,
      isShown,
      save,
      ageMs,
      forget: () => forget({ by: 'server' }),
    };
    let isWanted = true;
    let stop = () => {
      isWanted = false;
    };
    stopRefreshing = () => stop();
    void keepSessionCode.load().then(
      (keepSession) => {
        if (isWanted) stop = keepSession(parts);
      },
      () => {
        stopRefreshing = undefined;
        const again = () => readEntry('access_token') !== null && startRefreshing();
        window.addEventListener('online', again, { once: true });
      },
    );
  }

  function changeUser(change: Partial<WireUser>) {
    if (state.status !== 'success' || !state.user) return;
    const user = { ...state.user, ...change };
    writeEntry('user', JSON.stringify(user));
    set({ status: 'success', user });
  }

  /** Pushed balances and those of replies. */
  const pushedBalance: PlayerBalance = createPlayerBalance({
    shown: () => state.user,
    show: (balance) => void (state.user && state.user !== balance && changeUser(pickBalance(balance))),
  });

  const unreadMessages: UnreadMessages = createUnreadMessages(() => state.user, changeUser);

  async function refreshProfile() {
    if (!call || !readEntry('access_token')) return;
    const withPushed = unreadMessages.requestProfile();
    try {
      const { profile } = await call('GET /user-profile');
      if (isStillSignedIn(profile.id)) set({ status: 'success', user: storeUser(withPushed(profile)) });
    } catch {
      // A 401 has already ended the session; after any other error the known data stays.
      if (state.status === 'loading')
        set(state.user ? { status: 'success', user: state.user } : { status: 'empty' });
    }
  }

  function readStorage() {
    if (!readEntry('access_token')) {
      const note = closedNote.read();
      if (note) showSignedOut({ by: 'exclusion', message: note.message });
      else showSignedOut(state.status === 'unknown' ? undefined : endInOtherTab());
      closedNote.onJudged((judged) => {
        const end = judged && { end: { by: 'exclusion', message: judged.message } as const };
        if (state.status === 'empty') set({ status: 'empty', ...end });
      });
      return;
    }
    const user = storedUser();
    // Another tab only exchanged the token.
    const isKnown = user !== undefined && user.id === state.user?.id;
    set(user ? { status: 'success', user: withLatestBalance(user) } : { status: 'loading' });
    startRefreshing();
    if (!isKnown) void refreshProfile();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the stored session; called after hydration. */
    start(siteCall: Call): () => void {
      call = siteCall;
      readStorage();
      const stopListening = onSessionChange(readStorage);
      return () => {
        stopListening();
        stopRefreshing?.();
        stopRefreshing = undefined;
      };
    },
    signIn(reply: SessionReply) {
      clearNotes();
      save(reply);
      startRefreshing();
    },
    /** Ends the session here and on the server, without waiting for the server's answer. */
    signOut() {
      if (call && readEntry('access_token')) void call('POST /logout').catch(() => undefined);
      forget();
    },
    forget: forgetRefused,
    closeAccount,
    refreshProfile,
    /** Changes the displayed user at once, before or after the server knows. */
    changeUser,
    pushedBalance,
    unreadMessages,
  };
}

export type Session = ReturnType<typeof createSession>;

export const SessionContext = createContext<Session | null>(null);

function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('this part is used outside of the site');
  return session;
}

/** The methods alone, for components that need no render when the session changes. */
export const useSessionActions: () => Pick<Session, 'state' | 'changeUser' | 'closeAccount'> =
  useSessionStore;

/** The player's favourite games; undefined for visitors. */
export function useFavouriteGames(): readonly number[] | undefined {
  const session = useSessionStore();
  const read = () => session.state().user?.favorite_games;
  return useSyncExternalStore(session.subscribe, read, () => undefined);
}

/** Pushed balances; a game holds them back while its reels spin. */
export function usePushedBalance(): PlayerBalance {
  return useSessionStore().pushedBalance;
}

/** The player's count of unread messages, which pushes and replies change. */
export function useUnreadMessages(): { readonly unread: number } & Pick<
  Session['unreadMessages'],
  'request'
> {
  const session = useSessionStore();
  // A user who was stored by an earlier version of the site has none.
  const read = () => session.state().user?.unread_messages ?? 0;
  const unread = useSyncExternalStore(session.subscribe, read, () => 0);
  return { unread, request: session.unreadMessages.request };
}

function useIsStatus(status: SessionState['status']): boolean {
  const session = useSessionStore();
  return useSyncExternalStore(
    session.subscribe,
    () => session.state().status === status,
    () => false,
  );
}

/** Whether a player is signed in. Renders only when that changes, which for a visitor is never. */
export const useIsPlayer = () => useIsStatus('success');

/** Whether a player is signed in when it is asked, which may be after the component has left the page. */
export function useIsStillPlayer(): () => boolean {
  const session = useSessionStore();
  return useCallback(() => session.state().status === 'success', [session]);
}

/** Whether the player who is signed in has closed the account. */
export function useIsClosed(): boolean {
  const session = useSessionStore();
  return useSyncExternalStore(
    session.subscribe,
    () => session.state().user?.is_closed === 1,
    () => false,
  );
}

/** Whether it is known that nobody is signed in. */
export const useIsVisitor = () => useIsStatus('empty');

/** The session's state with the methods that change it. */
export function useSession(): SessionState & Pick<Session, 'signIn' | 'signOut' | 'refreshProfile'> {
  const session = useSessionStore();
  const state = useSyncExternalStore(session.subscribe, session.state, () => unknownState);
  const { signIn, signOut, refreshProfile } = session;
  return { ...state, signIn, signOut, refreshProfile };
}
