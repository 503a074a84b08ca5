import type { Game } from '@baize/contract';
import { Button, EmptyState, Skeleton } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { failureText, usePushedBalance } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigate } from '../../router/index.ts';
import { lobbyOf } from './lobby-of.ts';
import { usePause } from './session/use-pause.ts';
import type { LaunchState } from './use-launch.ts';

/** Games have another origin, so `allow-scripts` with `allow-same-origin` cannot lift the sandbox. */
const STUDIO_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';
const SLOW_AFTER_MS = 15_000;

interface GameFrameProps {
  readonly launch: LaunchState;
  readonly title: string;
  readonly game: Game;
  /** Play is stopped: the frame cannot be used, and is notified. A running round ends as usual. */
  readonly isStopped: boolean;
  /** The game takes the whole window instead, so there is no frame. */
  readonly isWholeWindow: boolean;
  onRound(state: 'started' | 'ended'): void;
}

/** Parses a message from the game's frame; anything unknown is dropped. */
function gameMessage(data: unknown): { readonly type: string; readonly state: unknown } | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (typeof data.type !== 'string') return undefined;
  return { type: data.type, state: 'state' in data ? data.state : undefined };
}

/** Whether a frame has been loading for so long that the player is offered a way out. */
function useIsSlow(key: number, isReady: boolean): boolean {
  const [slowKey, setSlowKey] = useState<number>();
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setSlowKey(key), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, isReady]);
  return !isReady && slowKey === key;
}

/** The game's frame, of another origin; its messages are checked by origin. */
export function GameFrame({ launch, title, game, isStopped, isWholeWindow, onRound }: GameFrameProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const balance = usePushedBalance();
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyAttempt, setReadyAttempt] = useState(-1);
  const isReady = readyAttempt === launch.attempt;
  const isSlow = useIsSlow(launch.attempt, isReady || launch.error !== null);
  const url = launch.launch?.type === 'url' ? launch.launch.url : undefined;

  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url);
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = gameMessage(event.data);
      if (message?.type === 'baize:ready') setReadyAttempt(launch.attempt);
      if (message?.type === 'baize:round' && message.state === 'started') {
        balance.hold();
        onRound('started');
      }
      if (message?.type === 'baize:round' && message.state === 'ended') {
        balance.release();
        onRound('ended');
      }
      if (message?.type === 'baize:deposit') void navigate(paths.deposit);
      if (message?.type === 'baize:reload') launch.reload();
      if (message?.type === 'baize:exit') void navigate(lobbyOf(game));
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      balance.release();
    };
  }, [url, launch, game, onRound, navigate, balance]);

  usePause(frame, url, isStopped, isReady);

  if (launch.error || isSlow) {
    return (
      <div className="game-frame is-empty">
        <EmptyState
          icon="circle-alert"
          tone="failed"
          title={t('play_failed_title')}
          text={launch.error ? failureText(launch.error, t('site_unknown_error')) : t('play_slow')}
          action={<Button onClick={launch.reload}>{t('site_try_again')}</Button>}
        />
      </div>
    );
  }
  return (
    <div className="game-frame" inert={isStopped} data-stopped={isStopped || undefined}>
      {!isReady && <Skeleton className="absolute inset-0" />}
      {url && !isWholeWindow && (
        <iframe
          key={launch.attempt}
          ref={frame}
          src={url}
          title={title}
          allow="fullscreen; autoplay"
          sandbox={STUDIO_SANDBOX}
          referrerPolicy="no-referrer"
          onLoad={() => setReadyAttempt(launch.attempt)}
        />
      )}
    </div>
  );
}
