import type { WireQuery } from '@baize/contract';

import { href } from './href.ts';
import * as paths from './paths.ts';

export type MessageFilter = NonNullable<WireQuery<'GET /account/messages'>['filter']>;

export const messageFilters = ['all', 'unread', 'money', 'bonus', 'security', 'account', 'operator'] as const;

export interface MessagesInput {
  readonly filter: MessageFilter;
  /** The address names a filter that there is not; all messages are shown. */
  readonly isFilterUnknown: boolean;
  /** The message that is open. */
  readonly messageId: number | undefined;
}

export const messagesSearchNames = ['filter', 'message'] as const;

export function parseMessages(search: URLSearchParams): MessagesInput {
  const id = Number(search.get('message'));
  const named = search.get('filter') || 'all';
  const filter = messageFilters.find((one) => one === named);
  return {
    filter: filter ?? 'all',
    isFilterUnknown: filter === undefined,
    messageId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
  };
}

/** The inverse; what is usual is left out. */
export function messagesAddress({
  filter = 'all',
  messageId,
}: Partial<Omit<MessagesInput, 'isFilterUnknown'>>): string {
  return href(paths.messages, {}, { filter: filter === 'all' ? undefined : filter, message: messageId });
}
