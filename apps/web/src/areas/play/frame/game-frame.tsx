import { Button, ButtonLink, EmptyState, Skeleton } from '@baize/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { failureText, usePushedBalance } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link, useNavigate } from '../../../router/index.ts';
import { usePause } from '../session/use-pause.ts';
import { frameShape } from './frame-shape.ts';
import { frameTarget } from './frame-target.ts';
import type { GameMessage } from './game-message.ts';
import { LateNotice } from './late-notice.tsx';
import { useBalanceShown } from './use-balance-shown.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import { useMoneyUpdates } from './use-money-updates.ts';
import { useIsLate } from '../../../app/use-is-late.ts';
import { LATE_AFTER_MS, type LaunchState } from './use-launch.ts';

/** What the frame names of its game. */
interface FramedGame {
  readonly provider_id: number;
  readonly game: { readonly name: string; readonly provider: { readonly name: string } };
}

interface GameFrameProps {
  readonly launch: LaunchState;
  readonly detail: FramedGame;
  readonly lobby: string;
  /** Play is stopped: the frame cannot be used, and is notified. A running round ends as usual. */
  readonly isStopped: boolean;
  /** The game takes the whole window instead, so there is no frame. */
  readonly isWholeWindow: boolean;
  /** Shows that the game is loading. */
  readonly hasLoader: boolean;
  /** The bar above shows the wallet of the game, so the game need not show it again. */
  readonly isBalanceShown?: boolean;
  /** Nothing follows below, so the frame may have all height that there is. */
  readonly fillsHeight?: boolean;
  onRound(state: 'started' | 'ended'): void;
  onExit(): void;
  /** What happens if the game needs money; by default the page for deposits opens. */
  readonly onNeedsMoney?: (() => void) | undefined;
}

/** The frame of a launch; undefined as long as there is none. */
function useFrameTarget({ launch }: LaunchState, isWholeWindow: boolean) {
  return useMemo(
    () => (launch && !isWholeWindow ? frameTarget(launch, location.origin) : undefined),
    [launch, isWholeWindow],
  );
}

/** The game's frame, of another origin, or why there is none. */
export function GameFrame(props: GameFrameProps) {
  const { launch, detail, lobby, isStopped, isWholeWindow, hasLoader } = props;
  const { fillsHeight = false, isBalanceShown = false } = props;
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyKey, setReadyKey] = useState<string>();
  const isReady = readyKey === launch.key;
  const target = useFrameTarget(launch, isWholeWindow);
  const hasFailed = launch.error !== null || (launch.launch !== undefined && !target && !isWholeWindow);
  const isLate = useIsLate(launch.key, isReady || hasFailed || isWholeWindow, LATE_AFTER_MS);
  const setReady = () => setReadyKey(launch.key);
  const reportsReady = launch.launch?.reports_ready === 1;
  const follow = useGameMessages(props);

  useFrameMessages({
    frame,
    target,
    onMessage(message) {
      const isShown =
        message.type === 'baize:ready' || (message.type === 'baize:script-host' && !reportsReady);
      if (isShown) setReady();
      follow(message);
    },
  });
  usePause({ frame, sendTo: target?.sendTo, isStopped, isReady });
  useMoneyUpdates(frame, target?.sendTo);
  useBalanceShown({ frame, sendTo: target?.sendTo, isReady: isReady && isBalanceShown });

  if (hasFailed) {
    return (
      <div className="game-frame is-empty">
        <EmptyState
          icon="circle-alert"
          tone="failed"
          title={t('play_failed_title')}
          text={failureText(launch.error, t('site_unknown_error'))}
          action={
            <>
              <Button onClick={launch.reload}>{t('site_try_again')}</Button>
              <ButtonLink variant="line" href={lobby} linkAs={Link}>
                {t('play_to_lobby')}
              </ButtonLink>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div
      className="game-frame"
      data-shape={fillsHeight ? 'document' : frameShape(detail.provider_id)}
      aria-busy={!isReady && !isWholeWindow}
      inert={isStopped}
      data-stopped={isStopped || undefined}
    >
      {!isReady && hasLoader && <Skeleton className="absolute inset-0" />}
      {target && (
        <iframe
          key={launch.key}
          ref={frame}
          src={target.src}
          title={t('play_frame_title', { name: detail.game.name })}
          allow="fullscreen; autoplay"
          sandbox={target.sandbox}
          referrerPolicy="no-referrer"
          onLoad={() => {
            if (!reportsReady && target.markup === undefined) setReady();
          }}
        />
      )}
      {isLate && (
        <LateNotice
          title={t('play_late_title')}
          text={t('play_late_text', { studio: detail.game.provider.name })}
          back={{ href: lobby, label: t('play_to_lobby') }}
          onRetry={launch.reload}
        />
      )}
    </div>
  );
}

/** What the page does at the messages of the game: a balance waits for the end of its round. */
function useGameMessages({
  launch,
  onRound,
  onExit,
  onNeedsMoney,
  isBalanceShown = false,
}: GameFrameProps): (message: GameMessage) => void {
  const navigate = useNavigate();
  const balance = usePushedBalance();
  const { launch: opened } = launch;
  useEffect(() => (opened ? () => balance.release() : undefined), [opened, balance]);
  return (message) => {
    if (message.type === 'baize:round') {
      if (message.state === 'started') balance.hold();
      else balance.release();
      onRound(message.state);
    }
    if (message.type === 'baize:balance' && isBalanceShown) balance.lower(BigInt(message.balanceMinor));
    if (message.type === 'baize:deposit') {
      if (onNeedsMoney) onNeedsMoney();
      else void navigate(paths.deposit);
    }
    if (message.type === 'baize:reload') launch.reload();
    if (message.type === 'baize:exit') onExit();
  };
}
