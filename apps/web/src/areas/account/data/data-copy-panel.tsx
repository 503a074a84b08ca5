import { Button, EmptyState, Icon, Panel, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { failureText, useAlert, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useDayText, useProof } from '../../auth/late.ts';
import { CurrentCopy } from './current-copy.tsx';
import { EarlierCopies } from './earlier-copies.tsx';
import { type CopiesReply, isInWork, useDataCopies, useSetDataCopies } from './use-data-copies.ts';

/** Asks for a copy, shows how far it is, and downloads it. */
export function DataCopyPanel() {
  const t = useMessages();
  const { data: reply, error, refetch } = useDataCopies();
  return (
    <Panel as="section" className="own-data-panel" aria-labelledby="own-data-copy">
      <h2 id="own-data-copy">{t('own_data_copy')}</h2>
      <p className="own-data-note">{t('own_data_copy_lead')}</p>
      {reply ? (
        <Copies data={reply.data} />
      ) : error ? (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('own_data_state_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      ) : (
        <div role="status" aria-label={t('site_loading')}>
          <Skeleton className="h-28" />
        </div>
      )}
    </Panel>
  );
}

function Copies({ data }: Pick<CopiesReply, 'data'>) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const { momentOf } = useDayText();
  const { withProof, dialog } = useProof();
  const setCopies = useSetDataCopies();
  const [isBusy, setBusy] = useState(false);
  const { copies, next_at: nextAt } = data;
  const [current, ...earlier] = copies;
  const isShown =
    current !== undefined && (isInWork(current) || current.state === 'ready' || current.state === 'failed');

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      await withProof(async () => setCopies(await call('POST /account/data-copies')));
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
      setCopies();
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div aria-live="polite">
        {isShown && <CurrentCopy copy={current} withProof={withProof} onChange={() => setCopies()} />}
      </div>
      {!(current && isInWork(current)) && (
        <div className="own-data-ask">
          {nextAt === null ? (
            <Button
              variant={isShown && current.state === 'ready' ? 'line' : 'fill'}
              icon="file-text"
              loading={isBusy}
              onClick={() => void ask()}
            >
              {t(current ? 'own_data_request_again' : 'own_data_request')}
            </Button>
          ) : (
            <p className="own-data-note">
              <Icon name="clock" size={16} /> {t('own_data_next', { time: momentOf(nextAt) })}
            </p>
          )}
        </div>
      )}
      <EarlierCopies copies={isShown ? earlier : copies} />
      {dialog}
    </>
  );
}
