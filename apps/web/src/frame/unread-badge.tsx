import { useUnreadMessages } from '../call/index.ts';

const MOST = 99;

/** How many messages are unread, for the eye only: what it is at says it in words. */
export function UnreadBadge() {
  const { unread } = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <span className="unread-badge" aria-hidden="true" translate="no">
      {unread > MOST ? `${MOST}+` : unread}
    </span>
  );
}
