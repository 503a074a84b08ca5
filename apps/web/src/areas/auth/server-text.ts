import type { MessageKey } from '@baize/messages/keys';

import type { Translate } from '../../messages/use-messages.ts';

/**
 * Words of the server for a person. Where they are the name of a text instead, as in `message.767`, the
 * catalogue has it with an exclamation mark for the first dot.
 */
export function serverText(t: Translate, text: string): string {
  const key = text.replace('.', '!');
  // What the catalogue does not know it answers as it came.
  const found = t(key as MessageKey);
  return found === key ? text : found;
}
