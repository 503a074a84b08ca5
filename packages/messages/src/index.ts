import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

import en from './en.ts';
import { formatCompiled } from './format.ts';
import type { MessageKey, MessageValues } from './message-key.ts';
import tr from './tr.ts';

export type { MessageKey, MessageValues };

const sources: Record<'tr' | 'en', Record<string, string>> = { tr, en };
const compiled = { tr: new Map<string, CompiledMessage>(), en: new Map<string, CompiledMessage>() };

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(tr, key);
}

/**
 * A message in one language, for the server, which reads the catalogues as they are written. The site
 * uses messages that were compiled when it was built.
 *
 * @throws RangeError when there is no such message: a mistake of the code, never of a caller
 */
export function formatMessage(language: 'tr' | 'en', key: string, values?: MessageValues): string {
  const known = compiled[language].get(key);
  if (known !== undefined) return formatCompiled(known, language, values);
  const source = sources[language][key];
  if (source === undefined) throw new RangeError(`there is no message "${key}"`);
  const message = compile(source);
  compiled[language].set(key, message);
  return formatCompiled(message, language, values);
}

/** Compiles overrides that a brand brings along, for the site to lay over its own messages. */
export function compileMessages(messages: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, compile(source)]));
}
