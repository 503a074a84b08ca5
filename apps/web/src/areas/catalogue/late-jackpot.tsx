import { lazy } from 'react';

import { LatePart } from '../../app/late-part.tsx';

const JackpotPanel = lazy(async () => ({
  default: (await import('./jackpots/jackpot-panel.tsx')).JackpotPanel,
}));

/** A jackpot with its amounts, loaded late. */
export function LateJackpot({ kind }: { kind: 'cards' | 'grand' }) {
  return (
    <LatePart className="late-jackpot">
      <JackpotPanel kind={kind} />
    </LatePart>
  );
}
