import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const CHANNEL = 'baize.sessions';

const changedByEnding = ['GET /account/session-history', 'GET /account/security'] as const;

/**
 * Rereads the sessions, here and in other tabs of this browser, which the server does not notify.
 *
 * @returns what to call when a session was ended; it resolves when this page has read the new state
 */
export function useSessionUpdates(): () => Promise<void> {
  const queries = useQueryClient();
  const channel = useRef<BroadcastChannel>(undefined);
  const reread = async () => {
    await Promise.all(changedByEnding.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  useEffect(() => {
    // Some browsers have none in private windows; then other tabs read again when they get the focus.
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.addEventListener('message', () => {
      for (const key of changedByEnding) void queries.invalidateQueries({ queryKey: [key] });
    });
    return () => {
      opened.close();
      channel.current = undefined;
    };
  }, [queries]);
  return async () => {
    channel.current?.postMessage('ended');
    await reread();
  };
}
