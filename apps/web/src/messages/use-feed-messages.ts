import { use } from 'react';

import { type App, useApp } from '../app/app.ts';
import { type Translate, useMessages } from './use-messages.ts';

const loading = new WeakMap<App, Promise<void>>();

/** Loads the texts of feeds too and suspends until they are there, so use it only below a Suspense boundary. */
export function useFeedMessages(): Translate {
  const app = useApp();
  const texts = loading.get(app) ?? app.loadMessages('feeds');
  loading.set(app, texts);
  use(texts);
  return useMessages();
}
