import type { Language } from '@baize/contract';

import type { CompiledMessage } from 'icu-minify/format';

/** Compiled texts by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/**
 * Messages travel in parts: what every page may say, what only forms and the account area do, what
 * stands below the fold of the home page, what feeds bring along, and what
 * lobbies, the search and the pages of games, promotions and texts say.
 */
export const messageGroups = ['lobby', 'account', 'home', 'feeds', 'lists'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/*
 * The build compiles the catalogues (see vite.config.ts), so what arrives here is compiled already,
 * which the types of the sources cannot say.
 */
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

/** One part of one language's messages: a file of its own. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<Messages> {
  const { default: messages } = await loaders[language][group]();
  return messages as Messages;
}
