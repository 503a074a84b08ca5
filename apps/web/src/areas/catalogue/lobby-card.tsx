import type { Game } from '@baize/contract';
import { memo } from 'react';

import { GameCard } from '../play/index.ts';
import { LiveSpot } from './live-spot.tsx';

interface LobbyCardProps {
  readonly game: Game;
  readonly eager?: boolean;
  readonly leads?: boolean;
}

/** A game in a list; memoised, because there are dozens. */
export const LobbyCard = memo(function LobbyCard({ game, eager, leads }: LobbyCardProps) {
  return <GameCard game={game} eager={eager} leads={leads} below={<LiveSpot game={game} />} />;
});
