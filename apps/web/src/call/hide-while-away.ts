import type { Session } from './session.ts';
import { storedUser } from './stored-user.ts';
import { readEntry } from './token-store.ts';

/**
 * A document that is left may come back as it was, with a player's name and money, although the player has signed out since:
 * browsers keep it whole, and show it before its scripts run. So a player's document is left hidden, and shown once it is
 * known to be theirs still; otherwise it is loaded anew.
 */
export function hideWhileAway(session: Session): Session {
  const { dataset } = document.documentElement;
  let leftBy: number | undefined;
  window.addEventListener('pagehide', ({ persisted }) => {
    leftBy = session.state().user?.id;
    if (persisted && leftBy !== undefined) dataset['away'] = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || leftBy === undefined) return;
    const isSame = readEntry('access_token') !== null && storedUser()?.id === leftBy;
    if (!isSame) return location.reload();
    delete dataset['away'];
    // The session may have ended elsewhere; the server knows.
    void session.refreshProfile();
  });
  return session;
}
