import { Skeleton } from '@baize/ui';

import { useMessages } from '../messages/use-messages.ts';

/** Shown for a player's page until the session is known; the same for everyone, so it can be cached. */
export function PageSkeleton() {
  const t = useMessages();
  return (
    <div className="grid gap-4 py-6" role="status" aria-label={t('site_loading')}>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
