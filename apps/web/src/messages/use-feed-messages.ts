import { use } from 'react';

import { type App, useApp } from '../app/app.ts';
import { type Translate, useMessages } from './use-messages.ts';

const loading = new WeakMap<App, Promise<void>>();

/** The texts of feeds as well; waits for them, so it is for parts below a Suspense that are loading late. */
export function useFeedMessages(): Translate {
  const app = useApp();
  const texts = loading.get(app) ?? app.loadMessages('feeds');
  loading.set(app, texts);
  use(texts);
  return useMessages();
}
