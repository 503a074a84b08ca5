import { Dialog, Skeleton } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { ClosingFailure } from './closing-failure.tsx';
import { type ExclusionCode, periodNames } from './exclusion-period.ts';
import { useClosing } from './exclusion-query.ts';
import { ExclusionQuestion } from './exclusion-question.tsx';
import { useExclude } from './use-exclude.ts';
import './exclusion-dialog.css';

interface ExclusionDialogProps {
  /** What the player has chosen. */
  readonly code: ExclusionCode;
  readonly onClose: () => void;
}

/** The one question before the account is closed, or closed for longer. */
export function ExclusionDialog({ code, onClose }: ExclusionDialogProps) {
  const t = useMessages();
  const exclude = useExclude();
  const { data, error, isFetching, refetch } = useClosing();
  const closing = data?.data;
  const option = closing?.options.find((offered) => offered.code === code);
  // Once the call has been sent, it cannot be taken back.
  const close = () => exclude.isSending || onClose();
  const period = t(periodNames[code]);
  const title = t(closing?.closing ? 'exclusion_longer_title' : 'exclusion_confirm_title', { period });
  return (
    <Dialog open onClose={close} title={title} closeLabel={t('site_close')}>
      {closing && option && (
        <ExclusionQuestion closing={closing} option={option} exclude={exclude} onNo={close} />
      )}
      {closing && !option && <p>{t('exclusion_not_offered')}</p>}
      {!closing && error && (
        <ClosingFailure
          title={t('exclusion_failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!closing && !error && (
        <div className="grid gap-3" aria-busy="true">
          <Skeleton className="h-12" />
          <Skeleton className="h-24" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Dialog>
  );
}
