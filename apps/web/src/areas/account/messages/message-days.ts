import type { App } from '../../../app/app.ts';
import { siteDay } from '../../money/index.ts';
import type { Message } from './message-text.ts';

export interface MessageDay {
  /** `2026-03-14` in the time zone of the brand. */
  readonly day: string;
  readonly messages: readonly Message[];
}

/** Messages by day, in their order. */
export function daysOf(messages: readonly Message[], brand: App['brand']): readonly MessageDay[] {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = siteDay(brand, new Date(message.created_at));
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, list]) => ({ day, messages: list }));
}

/**
 * A page of a list with the messages that were opened in it: with the filter of unread ones, what is read would disappear
 * under the eyes of its reader.
 */
export function withOpened(
  page: readonly Message[],
  opened: readonly Message[],
  { before = Infinity, hasMore }: { readonly before?: number | undefined; readonly hasMore: boolean },
): readonly Message[] {
  const last = hasMore ? (page.at(-1)?.id ?? 0) : 0;
  const missing = opened.filter(
    ({ id }) => id < before && id > last && !page.some((message) => message.id === id),
  );
  return [...page, ...missing].sort((one, other) => other.id - one.id);
}
