import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

import en from './en.ts';
import { formatCompiled } from './format.ts';
import type { MessageKey, MessageValues } from './message-key.ts';
import tr from './tr.ts';

export type { MessageKey, MessageValues };

const sources: Record<'tr' | 'en', Record<string, string>> = { tr, en };

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(tr, key);
}

/** Compiled once each: brands' own words are as few as their messages. */
const compiledSources = new Map<string, CompiledMessage>();

function compileOnce(source: string): CompiledMessage {
  const message = compiledSources.get(source) ?? compile(source);
  compiledSources.set(source, message);
  return message;
}

/**
 * A message in one language, for the server, which reads the catalogues as they are written. The site
 * uses messages that were compiled when it was built.
 *
 * @param overrides the words of a brand, which go before the catalogue's; where they cannot be read or
 * want a value that there is not, the catalogue's are said, so that they cost nobody an answer
 * @throws RangeError when there is no such message: a mistake of the code, never of a caller
 */
export function formatMessage(
  language: 'tr' | 'en',
  key: string,
  values?: MessageValues,
  overrides: Readonly<Record<string, string>> = {},
): string {
  const source = isMessageKey(key) ? sources[language][key] : undefined;
  if (source === undefined) throw new RangeError(`there is no message "${key}"`);
  const own = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  if (own !== undefined) {
    try {
      return formatCompiled(compileOnce(own), language, values);
    } catch {
      // Said below in the catalogue's words.
    }
  }
  return formatCompiled(compileOnce(source), language, values);
}

/** Compiles overrides that a brand brings along, for the site to lay over its own messages. */
export function compileMessages(messages: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, compile(source)]));
}
