import { Button, ButtonLink, EmptyState, Skeleton } from '@baize/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as paths from '../../../addresses/paths.ts';
import { Link } from '../../../router/index.ts';
import { usePause } from '../session/use-pause.ts';
import type { PokerLobby } from './use-poker-lobby.ts';

/** The room has another origin, so `allow-scripts` with `allow-same-origin` cannot lift the sandbox. */
const ROOM_SANDBOX = 'allow-scripts allow-same-origin allow-forms';
const SLOW_AFTER_MS = 15_000;

interface PokerFrameProps {
  readonly lobby: PokerLobby;
  /** Play is stopped: the frame cannot be used, and is notified. */
  readonly isStopped: boolean;
  onExit(): void;
}

/** The room's own lobby in a frame; its messages are checked by origin. */
export function PokerFrame({ lobby, isStopped, onExit }: PokerFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyAttempt, setReadyAttempt] = useState(-1);
  const [slowAttempt, setSlowAttempt] = useState(-1);
  const { url, attempt, error } = lobby;
  const isReady = readyAttempt === attempt;
  const isSlow = slowAttempt === attempt && !isReady;

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (url === undefined || event.origin !== new URL(url).origin) return;
    if (event.source !== frame.current?.contentWindow) return;
    const { data } = event;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'baize:ready') setReadyAttempt(attempt);
    if (data.type === 'baize:exit') onExit();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handleMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isReady || url === undefined) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, url, attempt]);

  usePause({ frame, sendTo: url && new URL(url).origin, isStopped, isReady });

  if (error || isSlow) {
    return (
      <div className="game-frame is-empty">
        <EmptyState
          icon="circle-alert"
          tone="failed"
          title={t('poker_lobby_failed')}
          text={error ? failureText(error, t('site_unknown_error')) : t('poker_lobby_slow')}
          action={
            <>
              <Button onClick={lobby.reload}>{t('site_try_again')}</Button>
              <ButtonLink variant="line" href={paths.poker} linkAs={Link}>
                {t('poker_back')}
              </ButtonLink>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className="game-frame" aria-busy={!isReady} inert={isStopped} data-stopped={isStopped || undefined}>
      {!isReady && <Skeleton className="absolute inset-0" />}
      {url !== undefined && (
        <iframe
          key={attempt}
          ref={frame}
          src={url}
          title={t('poker_lobby')}
          allow="fullscreen"
          sandbox={ROOM_SANDBOX}
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
