import { Button, EmptyState, Panel, Skeleton } from '@baize/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

import type { MessageFilter } from '../../../addresses/messages-address.ts';
import { useApp } from '../../../app/app.ts';
import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { siteDay } from '../../money/index.ts';
import { daysOf, withOpened } from './message-days.ts';
import { useMessagePage } from './message-queries.ts';
import { MessageRow } from './message-row.tsx';
import type { Message } from './message-text.ts';

const DAY_MS = 24 * 60 * 60_000;
const SKELETON_ROWS = [1, 2, 3, 4, 5];

export function MessagesSkeleton() {
  const t = useMessages();
  return (
    <Panel role="status" aria-label={t('site_loading')} className="message-skeleton">
      {SKELETON_ROWS.map((row) => (
        <div key={row}>
          <Skeleton className="size-9" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </Panel>
  );
}

/** "Today", "Yesterday" or "14 March 2026". */
function useDayText(): (day: string) => string {
  const t = useMessages();
  const { brand, language } = useApp();
  const today = siteDay(brand);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return (day) => {
    if (day === today) return t('messages_today');
    if (day === yesterday) return t('messages_yesterday');
    const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  };
}

export interface MessageListProps {
  readonly filter: MessageFilter;
  readonly openId: number | undefined;
  /** Messages that were opened here. */
  readonly opened: readonly Message[];
  readonly onToggle: (message: Message) => void;
  /** Of a page after the first: the message before it, and its day, whose heading is there already. */
  readonly before?: number;
  readonly dayBefore?: string;
}

/** Where a page that was asked for begins: the focus moves to it, since the pressed button is gone. */
function useStart(isAskedFor: boolean, isLoaded: boolean): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const shown = isLoaded ? 'rows' : 'skeleton';
  const focused = isAskedFor ? shown : undefined;
  useEffect(() => {
    if (focused) start.current?.focus({ preventScroll: true });
  }, [focused]);
  return start;
}

/** A page of messages by day, with the next one after it once it is asked for. */
export function MessageList(props: MessageListProps) {
  const { filter, openId, opened, onToggle, before, dayBefore } = props;
  const t = useMessages();
  const { brand } = useApp();
  const dayText = useDayText();
  const { data, error, refetch } = useMessagePage(filter, before);
  const [isLonger, setLonger] = useState(false);
  const start = useStart(before !== undefined, data !== undefined);
  if (error && !data)
    return (
      <EmptyState
        icon="triangle-alert"
        tone="failed"
        title={t('messages_failed')}
        text={failureText(error, t('site_unknown_error'))}
        action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
      />
    );
  if (!data)
    return (
      <section ref={start} tabIndex={-1} aria-label={t('site_loading')}>
        <MessagesSkeleton />
      </section>
    );
  const hasMore = data.has_more;
  const messages = withOpened(data.data, opened, { before, hasMore });
  if (messages.length === 0) return before === undefined ? <NoMessages filter={filter} /> : null;
  const days = daysOf(messages, brand);
  const last = messages.at(-1);
  return (
    <>
      {days.map(({ day, messages: ofDay }, index) => (
        <section
          key={day}
          ref={index === 0 ? start : undefined}
          tabIndex={-1}
          className="message-day"
          aria-label={dayText(day)}
        >
          {day !== dayBefore && <h2>{dayText(day)}</h2>}
          <Panel>
            <ul>
              {ofDay.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isOpen={message.id === openId}
                  onToggle={() => onToggle(message)}
                />
              ))}
            </ul>
          </Panel>
        </section>
      ))}
      {hasMore && !isLonger && (
        <Button variant="line" className="message-older" onClick={() => setLonger(true)}>
          {t('messages_older')}
        </Button>
      )}
      {hasMore && isLonger && last && (
        <MessageList {...props} before={last.id} dayBefore={days.at(-1)?.day ?? ''} />
      )}
    </>
  );
}

function NoMessages({ filter }: Pick<MessageListProps, 'filter'>) {
  const t = useMessages();
  if (filter === 'unread')
    return (
      <EmptyState icon="check" title={t('messages_none_unread')} text={t('messages_none_unread_text')} />
    );
  return filter === 'all' ? (
    <EmptyState icon="mail" title={t('messages_empty')} text={t('messages_empty_text')} />
  ) : (
    <EmptyState icon="mail" title={t('messages_none_found')} text={t('messages_empty_text')} />
  );
}
