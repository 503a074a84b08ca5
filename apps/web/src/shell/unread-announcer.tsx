import { VisuallyHidden } from '@baize/ui';
import { useState } from 'react';

import { useUnreadMessages } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Says how many messages are unread when there are more than before; not when the page opens. */
export function UnreadAnnouncer() {
  const t = useMessages();
  const { unread } = useUnreadMessages();
  const [{ known, spoken }, setState] = useState({ known: unread, spoken: '' });
  if (unread !== known)
    setState({ known: unread, spoken: unread > known ? t('site_messages_unread', { count: unread }) : '' });
  return (
    <VisuallyHidden>
      <span aria-live="polite">{spoken}</span>
    </VisuallyHidden>
  );
}
