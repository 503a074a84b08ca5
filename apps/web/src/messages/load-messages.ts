import type { Language } from '@baize/contract';

import type { CompiledMessage } from 'icu-minify/format';

/** Compiled texts by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/**
 * Messages load in groups: those of every page (`lobby`), of forms and the account area, of the lower part of the home
 * page, of feeds, and of lobbies, search, games, promotions and texts (`lists`).
 */
export const messageGroups = ['lobby', 'account', 'home', 'feeds', 'lists'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/* The build compiles the catalogues (see vite.config.ts), which their types cannot express. */
const loaders: Record<Language, Record<MessageGroup, () => Promise<{ default: unknown }>>> = {
  tr: {
    lobby: () => import('@baize/messages/site/tr-lobby'),
    account: () => import('@baize/messages/site/tr-account'),
    home: () => import('@baize/messages/site/tr-home'),
    feeds: () => import('@baize/messages/site/tr-feeds'),
    lists: () => import('@baize/messages/site/tr-lists'),
  },
  en: {
    lobby: () => import('@baize/messages/site/en-lobby'),
    account: () => import('@baize/messages/site/en-account'),
    home: () => import('@baize/messages/site/en-home'),
    feeds: () => import('@baize/messages/site/en-feeds'),
    lists: () => import('@baize/messages/site/en-lists'),
  },
};

/** Loads one group of messages in one language. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<Messages> {
  const { default: messages } = await loaders[language][group]();
  return messages as Messages;
}
