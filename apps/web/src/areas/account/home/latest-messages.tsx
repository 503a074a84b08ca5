import { Panel, Skeleton } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useUnreadMessages } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { MessageLinkRow } from '../messages/message-link-row.tsx';
import { useMessagePage, useMessageUpdates } from '../messages/message-queries.ts';

const SHOWN = 3;

/** The newest messages, as the header's panel shows them on wide screens. */
export function LatestMessages() {
  const t = useMessages();
  const { unread } = useUnreadMessages();
  const { data, isError } = useMessagePage('all');
  useMessageUpdates();
  const messages = data?.data.slice(0, SHOWN);
  if (!messages && isError) return null;
  return (
    <Panel as="section" className="account-card is-list" aria-labelledby="latest-messages">
      <header>
        <h2 id="latest-messages">{t('site_messages')}</h2>
        {unread > 0 && <small>{t('account_state_unread', { count: unread })}</small>}
        {messages?.length !== 0 && <Link href={paths.messages}>{t('account_all')}</Link>}
      </header>
      {!messages && <Skeleton className="h-40 w-full" />}
      {messages?.length === 0 && <p className="account-card-text">{t('messages_empty_text')}</p>}
      {messages && messages.length > 0 && (
        <ul className="latest-messages">
          {messages.map((message) => (
            <MessageLinkRow key={message.id} message={message} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
