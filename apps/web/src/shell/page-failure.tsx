import { Button, EmptyState } from '@baize/ui';
import { useEffect } from 'react';

import { CallFailure, failureText } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNavigation } from '../router/index.ts';
import { LoadFailure } from '../app/load-failure.ts';

/** A page that failed to load or render: a message, the request id and a retry button. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useMessages();
  const navigation = useNavigation();
  useEffect(() => {
    // Failures caused by the lost connection may resolve now.
    const again = () => void navigation.retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [navigation]);
  const isLost = error instanceof LoadFailure && (error.isLate || !navigator.onLine);
  const reason = isLost
    ? 'site_load_failed'
    : error instanceof LoadFailure
      ? 'site_load_missing'
      : 'site_unknown_error';
  const requestId = error instanceof CallFailure ? error.requestId : undefined;
  return (
    <div className="py-8">
      <EmptyState
        isPage
        icon="circle-alert"
        tone="failed"
        title={t('site_page_failed_title')}
        text={failureText(error, t(reason))}
        action={<Button onClick={() => void navigation.retry()}>{t('site_try_again')}</Button>}
      />
      {requestId && (
        <p className="mt-4 text-center text-12 text-ink-3">{t('site_request_number', { id: requestId })}</p>
      )}
    </div>
  );
}
