import type { MessageKey } from '@baize/messages/keys';

import type { Translate } from '../../messages/use-messages.ts';

/**
 * The text of a server message. If it is a key such as `message.767`, the catalogue has it with an exclamation mark for
 * the first dot.
 */
export function serverText(t: Translate, text: string): string {
  const key = text.replace('.', '!');
  // `t` returns unknown keys unchanged.
  const found = t(key as MessageKey);
  return found === key ? text : found;
}
