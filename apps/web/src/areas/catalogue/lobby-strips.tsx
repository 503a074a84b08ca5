import type { Game } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { LobbyType } from '../../routes/lobby-types.ts';
import { popularGames } from '../../routes/lobby-data.ts';
import { GameRail } from '../play/index.ts';
import { LateCarousel } from './jackpots/late-carousel.tsx';
import { LateJackpot } from './late-jackpot.tsx';
import { LiveSpot } from './live-spot.tsx';

/** Fewer make no row. */
const FEWEST = 4;

function spotOf(game: Game) {
  return <LiveSpot game={game} />;
}

/** Above the whole list: what is played a lot these days, where the brand shows it, and jackpots. */
export function LobbyStrips({ type }: { type: LobbyType }) {
  const t = useMessages();
  const app = useApp();
  const { data } = useQuery({
    ...popularGames(app, type),
    enabled: app.brand.traits['catalogue.popularGames'],
  });
  const games = data?.games ?? [];
  return (
    <>
      {type === 'jackpot' && (
        <>
          <LateJackpot kind="grand" />
          <LateJackpot kind="cards" />
        </>
      )}
      {games.length >= FEWEST && <GameRail title={t('catalogue_popular_now')} games={games} below={spotOf} />}
      {type === 'casino' && <LateCarousel />}
    </>
  );
}
