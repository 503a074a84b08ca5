import type { LobbyType } from '@baize/contract/page-addresses';
import type { Game } from '@baize/contract';
import { memo } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { GameRail } from '../play/index.ts';
import { LateCarousel } from './jackpots/late-carousel.tsx';
import { LateJackpot } from './late-jackpot.tsx';
import { LiveSpot } from './live-spot.tsx';

function spotOf(game: Game) {
  return <LiveSpot game={game} />;
}

interface LobbyStripsProps {
  readonly type: LobbyType;
  /** Popular games; the row is hidden without any. */
  readonly popular: readonly Game[];
}

/** Above the list: popular games and jackpots. */
export const LobbyStrips = memo(function LobbyStrips({ type, popular }: LobbyStripsProps) {
  const t = useMessages();
  return (
    <>
      {type === 'jackpot' && (
        <>
          <LateJackpot kind="grand" />
          <LateJackpot kind="cards" />
        </>
      )}
      <GameRail title={t('catalogue_popular_now')} games={popular} below={spotOf} isFirst leads />
      {type === 'casino' && <LateCarousel />}
    </>
  );
});
