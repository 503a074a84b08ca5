import { Skeleton } from '@baize/ui';

import { useMessages } from '../messages/use-messages.ts';

/** Stands for a player's page until the session is known; the same for everybody, so it can be shared. */
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
