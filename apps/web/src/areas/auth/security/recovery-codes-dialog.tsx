import { Button, Checkbox } from '@baize/ui';
import { useState } from 'react';

import { useBrand } from '../../../app/app.ts';
import { failureText } from '../../../call/index.ts';
import { FileLink, useFileLink } from '../../../frame/file-link.tsx';
import { PrintedDialog } from '../../../frame/printed-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCopy } from './use-copy.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onClose: () => void;
}

/** Shows the codes once. It closes only after the player has said that they are saved. */
export function RecoveryCodesDialog({ codes, username, onClose }: RecoveryCodesDialogProps) {
  const t = useMessages();
  const brand = useBrand().options.name;
  const { isCopied, copy } = useCopy();
  const { link, makeLink } = useFileLink();
  const [refusal, setRefusal] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const text = [t('security_codes_file', { username, brand }), '', ...codes, ''].join('\n');

  async function download() {
    setRefusal(undefined);
    try {
      await makeLink('GET /account/recovery-codes/file', { query: { codes: codes.join(',') } });
    } catch (failure) {
      setRefusal(failureText(failure, t('download_failed')));
    }
  }

  function close() {
    if (isSaved) onClose();
    else setProblem(t('security_codes_save_first'));
  }

  return (
    <PrintedDialog
      open
      onClose={close}
      title={t('security_codes_title')}
      closeLabel={t('site_close')}
      className="recovery-dialog"
      footer={
        <Button size="large" wide onClick={close}>
          {t('security_done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t('security_codes_lead')}</p>
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="recovery-actions">
          <Button variant="line" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy(text)}>
            {t(isCopied ? 'security_copied' : 'security_codes_copy')}
          </Button>
          <Button variant="line" icon="printer" onClick={() => window.print()}>
            {t('security_codes_print')}
          </Button>
          <Button variant="line" icon="download" onClick={() => void download()}>
            {t('security_codes_download')}
          </Button>
        </div>
        <FileLink link={link} />
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <Checkbox
          label={t('security_codes_saved')}
          checked={isSaved}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            setSaved(event.target.checked);
          }}
        />
      </div>
    </PrintedDialog>
  );
}
