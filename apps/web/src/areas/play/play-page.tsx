import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import type { PlayInput } from '../../addresses/play-address.ts';
import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePhonePrompt } from '../../frame/use-phone-prompt.ts';
import { GameFacts } from './game-facts.tsx';
import { GameFrame } from './game-frame.tsx';
import { lobbyOf } from './lobby-of.ts';
import { PlayBar } from './play-bar.tsx';
import { GameRail } from './game-rail.tsx';
import { useLaunch } from './use-launch.ts';

/** A game in its frame, with time, result and balance. */
export function PlayPage({ input }: { input: PlayInput }) {
  const t = useMessages();
  const app = useApp();
  const { gameId, mode } = input;
  const { data } = useSuspenseQuery(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } }));
  const detail = data.data;
  const stage = useRef<HTMLDivElement>(null);
  const launch = useLaunch(gameId, mode);
  usePhonePrompt(launch.error, { leavesHome: true });
  const [rounds, setRounds] = useState(0);
  const countRound = useCallback(() => setRounds((count) => count + 1), []);

  return (
    <div className="play-page" key={`${mode} ${gameId}`}>
      <div className="play-stage" ref={stage}>
        <PlayBar detail={detail} mode={mode} rounds={rounds} stage={stage} onReload={launch.reload} />
        <GameFrame
          launch={launch}
          title={t('play_frame_title', { name: detail.game.name })}
          onRound={countRound}
          game={detail.game}
        />
      </div>
      <GameFacts detail={detail} />
      <GameRail title={t('play_similar')} games={detail.similar} allHref={lobbyOf(detail.game)} />
    </div>
  );
}
