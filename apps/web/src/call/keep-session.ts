import type { WireReply } from '@baize/contract';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';

const REFRESH_EVERY_MS = 120_000;
const LAYOUT_CHECK_EVERY_MS = 300_000;
const REFRESH_WHEN_OLDER_MS = 53 * 60_000;
const FIRST_RETRY_MS = 3_000;
const MAX_RETRY_MS = 60_000;

type Refreshed = WireReply<'POST /refresh'>;

interface SessionParts {
  readonly call: Call;
  /** The token in storage, as this tab sees it. */
  token(): string | null;
  /** Whether the player of a call is still signed in when its reply arrives. */
  isStillSignedIn(playerId: number): boolean;
  /** Whether this tab shows the player as signed in. */
  isShown(playerId: number): boolean;
  /** Stores the reply to a refresh. @returns whether other tabs can read its token */
  save(reply: Refreshed): boolean;
  /** Time since sign-in or the last refresh in any tab. */
  ageMs(): number;
  /** Ends the session. */
  forget(): void;
}

const isNoAnswer = (status: number) => status === 0 || status === 429 || status >= 500;

/** A short hash of a token (FNV-1a), so that the lock's name does not reveal it. */
function hashOf(token: string): number {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/**
 * The right to exchange a token, held by one tab only. Other tabs see a new token in storage late and would exchange
 * the old one again, but all tabs see locks at once. So a tab holds the lock of the token it exchanged until it
 * acquires another.
 */
function createClaim() {
  let release: (() => void) | undefined;
  return {
    /** @returns false if another tab has exchanged the token or is about to */
    take(token: string): Promise<boolean> {
      // Browsers offer locks on secure origins only, which the types don't say.
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
        // Browsers refuse locks together with storage, and without storage tabs share no token.
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

/** Passes tokens that could not be stored, such as when storage is full, to the other tabs of the site. */
function openTokenChannel(take: (reply: Refreshed) => void) {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel('baize.token');
    // Only this function sends on it.
    channel.addEventListener('message', ({ data }) => take(data as Refreshed));
  } catch {
    // Browsers that refuse storage may refuse channels, too.
  }
  return {
    // A channel belongs to its origin, so there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (reply: Refreshed) => channel?.postMessage(reply),
    close: () => channel?.close(),
  };
}

/**
 * Refreshes the session until that fails or is stopped. Tabs share the token: the first tab due exchanges it, and the
 * others find it exchanged. Without an answer it retries soon, because the server accepts the old token only until it
 * has seen a newer one.
 *
 * @returns a function that stops it
 */
export function keepSession(parts: SessionParts): () => void {
  const claim = createClaim();
  let known = parts.token();
  let isStopped = false;
  let isRunning = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout>;

  /** @returns whether other tabs can read the new token */
  function accept(reply: Refreshed): boolean {
    known = reply.access_token;
    return parts.save(reply);
  }

  // The sender has removed the old token, so storage may show none.
  const channel = openTokenChannel((reply) => {
    if (!isStopped && parts.isShown(reply.user.id)) accept(reply);
  });

  /** @returns false if it isn't known yet which token is valid */
  async function refresh(): Promise<boolean> {
    const token = parts.token();
    if (!token) return true;
    if (token !== known) {
      // Another tab has exchanged it since the last check.
      known = token;
      return true;
    }
    if (!(await claim.take(token))) return false;
    let reply: Refreshed;
    try {
      reply = await parts.call('POST /refresh');
    } catch (failure) {
      claim.release();
      if (!(failure instanceof CallFailure) || isNoAnswer(failure.status)) return false;
      if (parts.token() === token) parts.forget();
      return true;
    }
    // Saved even if storage shows another token than the one sent: this one is newer.
    const isWanted = !isStopped && parts.isStillSignedIn(reply.user.id);
    if (isWanted && !accept(reply)) channel.send(reply);
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

  // After a reload, continue the interval of the previous document.
  const restMs = Math.min(REFRESH_EVERY_MS, REFRESH_EVERY_MS - parts.ageMs());
  timer = setTimeout(() => void turn(), Math.max(FIRST_RETRY_MS, restMs));
  const check = setInterval(() => {
    if (parts.ageMs() > REFRESH_WHEN_OLDER_MS) void turn();
  }, LAYOUT_CHECK_EVERY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(check);
    channel.close();
    claim.release();
  };
}
