import { formatCompiled } from '@baize/messages/format';
import type { MessageKey, MessageValues } from '@baize/messages/keys';
import { useCallback } from 'react';

import { type App, useApp } from '../app/app.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Translates outside of components. A missing text shows its key, which the tests look for. */
export function translate(
  app: Pick<App, 'language' | 'messages'>,
  key: MessageKey,
  values?: MessageValues,
): string {
  const message = app.messages[key];
  return message === undefined ? key : formatCompiled(message, app.language, values);
}

export function useMessages(): Translate {
  const app = useApp();
  return useCallback((key, values) => translate(app, key, values), [app]);
}
