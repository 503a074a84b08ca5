import { Button, ButtonLink, EmptyState, Skeleton } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

/** Something that the page needs could not be loaded, or the brand does not offer the method. */
export function CashierFailure({ error, onRetry }: { error?: unknown; onRetry?: () => void }) {
  const t = useMessages();
  return (
    <EmptyState
      icon="triangle-alert"
      tone="failed"
      title={t('cashier_unavailable_title')}
      text={failureText(error, t('cashier_unavailable_text'))}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{t('site_try_again')}</Button>}
          <ButtonLink href={paths.deposit} linkAs={Link} variant="line">
            {t('cashier_methods')}
          </ButtonLink>
        </>
      }
    />
  );
}

export function CashierSkeleton() {
  const t = useMessages();
  return (
    <div className="grid gap-4" role="status" aria-label={t('site_loading')}>
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
