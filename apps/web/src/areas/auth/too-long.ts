import type { MessageKey } from '@baize/messages/keys';

const key: MessageKey = 'auth_field_long';

/** A schema's message for a text that is too long: its catalogue key, then the maximum length. */
export function tooLong(max: number): string {
  return `${key} ${max}`;
}
