import type { WireReply } from '@baize/contract';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';

const REFRESH_EVERY_MS = 120_000;
const LAYOUT_CHECK_EVERY_MS = 300_000;
const REFRESH_WHEN_OLDER_MS = 53 * 60_000;
const FIRST_RETRY_MS = 3_000;
const MAX_RETRY_MS = 60_000;

interface SessionParts {
  readonly call: Call;
  /** The token that storage shows to this tab. */
  token(): string | null;
  /** Whether nobody has signed out, or in as another player, since a call for this player was sent. */
  isStillSignedIn(playerId: number): boolean;
  /** Stores the reply to a refresh. */
  save(reply: WireReply<'POST /refresh'>): void;
  /** Time since sign-in or the last refresh in any tab. */
  ageMs(): number;
  /** The session is over. */
  forget(): void;
}

const isNoAnswer = (status: number) => status === 0 || status === 429 || status >= 500;

/** A short number for a token, so that its lock doesn't spell it out (FNV-1a). */
function hashOf(token: string): number {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/**
 * The right to exchange a token, which only one tab has. Storage shows a new token to other tabs late, and they would
 * exchange the old one again; locks are known to all tabs at once. So a tab keeps the lock of the token that it
 * exchanged until it takes up another one.
 */
function createClaim() {
  let release: (() => void) | undefined;
  return {
    /** @returns false if another tab has exchanged the token, or is about to */
    take(token: string): Promise<boolean> {
      // Browsers offer locks to secure origins only, which the types don't know.
      const locks = navigator.locks as LockManager | undefined;
      if (!locks) return Promise.resolve(true);
      return new Promise((resolve) => {
        const hold = (lock: Lock | null) => {
          resolve(lock !== null);
          if (!lock) return undefined;
          return new Promise<void>((done) => {
            release?.();
            release = done;
          });
        };
        // Locks are refused together with storage, and without storage tabs share no token.
        locks
          .request(`baize.refresh ${hashOf(token)}`, { ifAvailable: true }, hold)
          .catch(() => resolve(true));
      });
    },
    release() {
      release?.();
      release = undefined;
    },
  };
}

/**
 * Keeps a session alive until it fails or is stopped. Tabs share the token: the first whose turn it is exchanges it,
 * the others find that done. Without an answer the next turn comes soon, because the server goes on with the old token
 * only until it has seen a newer one.
 *
 * @returns stops it
 */
export function keepSession(parts: SessionParts): () => void {
  const claim = createClaim();
  let known = parts.token();
  let isStopped = false;
  let isRunning = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout>;

  /** @returns false if it isn't known yet which token is the live one */
  async function refresh(): Promise<boolean> {
    const token = parts.token();
    if (!token) return true;
    if (token !== known) {
      // Another tab has exchanged it since this one last looked.
      known = token;
      return true;
    }
    if (!(await claim.take(token))) return false;
    let reply: WireReply<'POST /refresh'>;
    try {
      reply = await parts.call('POST /refresh');
    } catch (failure) {
      claim.release();
      if (!(failure instanceof CallFailure) || isNoAnswer(failure.status)) return false;
      if (parts.token() === token) parts.forget();
      return true;
    }
    // Kept even if storage shows another token than the one sent: that one is older than this.
    if (!isStopped && parts.isStillSignedIn(reply.user.id)) {
      parts.save(reply);
      known = reply.access_token;
    }
    return true;
  }

  async function turn(): Promise<void> {
    if (isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    const isSettled = await refresh();
    isRunning = false;
    if (isStopped) return;
    const pauseMs = isSettled ? REFRESH_EVERY_MS : retryMs * (0.5 + Math.random());
    retryMs = isSettled ? FIRST_RETRY_MS : Math.min(retryMs * 2, MAX_RETRY_MS);
    timer = setTimeout(() => void turn(), pauseMs);
  }

  // A page that is loaded again goes on with the interval that the one before began.
  const restMs = Math.min(REFRESH_EVERY_MS, REFRESH_EVERY_MS - parts.ageMs());
  timer = setTimeout(() => void turn(), Math.max(FIRST_RETRY_MS, restMs));
  const check = setInterval(() => {
    if (parts.ageMs() > REFRESH_WHEN_OLDER_MS) void turn();
  }, LAYOUT_CHECK_EVERY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(check);
    claim.release();
  };
}
