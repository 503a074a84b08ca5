import { Button, ChipLink, Icon } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { useEffect, useEffectEvent, useState } from 'react';

import {
  type MessageFilter,
  messageFilters,
  messagesAddress,
  type MessagesInput,
} from '../../../addresses/messages-address.ts';
import { useUnreadMessages } from '../../../call/index.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link, type LinkProps, useNavigate } from '../../../router/index.ts';
import { MessageList } from './message-list.tsx';
import { useMarkRead, useMessagePage, useMessageUpdates } from './message-queries.ts';
import type { Message } from './message-text.ts';
import './messages.css';

const filterTexts: Readonly<Record<MessageFilter, MessageKey>> = {
  all: 'messages_filter_all',
  unread: 'messages_filter_unread',
  money: 'messages_filter_money',
  bonus: 'messages_filter_bonus',
  security: 'messages_filter_security',
  account: 'messages_filter_account',
  operator: 'messages_filter_operator',
};

/** All filters share a path, so the chip says which one is current. */
function FilterLink(props: LinkProps) {
  return <Link aria-current={undefined} {...props} />;
}

/** The open message is in the address, so Back, reload and a link from elsewhere find it. */
function useOpenMessage({ filter, messageId }: Pick<MessagesInput, 'filter' | 'messageId'>) {
  const navigate = useNavigate();
  const { markOne } = useMarkRead();
  const [opened, setOpened] = useState<readonly Message[]>([]);
  const { data } = useMessagePage(filter);

  function read(message: Message) {
    setOpened((known) => [...known.filter(({ id }) => id !== message.id), { ...message, is_read: true }]);
    if (!message.is_read) void markOne(message.id);
  }

  // One that a link leads to.
  const shown = data?.data.find(({ id }) => id === messageId);
  const readShown = useEffectEvent(() => shown && read(shown));
  const unreadId = shown?.is_read === false ? shown.id : undefined;
  useEffect(() => {
    if (unreadId !== undefined) readShown();
  }, [unreadId]);

  return {
    opened,
    toggle(message: Message) {
      const isOpen = message.id === messageId;
      if (!isOpen) read(message);
      const address = messagesAddress({ filter, messageId: isOpen ? undefined : message.id });
      void navigate(address, { replace: true, keepScroll: true });
    },
  };
}

/** Messages of the operator and the system to the player. */
export function MessagesPage({ input }: { readonly input: MessagesInput }) {
  const { filter, messageId } = input;
  const t = useMessages();
  const { unread } = useUnreadMessages();
  const { isMarking, markUpTo } = useMarkRead();
  const { data } = useMessagePage('all');
  const { opened, toggle } = useOpenMessage(input);
  useMessageUpdates();
  const newest = data?.data[0]?.id;
  return (
    <AccountFrame title={t('site_messages')} lead={t('messages_lead')} isCompact>
      <div className="message-tools">
        <nav className="chip-row" aria-label={t('messages_filter')}>
          {messageFilters.map((one) => (
            <ChipLink
              key={one}
              href={messagesAddress({ filter: one })}
              current={one === filter}
              linkAs={FilterLink}
              count={one === 'unread' && unread > 0 ? String(unread) : undefined}
            >
              {t(filterTexts[one])}
            </ChipLink>
          ))}
        </nav>
        <Button
          variant="quiet"
          icon="check"
          loading={isMarking}
          aria-disabled={unread === 0 || newest === undefined || undefined}
          onClick={() => unread > 0 && newest !== undefined && void markUpTo(newest)}
        >
          {t('messages_read_all')}
        </Button>
      </div>
      {input.isFilterUnknown && (
        <p role="status" className="message-filter-problem">
          <Icon name="circle-alert" size={16} />
          <span>{t('account_filter_problem')}</span>
        </p>
      )}
      <MessageList key={filter} filter={filter} openId={messageId} opened={opened} onToggle={toggle} />
    </AccountFrame>
  );
}
