import type { Language } from '@baize/contract';

import type { CompiledMessage } from 'icu-minify/format';

import { type LateCode, lateCode } from '../app/late-code.ts';

/** Compiled texts by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/**
 * Messages load in groups: those of every page (`lobby`), of forms and the account area, of the lower part of the home
 * page, of feeds, of lobbies, search, games, promotions and texts (`lists`), and of limits, exclusions, self-test and help.
 */
export const messageGroups = ['lobby', 'account', 'home', 'feeds', 'lists', 'limits'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/* The build compiles the catalogues (see vite.config.ts), which their types cannot express. */
const catalogues: Record<Language, Record<MessageGroup, LateCode<unknown>>> = {
  tr: {
    lobby: lateCode('default', () => import('@baize/messages/site/tr-lobby')),
    account: lateCode('default', () => import('@baize/messages/site/tr-account')),
    home: lateCode('default', () => import('@baize/messages/site/tr-home')),
    feeds: lateCode('default', () => import('@baize/messages/site/tr-feeds')),
    lists: lateCode('default', () => import('@baize/messages/site/tr-lists')),
    limits: lateCode('default', () => import('@baize/messages/site/tr-limits')),
  },
  en: {
    lobby: lateCode('default', () => import('@baize/messages/site/en-lobby')),
    account: lateCode('default', () => import('@baize/messages/site/en-account')),
    home: lateCode('default', () => import('@baize/messages/site/en-home')),
    feeds: lateCode('default', () => import('@baize/messages/site/en-feeds')),
    lists: lateCode('default', () => import('@baize/messages/site/en-lists')),
    limits: lateCode('default', () => import('@baize/messages/site/en-limits')),
  },
};

/** Loads one group of messages in one language. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<Messages> {
  return (await catalogues[language][group].load()) as Messages;
}
