import type { MessageKey, MessageValues } from '@baize/messages/keys';

export interface FieldProblem {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}
