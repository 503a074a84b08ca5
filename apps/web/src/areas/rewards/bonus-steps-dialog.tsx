import { Button, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { failureText } from '../../call/index.ts';
import { PrintedDialog } from '../../frame/printed-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useBonusSteps } from './reward-queries.ts';
import { StepTable } from './step-table.tsx';

/** All bets of a bonus in pages. */
function AllSteps({ awardId }: { readonly awardId: number }) {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useBonusSteps(awardId, page);
  if (error && !data) {
    return (
      <div className="grid gap-3" role="alert">
        <p>{failureText(error, t('site_unknown_error'))}</p>
        <Button variant="line" onClick={() => void refetch()}>
          {t('site_try_again')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  const { data: rows, last_page: last } = data.data;
  if (rows.length === 0) return <p className="text-ink-2">{t('rewards_steps_none')}</p>;
  return (
    <>
      <StepTable rows={rows} busy={isFetching} />
      {last > 1 && (
        <div className="bonus-actions">
          <Button variant="line" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('account_page_previous')}
          </Button>
          <Button variant="line" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('account_page_next')}
          </Button>
        </div>
      )}
    </>
  );
}

interface BonusStepsDialogProps {
  /** Undefined while it is closed. */
  readonly awardId: number | undefined;
  readonly onClose: () => void;
}

/** How each bet of a bonus counted, also of one that has ended. */
export function BonusStepsDialog({ awardId, onClose }: BonusStepsDialogProps) {
  const t = useMessages();
  return (
    <PrintedDialog
      open={awardId !== undefined}
      onClose={onClose}
      title={t('rewards_steps')}
      closeLabel={t('site_close')}
      size="large"
    >
      {awardId !== undefined && <AllSteps awardId={awardId} />}
    </PrintedDialog>
  );
}
