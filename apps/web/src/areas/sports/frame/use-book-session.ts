import type { SportsProvider } from '@baize/brand';
import { useEffect, useEffectEvent, useRef } from 'react';

import { failureText, useAlert, useIsPlayer } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { embeds } from '../embeds/embeds.ts';
import type { BookLaunch } from './use-book.ts';

interface BookSession {
  readonly provider: SportsProvider;
  readonly launch: BookLaunch;
  readonly isReady: boolean;
  post(message: unknown): void;
}

/**
 * Begins the player's session in a book that is ready, and ends it there when it ends here, in whichever tab that was.
 */
export function useBookSession({ provider, launch, isReady, post }: BookSession) {
  const t = useMessages();
  const alert = useAlert();
  const isPlayer = useIsPlayer();
  /** The launch whose book has the player's session, or is getting it. */
  const signedIn = useRef<string>(undefined);
  const { isForEveryone, ...words } = embeds[provider];

  /** Null for a visitor, and if there is none: the book then stays open for reading. */
  async function readToken(): Promise<string | null> {
    signedIn.current = launch.key;
    const token = await launch.token().catch((failure: unknown) => {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
      return null;
    });
    if (token === null) signedIn.current = undefined;
    return token;
  }
  async function handOver() {
    if (!words.signIn) return;
    const token = await readToken();
    if (token !== null) post(words.signIn(token));
  }
  const begin = useEffectEvent(() => {
    if (signedIn.current === launch.key) return;
    // A book with a token in its address has its session.
    if (!isForEveryone) signedIn.current = launch.key;
    else if (words.signIn) void handOver();
    else post(words.signedIn);
  });
  const end = useEffectEvent(() => {
    if (signedIn.current === launch.key) post(words.signedOut);
    signedIn.current = undefined;
  });

  useEffect(() => {
    if (!isReady) return;
    if (isPlayer) begin();
    else end();
  }, [isReady, isPlayer]);

  return {
    /** The book waits for a token, such as after a reload of its own. */
    handOver,
    /** The book asks for a token itself. */
    reply: async (reply: (token: string | null) => void) => reply(await readToken()),
  };
}
