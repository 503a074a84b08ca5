import type { WireReply } from '@baize/contract';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';
import { readEntry } from './token-store.ts';

const REFRESH_EVERY_MS = 120_000;
const LAYOUT_CHECK_EVERY_MS = 300_000;
const REFRESH_WHEN_OLDER_MS = 53 * 60_000;
const LOCK = 'baize.refresh';

interface SessionParts {
  readonly call: Call;
  /** Stores what a refresh brought. */
  keep(reply: WireReply<'POST /refresh'>): void;
  /** Time since sign-in or the last refresh in any tab. */
  ageMs(): number;
  /** The session is over. */
  forget(): void;
}

const isNoAnswer = (status: number) => status === 0 || status === 429 || status >= 500;

/** Runs the work in one tab at a time; an origin without locks has to do without. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Browsers offer locks to secure origins only, which the types do not know.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

/**
 * Keeps a session alive until it fails or is stopped. Tabs share the token, so the first whose time has
 * come exchanges it and the others find that done.
 *
 * @returns stops it
 */
export function keepSession({ call, keep, ageMs, forget }: SessionParts): () => void {
  let known = readEntry('access_token');
  let isStopped = false;

  async function refresh() {
    const token = readEntry('access_token');
    if (isStopped || !token) return;
    if (token !== known) {
      // Another tab has exchanged it since this one last looked.
      known = token;
      return;
    }
    try {
      const reply = await call('POST /refresh');
      // Whoever signed out meanwhile stays signed out.
      if (readEntry('access_token') !== token) return;
      keep(reply);
      known = reply.access_token;
    } catch (failure) {
      // Without an answer nothing is known of the session; the next turn asks again.
      if (!(failure instanceof CallFailure) || isNoAnswer(failure.status)) return;
      if (readEntry('access_token') === token) forget();
    }
  }

  const turn = () => void oneTabAtATime(refresh);
  const timer = setInterval(turn, REFRESH_EVERY_MS);
  const check = setInterval(() => {
    if (ageMs() > REFRESH_WHEN_OLDER_MS) turn();
  }, LAYOUT_CHECK_EVERY_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
    clearInterval(check);
  };
}
