import type { Language } from '@baize/contract';

import type { Messages } from '../app/app.ts';

/*
 * The build compiles the catalogues (see vite.config.ts), so what arrives here is compiled already,
 * which the types of the sources cannot say.
 */
const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  tr: () => import('@baize/messages/tr'),
  en: () => import('@baize/messages/en'),
};

/** One language's messages: a chunk of its own. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { default: messages } = await loaders[language]();
  return messages as Messages;
}
