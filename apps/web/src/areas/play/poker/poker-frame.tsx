import { Button, ButtonLink, EmptyState, Skeleton } from '@baize/ui';
import { useMemo, useRef, useState } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as paths from '../../../addresses/paths.ts';
import { Link } from '../../../router/index.ts';
import { frameTarget } from '../frame/frame-target.ts';
import { LateNotice } from '../frame/late-notice.tsx';
import { useFrameMessages } from '../frame/use-frame-messages.ts';
import { useIsLate } from '../frame/use-is-late.ts';
import { LATE_AFTER_MS } from '../frame/use-launch.ts';
import { usePause } from '../session/use-pause.ts';
import type { PokerLobby } from './use-poker-lobby.ts';

interface PokerFrameProps {
  readonly lobby: PokerLobby;
  /** Play is stopped: the frame cannot be used, and is notified. */
  readonly isStopped: boolean;
  onExit(): void;
}

/** The room's own lobby in a frame. */
export function PokerFrame({ lobby, isStopped, onExit }: PokerFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyAttempt, setReadyAttempt] = useState(-1);
  const { url, attempt, error, needsName } = lobby;
  const isReady = readyAttempt === attempt;
  const target = useMemo(
    () =>
      url === undefined ? undefined : frameTarget({ type: 'url', url, script_host: null }, location.origin),
    [url],
  );
  const hasFailed = error !== null || (url !== undefined && !target);
  const isLate = useIsLate(String(attempt), isReady || hasFailed || needsName, LATE_AFTER_MS);

  useFrameMessages({
    frame,
    target,
    onMessage({ type }) {
      if (type === 'baize:ready') setReadyAttempt(attempt);
      if (type === 'baize:exit') onExit();
    },
  });
  usePause({ frame, sendTo: target?.sendTo, isStopped, isReady });

  if (hasFailed) {
    return (
      <div className="game-frame is-empty">
        <EmptyState
          icon="circle-alert"
          tone="failed"
          title={t('poker_lobby_failed')}
          text={failureText(error, t('site_unknown_error'))}
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
      {target && (
        <iframe
          key={attempt}
          ref={frame}
          src={target.src}
          title={t('poker_lobby')}
          allow="fullscreen"
          sandbox={target.sandbox}
          referrerPolicy="no-referrer"
        />
      )}
      {isLate && (
        <LateNotice
          title={t('poker_lobby_late')}
          text={t('poker_lobby_slow')}
          back={{ href: paths.poker, label: t('poker_back') }}
          onRetry={lobby.reload}
        />
      )}
    </div>
  );
}
