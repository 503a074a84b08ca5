import { use } from 'react';

import { type App, useApp } from '../app/app.ts';
import { type Translate, useMessages } from './use-messages.ts';

const brought = new WeakMap<App, Promise<void>>();

/** The texts of feeds as well; waits for them, so it is for parts below a Suspense that are brought late. */
export function useFeedMessages(): Translate {
  const app = useApp();
  const texts = brought.get(app) ?? app.bringMessages('feeds');
  brought.set(app, texts);
  use(texts);
  return useMessages();
}
