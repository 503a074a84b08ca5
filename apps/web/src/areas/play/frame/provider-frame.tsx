import { Button, ButtonLink, EmptyState, Skeleton } from '@baize/ui';
import { useMemo, useRef, useState } from 'react';

import { useIsLate } from '../../../app/use-is-late.ts';
import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { usePause } from '../session/use-pause.ts';
import { frameTarget } from './frame-target.ts';
import type { GameMessage } from './game-message.ts';
import { LateNotice } from './late-notice.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import { LATE_AFTER_MS } from './use-launch.ts';
import { useMoneyUpdates } from './use-money-updates.ts';

export interface ProviderLaunch {
  readonly url: string | undefined;
  readonly error: Error | null;
  /** Another one for each launch, so that each gets a new frame. */
  readonly key: string;
  reload(): void;
}

interface ProviderFrameProps {
  readonly launch: ProviderLaunch;
  readonly texts: {
    /** Of the frame, for screen readers. */
    readonly name: string;
    readonly failed: string;
    readonly late: string;
    readonly slow: string;
  };
  readonly back: { readonly href: string; readonly label: string };
  /** Something else has to happen before the launch, which is then not late. */
  readonly isWaiting?: boolean;
  /** Play is stopped: the frame cannot be used, and is notified. */
  readonly isStopped: boolean;
  onMessage(message: GameMessage): void;
}

/** The frame of a provider that is opened by an address, or why there is none. */
export function ProviderFrame({
  launch: { url, error, key, reload },
  texts,
  back,
  isWaiting = false,
  isStopped,
  onMessage,
}: ProviderFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyKey, setReadyKey] = useState<string>();
  const isReady = readyKey === key;
  const target = useMemo(
    () =>
      url === undefined ? undefined : frameTarget({ type: 'url', url, script_host: null }, location.origin),
    [url],
  );
  const hasFailed = error !== null || (url !== undefined && !target);
  const isLate = useIsLate(key, isReady || hasFailed || isWaiting, LATE_AFTER_MS);

  useFrameMessages({
    frame,
    target,
    onMessage(message) {
      if (message.type === 'baize:ready') setReadyKey(key);
      onMessage(message);
    },
  });
  usePause({ frame, sendTo: target?.sendTo, isStopped, isReady });
  useMoneyUpdates(frame, target?.sendTo);

  if (hasFailed) {
    return (
      <div className="game-frame is-empty">
        <EmptyState
          icon="circle-alert"
          tone="failed"
          title={texts.failed}
          text={failureText(error, t('site_unknown_error'))}
          action={
            <>
              <Button onClick={reload}>{t('site_try_again')}</Button>
              <ButtonLink variant="line" href={back.href} linkAs={Link}>
                {back.label}
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
      data-shape="document"
      aria-busy={!isReady}
      inert={isStopped}
      data-stopped={isStopped || undefined}
    >
      {!isReady && <Skeleton className="absolute inset-0" />}
      {target && (
        <iframe
          key={key}
          ref={frame}
          src={target.src}
          title={texts.name}
          allow="fullscreen"
          sandbox={target.sandbox}
          referrerPolicy="no-referrer"
        />
      )}
      {isLate && <LateNotice title={texts.late} text={texts.slow} back={back} onRetry={reload} />}
    </div>
  );
}
