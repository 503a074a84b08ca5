import { useEffect, useEffectEvent } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { isDueOnArrival } from './play-session.ts';
import { RealityCheck } from './reality-check.tsx';
import { useIsCheckDue } from './use-is-check-due.ts';
import { type RealityChoice, usePlaySession } from './use-play-session.ts';

interface PlayReturnProps {
  /** The game for which the tab left the site. */
  readonly gameId: number;
  /** No reality check waits any more. */
  onDone(): void;
}

/** The reality check that became due while a game had the whole window. */
export function PlayReturn({ gameId, onDone }: PlayReturnProps) {
  const { session, acknowledge } = usePlaySession(gameId, true, false);
  const isCheckDue = useIsCheckDue(session);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (session && !isDueOnArrival(session)) finish();
  }, [session]);

  async function choose(choice: RealityChoice) {
    try {
      await acknowledge(choice);
    } finally {
      if (choice !== 'continue') onDone();
    }
  }

  if (!session || !isCheckDue) return null;
  return <RealityCheck session={session} lobby={paths.home} onChoice={choose} />;
}
