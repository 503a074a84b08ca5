import { Button, EmptyState } from '@baize/ui';

import { failureText, isLost } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface ClosingFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In place of what could not be loaded, with a way to try again. */
export function ClosingFailure({ title, error, isRetrying, onRetry }: ClosingFailureProps) {
  const t = useMessages();
  return (
    <EmptyState
      icon={isLost(error) ? 'wifi-off' : 'triangle-alert'}
      tone="failed"
      title={title}
      text={failureText(error, t('site_unknown_error'))}
      action={
        <Button variant="line" loading={isRetrying} onClick={onRetry}>
          {t('site_try_again')}
        </Button>
      }
    />
  );
}
