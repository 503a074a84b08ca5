import type { MessageKey } from '@baize/messages/keys';

const key: MessageKey = 'auth_field_long';

/** What a schema says of a text with too many characters: the key of the words, then the most that it takes. */
export function tooLong(max: number): string {
  return `${key} ${max}`;
}
