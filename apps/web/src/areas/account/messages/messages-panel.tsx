import { Button, ButtonLink, Skeleton } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useUnreadMessages } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { MessageLinkRow } from './message-link-row.tsx';
import { useMarkRead, useMessagePage, useMessageUpdates } from './message-queries.ts';
import './messages.css';

const SHOWN = 5;

interface PanelProps {
  /** Closes the panel. */
  readonly onLeave: () => void;
}

/** The latest messages, below the header's button. */
export function MessagesPanel({ onLeave }: PanelProps) {
  const t = useMessages();
  const { unread } = useUnreadMessages();
  const { isMarking, markUpTo } = useMarkRead();
  const { data, error } = useMessagePage('all');
  useMessageUpdates();
  const messages = data?.data.slice(0, SHOWN);
  const newest = messages?.[0]?.id;
  return (
    <>
      <header>
        <h2>{t('messages_latest')}</h2>
        <Button
          size="small"
          variant="quiet"
          loading={isMarking}
          aria-disabled={unread === 0 || newest === undefined || undefined}
          onClick={() => unread > 0 && newest !== undefined && void markUpTo(newest)}
        >
          {t('messages_read_all')}
        </Button>
      </header>
      {messages && messages.length > 0 && (
        <ul>
          {messages.map((message) => (
            <MessageLinkRow key={message.id} message={message} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {messages?.length === 0 && <p>{t('messages_empty')}</p>}
      {!messages && error && <p role="alert">{t('messages_failed')}</p>}
      {!messages && !error && (
        <div className="message-skeleton" role="status" aria-label={t('site_loading')}>
          {[1, 2, 3].map((row) => (
            <div key={row}>
              <Skeleton className="size-9" />
              <Skeleton className="h-9 w-full" />
            </div>
          ))}
        </div>
      )}
      <footer>
        <ButtonLink variant="line" href={paths.messages} linkAs={Link} onClick={onLeave}>
          {t('messages_all')}
        </ButtonLink>
      </footer>
    </>
  );
}
