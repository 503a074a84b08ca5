import type { RewardView } from '@baize/contract';
import { Button, EmptyState, Skeleton } from '@baize/ui';
import { useRef, useState } from 'react';

import { useIsLate } from '../../../app/use-is-late.ts';
import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { frameOrigin } from './reward-message.ts';
import { useRewardFrame } from './use-reward-frame.ts';
import { useRewardMessages } from './use-reward-messages.ts';
import './reward-frame.css';

interface RewardFrameProps {
  readonly view: RewardView;
  /** What the page is called. */
  readonly name: string;
  readonly isModal?: boolean;
}

const LATE_AFTER_MS = 15_000;
/** The page's own origin, which is another one, so that `allow-scripts` with `allow-same-origin` cannot lift the sandbox. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** A partner's page in a frame of another origin, or why there is none. */
export function RewardFrame({ view, name, isModal = false }: RewardFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const state = useRewardFrame(view);
  const { url, error, key } = state;
  const [readyKey, setReadyKey] = useState<string>();
  const origin = url === undefined ? undefined : frameOrigin(url, location.origin);
  const hasFailed = error !== null || (url !== undefined && origin === undefined);
  const isReady = readyKey === key;
  const isLate = useIsLate(key, isReady || hasFailed, LATE_AFTER_MS);
  useRewardMessages({ frame, origin, state, onReady: () => setReadyKey(key) });
  return (
    <div
      className={isModal ? 'reward-frame is-modal' : 'reward-frame'}
      aria-busy={!isReady && !hasFailed && !isLate}
    >
      {!isReady && !hasFailed && <Skeleton className="absolute inset-0" />}
      {origin !== undefined && (
        <iframe key={key} ref={frame} src={url} title={name} sandbox={SANDBOX} referrerPolicy="no-referrer" />
      )}
      {(hasFailed || isLate) && (
        <div className="reward-notice">
          <EmptyState
            icon={hasFailed ? 'circle-alert' : 'hourglass'}
            tone="failed"
            title={t(hasFailed ? 'rewards_frame_failed' : 'rewards_frame_late', { name })}
            text={
              hasFailed ? failureText(error, t('rewards_frame_failed_text')) : t('rewards_frame_late_text')
            }
            action={<Button onClick={state.reload}>{t('site_try_again')}</Button>}
          />
        </div>
      )}
    </div>
  );
}
