import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import type { PokerLobbyInput } from '../../../addresses/poker-address.ts';
import { CallFailure, failureText, useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as paths from '../../../addresses/paths.ts';
import { useNavigate } from '../../../router/index.ts';
import { PlayBar } from '../play-bar.tsx';
import { PlayPosition } from '../play-position.tsx';
import { BreakButton } from '../session/break-button.tsx';
import { PlayStops } from '../session/play-stops.tsx';
import { useIsCheckDue } from '../session/use-is-check-due.ts';
import { usePlaySession } from '../session/use-play-session.ts';
import { PokerFrame } from './poker-frame.tsx';
import { PokerNameDialog } from './poker-name-dialog.tsx';
import { usePokerLobby } from './use-poker-lobby.ts';

const SERVER_FAULT = 500;

/** The room's lobby in a frame, with time, result and reality checks as for games. Closing it, or a server error, leads back to the poker page. */
export function PokerLobbyPage({ input }: { input: PokerLobbyInput }) {
  const t = useMessages();
  const navigate = useNavigate();
  const alert = useAlert();
  const stage = useRef<HTMLDivElement>(null);
  const lobby = usePokerLobby(input.gameId);
  const { error } = lobby;
  const play = usePlaySession(null, true, false);
  const isCheckDue = useIsCheckDue(play.session);
  const close = useCallback(() => void navigate(paths.poker), [navigate]);

  const leaveOnFault = useEffectEvent((failure: Error | null) => {
    if (!(failure instanceof CallFailure) || failure.status !== SERVER_FAULT) return;
    alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    void navigate(paths.poker, { replace: true });
  });
  useEffect(() => leaveOnFault(error), [error]);

  return (
    <div className="play-page">
      <div className="play-stage" ref={stage}>
        <PlayBar
          title={t('poker_lobby')}
          stage={stage}
          reload={{ label: t('poker_lobby_reload'), run: lobby.reload }}
          close={{ label: t('poker_lobby_close'), run: close }}
        >
          <PlayPosition session={play.session} />
          <BreakButton />
        </PlayBar>
        <PokerFrame lobby={lobby} isStopped={isCheckDue || Boolean(play.session?.elsewhere)} onExit={close} />
      </div>
      <PlayStops play={play} lobby={paths.poker} isCheckDue={isCheckDue} />
      {lobby.needsName && <PokerNameDialog onNamed={lobby.reload} onClose={close} />}
    </div>
  );
}
