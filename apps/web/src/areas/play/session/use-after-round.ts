import { useEffect, useState } from 'react';

/** Longer than the longest flight and the hands of a full table. A game that reports no end puts nothing off for longer. */
const LONGEST_ROUND_MS = 4 * 60_000;

/**
 * Whether a reality check that is due stops play now. It waits for the end of a running round: over a flight or a hand it would
 * take the decisions about the stake from the player.
 */
export function useAfterRound(isDue: boolean, isRoundRunning: boolean): boolean {
  const [hasStopped, setStopped] = useState(false);
  useEffect(() => {
    if (!isDue || !isRoundRunning) {
      setStopped(isDue);
      return;
    }
    const timer = setTimeout(() => setStopped(true), LONGEST_ROUND_MS);
    return () => clearTimeout(timer);
  }, [isDue, isRoundRunning]);
  return isDue && (hasStopped || !isRoundRunning);
}
