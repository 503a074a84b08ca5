import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import type { PlayInput } from '../../addresses/play-address.ts';
import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePhonePrompt } from '../../frame/use-phone-prompt.ts';
import { GameBar } from './game-bar.tsx';
import { GameFacts } from './game-facts.tsx';
import { GameFrame } from './game-frame.tsx';
import { lobbyOf } from './lobby-of.ts';
import { GameRail } from './game-rail.tsx';
import { PlayStops } from './session/play-stops.tsx';
import { useIsCheckDue } from './session/use-is-check-due.ts';
import { useWholeWindow } from './session/use-whole-window.ts';
import { usePlaySession } from './session/use-play-session.ts';
import { useLaunch } from './use-launch.ts';

/** A game in its frame, with time, result and balance. */
export function PlayPage({ input }: { input: PlayInput }) {
  const t = useMessages();
  const app = useApp();
  const { gameId, mode } = input;
  const { data } = useSuspenseQuery(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } }));
  const detail = data.data;
  const lobby = lobbyOf(detail.game);
  const stage = useRef<HTMLDivElement>(null);
  const launch = useLaunch(gameId, mode);
  usePhonePrompt(launch.error, { leavesHome: true });
  const [runningAt, setRunningAt] = useState<number>();
  const play = usePlaySession(gameId, mode === 'real', runningAt === gameId);
  const isCheckDue = useIsCheckDue(play.session);
  const isStopped = isCheckDue || Boolean(play.session?.elsewhere);
  const isKnown = mode === 'demo' || play.session !== undefined;
  const isWholeWindow = useWholeWindow({ launch, gameId, mode, isKnown, isStopped });
  const { refresh } = play;
  const followRound = useCallback(
    (state: 'started' | 'ended') => {
      setRunningAt(state === 'started' ? gameId : undefined);
      if (state === 'ended') refresh();
    },
    [refresh, gameId],
  );

  return (
    <div className="play-page" key={`${mode} ${gameId}`}>
      <div className="play-stage" ref={stage}>
        <GameBar detail={detail} mode={mode} session={play.session} stage={stage} onReload={launch.reload} />
        <GameFrame
          launch={launch}
          title={t('play_frame_title', { name: detail.game.name })}
          onRound={followRound}
          game={detail.game}
          isStopped={isStopped}
          isWholeWindow={isWholeWindow}
        />
      </div>
      <PlayStops play={play} lobby={lobby} isCheckDue={isCheckDue} />
      <GameFacts detail={detail} />
      <GameRail title={t('play_similar')} games={detail.similar} allHref={lobby} />
    </div>
  );
}
