import { lazy, Suspense } from 'react';

import { useIsPlayer } from '../../call/index.ts';

const LastGames = lazy(async () => {
  const { LastGames: View } = await import('./last-games.tsx');
  return { default: View };
});

/** The player's latest games; visitors never load its code. */
export function ContinuePlaying() {
  if (!useIsPlayer()) return null;
  return (
    <Suspense fallback={null}>
      <LastGames />
    </Suspense>
  );
}
