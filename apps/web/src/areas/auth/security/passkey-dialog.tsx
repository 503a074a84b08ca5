import type { WireReply } from '@baize/contract';
import { Button, Dialog, Field } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { useAlert, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAttempt } from '../use-attempt.ts';

export type Passkey = WireReply<'GET /account/passkeys'>['passkeys'][number];

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  /** It is being removed. */
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Renames or removes a passkey. */
export function PasskeyDialog({ passkey, isBusy, onRemove, onClose }: PasskeyDialogProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const queries = useQueryClient();
  const [label, setLabel] = useState(passkey.label);
  const naming = useAttempt();

  function save(event: FormEvent) {
    event.preventDefault();
    void naming.attempt(async () => {
      const request = { params: { id: passkey.id }, body: { label } };
      const { message } = await call('PUT /account/passkeys/{id}', request);
      await queries.invalidateQueries({ queryKey: ['GET /account/passkeys'] });
      alert.show({ kind: 'success', text: message });
      onClose();
    });
  }

  return (
    <Dialog open onClose={onClose} title={t('security_passkey_title')} closeLabel={t('site_close')}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <Field
          label={t('security_passkey_label')}
          name="label"
          icon="fingerprint"
          maxLength={60}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
          error={naming.problem}
        />
        <Button type="submit" size="large" wide loading={naming.isBusy}>
          {t('security_passkey_save')}
        </Button>
        <p className="text-ink-2">{t('security_passkey_remove_note')}</p>
        <Button variant="line" icon="trash-2" wide loading={isBusy} onClick={onRemove}>
          {t('security_passkey_remove')}
        </Button>
      </form>
    </Dialog>
  );
}
