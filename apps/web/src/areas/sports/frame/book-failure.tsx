import { Button, EmptyState } from '@baize/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface BookFailureProps {
  /** Of the provider. */
  readonly name: string;
  readonly error: Error | null;
  /** It may open after all; this then goes. */
  readonly isLate: boolean;
  onRetry(): void;
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Lies over the frame of a book that did not open. It tries again by itself when the connection is back. */
export function BookFailure({ name, error, isLate, onRetry }: BookFailureProps) {
  const t = useMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  if (!isOnline)
    return (
      <div className="sport-notice">
        <EmptyState
          icon="wifi-off"
          tone="failed"
          title={t('sports_offline')}
          text={t('sports_offline_text')}
        />
      </div>
    );
  return (
    <div className="sport-notice">
      <EmptyState
        icon={isLate ? 'hourglass' : 'circle-alert'}
        tone="failed"
        title={t(isLate ? 'sports_late' : 'sports_failed', { name })}
        text={isLate ? t('sports_late_text') : failureText(error, t('sports_failed_text'))}
        action={<Button onClick={onRetry}>{t('site_try_again')}</Button>}
      />
    </div>
  );
}
