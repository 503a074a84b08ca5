import type { SportsProvider } from '@baize/brand';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { type App, useApp } from '../../../app/app.ts';
import { useIsPlayer, useIsVisitor, useSessionActions } from '../../../call/index.ts';
import { embeds } from '../embeds/embeds.ts';
import { type BookView, freshToken, openBook, type OpenedBook } from './open-book.ts';

export interface BookLaunch {
  /** Undefined while it opens. */
  readonly book: OpenedBook | undefined;
  readonly error: Error | null;
  /** Another one for each launch, so that each gets a new frame. */
  readonly key: string;
  reload(): void;
  /** A token that was not used yet; null for a visitor. */
  token(): Promise<string | null>;
}

/** A token expires after 60 seconds, some of which pass on its way. */
const TOKEN_FRESH_MS = 45_000;
const FIRST = '0 0 0';

/** @param launch another one for each launch of the same page; the first HTML has the first one */
export function bookQuery(
  app: Pick<App, 'call' | 'device'>,
  provider: SportsProvider,
  view: BookView,
  launch = FIRST,
) {
  return queryOptions({
    queryKey: ['book', provider, view, launch],
    queryFn: async () => {
      const book = await openBook(app, provider, view);
      // The first HTML, which has no token, is the same whenever it is rendered.
      return { ...book, openedMs: book.token ? performance.now() : 0 };
    },
    staleTime: Infinity,
    retry: false,
  });
}

/** How often a player has signed in since the page was opened. */
function useSignIns(isPlayer: boolean): number {
  const [seen, setSeen] = useState({ isPlayer: false, count: 0 });
  if (seen.isPlayer !== isPlayer) setSeen({ isPlayer, count: seen.count + (isPlayer ? 1 : 0) });
  return seen.count;
}

/**
 * Opens a book. One that is for everyone opens at once; another one when it is known who opens it, and again after each
 * sign-in. Nobody's book closes when a session ends.
 *
 * @param starts another number for each place that the book is opened at
 */
export function useBook(provider: SportsProvider, view: BookView, starts: number): BookLaunch {
  const app = useApp();
  const isPlayer = useIsPlayer();
  const isVisitor = useIsVisitor();
  const session = useSessionActions();
  const { isForEveryone } = embeds[provider];
  const signIns = useSignIns(isPlayer);
  const [attempt, setAttempt] = useState(0);
  const used = useRef<OpenedBook>(undefined);
  const launch = isForEveryone ? `${attempt} 0 0` : `${attempt} ${signIns} ${starts}`;
  const isKnown = isForEveryone || isPlayer || isVisitor || signIns > 0;
  const { data, error } = useQuery({
    ...bookQuery(app, provider, view, launch),
    // A token in it works once.
    gcTime: 0,
    enabled: isKnown,
  });
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  async function token() {
    if (session.state().status !== 'success') return null;
    if (data?.token && used.current !== data && performance.now() - data.openedMs < TOKEN_FRESH_MS) {
      used.current = data;
      return data.token;
    }
    return freshToken(app, provider, view);
  }

  const book = isKnown ? data : undefined;
  return { book, error, key: `${launch} ${starts}`, reload, token };
}
