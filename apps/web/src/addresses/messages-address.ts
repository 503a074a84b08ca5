import type { WireQuery } from '@baize/contract';

import { href } from './href.ts';
import * as paths from './paths.ts';

export type MessageFilter = NonNullable<WireQuery<'GET /account/messages'>['filter']>;

export const messageFilters = ['all', 'unread', 'money', 'bonus', 'security', 'account', 'operator'] as const;

export interface MessagesInput {
  readonly filter: MessageFilter;
  /** The message that is open. */
  readonly messageId: number | undefined;
}

export const messagesSearchNames = ['filter', 'message'] as const;

export function parseMessages(search: URLSearchParams): MessagesInput {
  const id = Number(search.get('message'));
  return {
    filter: messageFilters.find((filter) => filter === search.get('filter')) ?? 'all',
    messageId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
  };
}

/** The inverse; what is usual is left out. */
export function messagesAddress({ filter = 'all', messageId }: Partial<MessagesInput>): string {
  return href(paths.messages, {}, { filter: filter === 'all' ? undefined : filter, message: messageId });
}
