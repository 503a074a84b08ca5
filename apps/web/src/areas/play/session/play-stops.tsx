import { useState } from 'react';

import { Elsewhere } from './elsewhere.tsx';
import { RealityCheck } from './reality-check.tsx';
import type { PlaySessionActions } from './use-play-session.ts';

interface PlayStopsProps {
  readonly play: PlaySessionActions;
  /** Where stopping leads. */
  readonly lobby: string;
  readonly isCheckDue: boolean;
}

/** What stops play at this page: a reality check, else the same player at another page. */
export function PlayStops({ play, lobby, isCheckDue }: PlayStopsProps) {
  const { session } = play;
  const elsewhere = session?.elsewhere;
  const hasPlayedHere = useHasPlayedHere(session !== undefined && !elsewhere);
  if (!session) return null;
  if (isCheckDue) return <RealityCheck session={session} lobby={lobby} onChoice={play.acknowledge} />;
  if (!elsewhere) return null;
  return <Elsewhere name={elsewhere.name} lobby={lobby} hasMoved={hasPlayedHere} onMove={play.move} />;
}

/** Whether the player has played at this page since it was opened. */
function useHasPlayedHere(isHere: boolean): boolean {
  const [hasPlayed, setPlayed] = useState(isHere);
  if (isHere && !hasPlayed) setPlayed(true);
  return hasPlayed;
}
