import { Button, Icon } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { failureText, useAlert } from '../../../call/index.ts';
import { FileLink, useFileLink } from '../../../frame/file-link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useDayText } from '../../auth/late.ts';
import { fileSize } from './file-size.ts';
import type { DataCopy } from './use-data-copies.ts';

interface CurrentCopyProps {
  readonly copy: DataCopy;
  readonly withProof: (work: () => Promise<void>) => Promise<boolean>;
  readonly onChange: () => void;
}

const looks = {
  waiting: { icon: 'hourglass', title: 'own_data_waiting', text: 'own_data_waiting_lead' },
  making: { icon: 'hourglass', title: 'own_data_making', text: 'own_data_making_lead' },
  failed: { icon: 'triangle-alert', title: 'own_data_failed', text: 'own_data_failed_lead' },
} as const;

/** The copy that waits, is being made, can be downloaded or has failed. */
export function CurrentCopy({ copy, withProof, onChange }: CurrentCopyProps) {
  const t = useMessages();
  const { momentOf } = useDayText();
  if (copy.state === 'ready') return <ReadyCopy copy={copy} withProof={withProof} onChange={onChange} />;
  const look = looks[copy.state === 'waiting' || copy.state === 'making' ? copy.state : 'failed'];
  return (
    <div className="own-data-copy" data-state={copy.state}>
      <Icon name={look.icon} />
      <p>
        <b>{t(look.title)}</b>
        <span>{t(look.text)}</span>
        <small>{t('own_data_requested_at', { time: momentOf(copy.requested_at) })}</small>
      </p>
    </div>
  );
}

function ReadyCopy({ copy, withProof, onChange }: CurrentCopyProps) {
  const t = useMessages();
  const { language } = useApp();
  const { link, makeLink } = useFileLink();
  const alert = useAlert();
  const { momentOf } = useDayText();
  const [isBusy, setBusy] = useState(false);
  /** Links that were followed since the copy was read; each counts. */
  const [followed, setFollowed] = useState(0);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await withProof(async () => {
        await makeLink('GET /account/data-copies/{id}/file', { params: { id: copy.id } });
        setFollowed((count) => count + 1);
      });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('own_data_download_failed')) });
      onChange();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="own-data-copy" data-state="ready">
      <Icon name="file-text" />
      <p>
        <b>{t('own_data_ready')}</b>
        <span>
          {t('own_data_ready_lead', {
            until: momentOf(copy.expires_at ?? copy.requested_at),
            count: Math.max(copy.downloads_left - followed, 0),
          })}
        </span>
        <small>{t('own_data_private')}</small>
        {link && <small>{t('own_data_downloaded')}</small>}
      </p>
      <Button icon="download" loading={isBusy} onClick={() => void download()}>
        {t('own_data_download', { size: fileSize(copy.size ?? 0, language) })}
      </Button>
      <FileLink link={link} />
    </div>
  );
}
