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

/** Compiled once each; the number of texts is bounded by the brands' own. */
const compiledSources = new Map<string, CompiledMessage>();

function compileOnce(source: string): CompiledMessage {
  const message = compiledSources.get(source) ?? compile(source);
  compiledSources.set(source, message);
  return message;
}

/**
 * A message in one language, for the server, which compiles the catalogues at run time. The site uses messages compiled
 * by the build.
 *
 * @param overrides a brand's own texts, which take precedence; one that is invalid or needs a missing value is replaced
 * by the catalogue's, so that it never causes a failure
 * @throws RangeError for an unknown key, which is a bug
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
      // Falls back to the catalogue's text below.
    }
  }
  return formatCompiled(compileOnce(source), language, values);
}

/** Compiles a brand's overrides, which the site merges into its own messages. */
export function compileMessages(messages: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, compile(source)]));
}
