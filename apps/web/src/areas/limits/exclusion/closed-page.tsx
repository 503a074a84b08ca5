import { Skeleton } from '@baize/ui';
import { useEffect } from 'react';

import { useAlert, useSession, useSessionActions } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ClosedBalance } from './closed-balance.tsx';
import { ClosedHelp } from './closed-help.tsx';
import { ClosedList } from './closed-list.tsx';
import { ClosedUntil } from './closed-until.tsx';
import { ClosingFailure } from './closing-failure.tsx';
import { useClosing } from './exclusion-query.ts';
import './closed.css';

/** Shows the site again once the account has opened. */
function useReopening(isOpen: boolean, readAt: number) {
  const t = useMessages();
  const { show } = useAlert();
  const { state } = useSessionActions();
  const { refreshProfile } = useSession();
  useEffect(() => {
    // Each reading tries again, in case the profile cannot be loaded.
    if (!isOpen || readAt === 0) return;
    void refreshProfile().then(() => {
      if (state().user?.is_closed === 0) show({ kind: 'info', text: t('exclusion_opened') });
    });
  }, [isOpen, readAt, refreshProfile, state, show, t]);
}

/** All that a player with a closed account sees: until when, the balance, the histories and where to find help. */
export function ClosedPage() {
  const t = useMessages();
  const { data, error, isFetching, isFetchedAfterMount, dataUpdatedAt, refetch } = useClosing();
  // What was read before the account was closed says that it is open.
  const state = isFetchedAfterMount ? data?.data : undefined;
  useReopening(state?.closing === null, dataUpdatedAt);
  return (
    <div className="closed-page">
      {state?.closing && <ClosedUntil closing={state.closing} timeZone={state.time_zone} />}
      {!state?.closing && !error && <Skeleton className="h-40 w-full" />}
      {!state && error && (
        <ClosingFailure
          title={t('exclusion_closed_failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ClosedBalance />
      <ClosedList closing={state} />
      <ClosedHelp />
    </div>
  );
}
