import { ButtonLink, Icon, type IconName, joinClasses } from '@baize/ui';
import { useId } from 'react';

import { useApp } from '../../../app/app.ts';
import { useIsClosed, useSession } from '../../../call/index.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { clockTime, SupportWay } from '../../money/index.ts';
import { linkOfMessage, stopOfMessage } from './message-links.ts';
import { type Message, textOfMessage } from './message-text.ts';

export const topicIcons: Readonly<Record<Message['topic'], IconName>> = {
  money: 'wallet',
  bonus: 'gift',
  security: 'shield-check',
  account: 'user',
  operator: 'message-circle',
};

/** What the message leads to, if the brand has that page and it is open to the player. */
function useMessageLink(message: Message) {
  const isClosed = useIsClosed();
  const links = useAccountLinks();
  const link = linkOfMessage(message, isClosed);
  return link && links.some(({ href }) => href === link.page) ? link : undefined;
}

interface MessageRowProps {
  readonly message: Message;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One message: its title and time, and when it is open all of it. */
export function MessageRow({ message, isOpen, onToggle }: MessageRowProps) {
  const t = useMessages();
  const app = useApp();
  const id = useId();
  const { user } = useSession();
  const link = useMessageLink(message);
  const stopHref = stopOfMessage(message);
  const { title, body, details } = textOfMessage(app, message, user?.currency);
  return (
    <li
      className={joinClasses('message', isOpen && 'is-open')}
      data-unread={message.is_read ? undefined : ''}
    >
      <button
        type="button"
        className="message-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className="message-icon">
          <Icon name={topicIcons[message.topic]} />
        </span>
        <span className="message-title">
          <b dir="auto">{title}</b>
          {!isOpen && <span dir="auto">{body}</span>}
        </span>
        <span className="message-side">
          <time dateTime={message.created_at}>{clockTime(message.created_at, app)}</time>
          {!message.is_read && <em>{t('messages_unread_tag')}</em>}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && (
        <div id={id} className="message-body">
          <p dir="auto">{body}</p>
          {details.map((detail) => (
            <p key={detail} dir="auto" className="text-ink-2">
              {detail}
            </p>
          ))}
          {message.kind === 'withdrawals_forbidden' && <SupportWay />}
          {(link ?? stopHref) && (
            <div className="message-ways">
              {link && (
                <ButtonLink size="small" variant="line" href={link.href} linkAs={Link}>
                  {t(link.label)}
                </ButtonLink>
              )}
              {stopHref !== undefined && (
                <ButtonLink size="small" variant="quiet" href={stopHref} linkAs={Link}>
                  {t('messages_link_stop')}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
