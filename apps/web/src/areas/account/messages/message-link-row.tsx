import { Icon } from '@baize/ui';

import { messagesAddress } from '../../../addresses/messages-address.ts';
import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { dayAndTime } from '../../money/index.ts';
import { topicIcons } from './message-row.tsx';
import { type Message, textOfMessage } from './message-text.ts';
import './messages.css';

interface MessageLinkRowProps {
  readonly message: Message;
  readonly onLeave?: () => void;
}

/** A message in a short list, which leads to it among the others. */
export function MessageLinkRow({ message, onLeave }: MessageLinkRowProps) {
  const t = useMessages();
  const app = useApp();
  const { user } = useSession();
  const { title, body } = textOfMessage(app, message, user?.currency);
  return (
    <li className="message" data-unread={message.is_read ? undefined : ''}>
      <Link className="message-link" href={messagesAddress({ messageId: message.id })} onClick={onLeave}>
        <span className="message-icon">
          <Icon name={topicIcons[message.topic]} />
        </span>
        <span className="message-title">
          <b dir="auto">{title}</b>
          <span dir="auto">{body}</span>
        </span>
        <span className="message-side">
          <time dateTime={message.created_at}>{dayAndTime(message.created_at, app)}</time>
          {!message.is_read && <em>{t('messages_unread_tag')}</em>}
        </span>
      </Link>
    </li>
  );
}
