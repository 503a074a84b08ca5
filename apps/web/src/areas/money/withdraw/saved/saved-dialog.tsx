import { Button, Dialog, Field } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useAlert, useCall } from '../../../../call/index.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useAttempt } from '../../../auth/index.ts';
import type { PayoutDestination } from '../../payment-queries.ts';
import { destinationName } from './destination-name.ts';

interface SavedDialogProps {
  readonly destination: PayoutDestination;
  readonly isLocked: boolean;
  readonly onClose: () => void;
}

const MAX_NAME = 40;

/** Names a saved account or, after a question, removes it. */
export function SavedDialog(props: SavedDialogProps) {
  const { destination, onClose } = props;
  const t = useMessages();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isRemoving ? 'money_book_remove_question' : 'money_book_edit_title')}
      closeLabel={t('site_close')}
    >
      <p className="saved-name">
        <bdi>{destinationName(destination)}</bdi>
      </p>
      {isRemoving ? <Removal {...props} /> : <Naming {...props} onRemove={() => setRemoving(true)} />}
    </Dialog>
  );
}

function useSaving(onSaved: () => void) {
  const alert = useAlert();
  const queries = useQueryClient();
  const saving = useAttempt();
  const save = (request: () => Promise<{ readonly message: string }>) =>
    saving.attempt(async () => {
      const { message } = await request();
      await queries.invalidateQueries({ queryKey: ['GET /account/payout-destinations'] });
      alert.show({ kind: 'success', text: message });
      onSaved();
    });
  return { ...saving, save };
}

function Naming({ destination, onRemove, onClose }: SavedDialogProps & { readonly onRemove: () => void }) {
  const t = useMessages();
  const call = useCall();
  const { problem, isBusy, save } = useSaving(onClose);
  const [name, setName] = useState(destination.name ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const request = { params: { id: destination.id }, body: { name } };
    void save(() => call('PUT /account/payout-destinations/{id}', request));
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t('money_book_name')}
        name="name"
        maxLength={MAX_NAME}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('money_book_save')}
      </Button>
      <Button variant="line" icon="trash-2" wide onClick={onRemove}>
        {t('money_book_remove')}
      </Button>
    </form>
  );
}

function Removal({ destination, isLocked, onClose }: SavedDialogProps) {
  const t = useMessages();
  const call = useCall();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that asked is gone.
  useEffect(() => keep.current?.focus(), []);
  const { isBusy, save } = useSaving(() => {
    onClose();
    // The button that opened the dialog is gone.
    document.getElementById('saved-accounts')?.focus();
  });
  const remove = () =>
    save(() => call('DELETE /account/payout-destinations/{id}', { params: { id: destination.id } }));
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('money_book_remove_text')}</p>
      {destination.is_open && <p className="text-ink-2">{t('money_book_remove_open')}</p>}
      {isLocked && <p className="text-ink-2">{t('money_book_remove_locked')}</p>}
      <div className="withdraw-choice">
        <Button ref={keep} variant="line" size="large" onClick={onClose}>
          {t('money_book_keep')}
        </Button>
        <Button size="large" loading={isBusy} onClick={() => void remove()}>
          {t('money_book_remove')}
        </Button>
      </div>
    </div>
  );
}
