import { Icon, VisuallyHidden } from '@baize/ui';
import { useEffect, useId, useRef, useState } from 'react';

import { lateView } from '../app/late-view.tsx';
import { useUnreadMessages } from '../call/index.ts';
import { closeOnLeave } from '../frame/close-on-leave.ts';
import { UnreadBadge } from '../frame/unread-badge.tsx';
import { useMessages } from '../messages/use-messages.ts';

const MessagesPanel = lateView('MessagesPanel', () => import('../areas/account/late.ts'), {
  texts: 'account',
});

/** The header's button for messages on wide screens, with the latest of them; narrow ones have the account menu. */
export function MessagesButton() {
  const t = useMessages();
  const id = useId();
  const { unread } = useUnreadMessages();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = panel.current;
    const update = (event: ToggleEvent) => setOpen(event.newState === 'open');
    popover?.addEventListener('toggle', update);
    return () => popover?.removeEventListener('toggle', update);
  }, []);
  return (
    <>
      <button type="button" className="messages-button only-wide" popoverTarget={id}>
        <Icon name="mail" />
        <VisuallyHidden>
          {unread > 0 ? t('site_messages_unread', { count: unread }) : t('site_messages')}
        </VisuallyHidden>
        <UnreadBadge />
      </button>
      {/* Focus that leaves it closes it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="message-panel"
        aria-label={t('site_messages')}
        role="region"
        onBlur={closeOnLeave}
      >
        {isOpen && <MessagesPanel onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
