import { Button, EmptyState } from '@baize/ui';

import { CallFailure, failureText } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNavigation } from './router/index.ts';

/** A page that could not be brought or drawn: what happened, its number, and a way to try again. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useMessages();
  const navigation = useNavigation();
  const requestId = error instanceof CallFailure ? error.requestId : undefined;
  return (
    <div className="py-8">
      <EmptyState
        icon="circle-alert"
        tone="failed"
        title={t('site_page_failed_title')}
        text={failureText(error, t('site_unknown_error'))}
        action={<Button onClick={() => void navigation.retry()}>{t('site_try_again')}</Button>}
      />
      {requestId && (
        <p className="mt-4 text-center text-12 text-ink-3">{t('site_request_number', { id: requestId })}</p>
      )}
    </div>
  );
}
