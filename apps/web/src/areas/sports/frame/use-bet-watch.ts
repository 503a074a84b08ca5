import { useCallback, useState } from 'react';

export type BetNews =
  /** A bet waits for its decision, and no longer does. */
  | 'waiting'
  | 'decided'
  /** A bet was taken or paid. */
  | 'changed';

/** What the page around a book knows of the bets in it. */
export interface BetWatch {
  readonly isWaiting: boolean;
  /** Counts bets that were taken or paid since the page was opened. */
  readonly changes: number;
  follow(news: BetNews): void;
}

export function useBetWatch(): BetWatch {
  const [bets, setBets] = useState({ isWaiting: false, changes: 0 });
  const follow = useCallback(
    (news: BetNews) =>
      setBets(({ isWaiting, changes }) =>
        news === 'changed' ? { isWaiting, changes: changes + 1 } : { isWaiting: news === 'waiting', changes },
      ),
    [],
  );
  return { ...bets, follow };
}
