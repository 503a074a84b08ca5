import type { Language } from '@baize/contract';

import type { Messages } from '../app/app.ts';

/** Messages travel in two parts: what every page may say, and what only forms and the account area do. */
export type MessageGroup = 'lobby' | 'account';

/*
 * The build compiles the catalogues (see vite.config.ts), so what arrives here is compiled already,
 * which the types of the sources cannot say.
 */
const loaders: Record<Language, Record<MessageGroup, () => Promise<{ default: unknown }>>> = {
  tr: {
    lobby: () => import('@baize/messages/site/tr-lobby'),
    account: () => import('@baize/messages/site/tr-account'),
  },
  en: {
    lobby: () => import('@baize/messages/site/en-lobby'),
    account: () => import('@baize/messages/site/en-account'),
  },
};

/** One part of one language's messages: a file of its own. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<Messages> {
  const { default: messages } = await loaders[language][group]();
  return messages as Messages;
}
