import { IconButton } from '@baize/ui';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import type { PokerLobbyInput } from '../../../addresses/poker-address.ts';
import { CallFailure, failureText, useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as paths from '../../../addresses/paths.ts';
import { useNavigate } from '../../../router/index.ts';
import { PokerFrame } from './poker-frame.tsx';
import { PokerNameDialog } from './poker-name-dialog.tsx';
import { usePokerLobby } from './use-poker-lobby.ts';

const SERVER_FAULT = 500;

/** The room's lobby in a frame. Closing it, or a server error, leads back to the poker page. */
export function PokerLobbyPage({ input }: { input: PokerLobbyInput }) {
  const t = useMessages();
  const navigate = useNavigate();
  const alert = useAlert();
  const stage = useRef<HTMLDivElement>(null);
  const lobby = usePokerLobby(input.gameId);
  const { error } = lobby;
  const close = useCallback(() => void navigate(paths.poker), [navigate]);

  const leaveOnFault = useEffectEvent((failure: Error | null) => {
    if (!(failure instanceof CallFailure) || failure.status !== SERVER_FAULT) return;
    alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    void navigate(paths.poker, { replace: true });
  });
  useEffect(() => leaveOnFault(error), [error]);

  function toggleFullScreen() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen?.().catch(() => undefined);
  }

  return (
    <div className="play-page">
      <div className="play-stage" ref={stage}>
        <div className="play-bar">
          <h1>{t('poker_lobby')}</h1>
          <span className="play-bar-space" />
          <IconButton icon="refresh-cw" label={t('poker_lobby_reload')} onClick={lobby.reload} />
          <IconButton icon="maximize" label={t('play_full_screen')} onClick={toggleFullScreen} />
          <IconButton icon="x" label={t('poker_lobby_close')} onClick={close} />
        </div>
        <PokerFrame lobby={lobby} onExit={close} />
      </div>
      {lobby.needsName && <PokerNameDialog onNamed={lobby.reload} onClose={close} />}
    </div>
  );
}
