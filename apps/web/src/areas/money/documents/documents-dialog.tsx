import { Button, Dialog, EmptyState, Skeleton } from '@baize/ui';
import { useId } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SupportWay } from '../support-way.tsx';
import { useDocuments } from './document-queries.ts';
import { IdentityForm } from './identity-form.tsx';
import { IdentityState } from './identity-state.tsx';
import { type IdentityUpload, useIdentityUpload } from './use-identity-upload.ts';

interface DocumentsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Why the identity is needed, in the server's words. */
  readonly message?: string | undefined;
}

function useSendText({ sending, problems, photos }: IdentityUpload): string {
  const t = useMessages();
  if (sending) return t('documents_progress', { number: sending.number, count: sending.count });
  const kinds = ['identity_front', 'identity_back', 'passport'] as const;
  const hasFailed = kinds.some((kind) => photos[kind].photo && problems[kind] !== undefined);
  return t(hasFailed ? 'documents_send_again' : 'documents_send');
}

/** Verifies the identity: uploads the documents, or says what has become of them. */
export function DocumentsDialog({ open, onClose, message }: DocumentsDialogProps) {
  const t = useMessages();
  const formId = useId();
  const { data, error, refetch } = useDocuments(open);
  const upload = useIdentityUpload();
  const sendText = useSendText(upload);
  const state = data?.data;
  // A photo on its way is shown until it has arrived.
  const isDone = state?.identity === 'waiting' || state?.identity === 'verified';
  const hasForm = state !== undefined && (!isDone || upload.sending !== undefined);

  function footer() {
    if (hasForm) {
      return (
        <Button type="submit" form={formId} size="large" wide loading={upload.sending !== undefined}>
          {sendText}
        </Button>
      );
    }
    if (!isDone) return undefined;
    return (
      <Button size="large" wide onClick={onClose}>
        {t('documents_back')}
      </Button>
    );
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(hasForm || !isDone ? 'documents_title' : 'documents_state_title')}
      closeLabel={t('site_close')}
      size="medium"
      footer={footer()}
    >
      {hasForm && (
        <IdentityForm formId={formId} state={state} upload={upload} message={message} onSupport={onClose} />
      )}
      {state && !hasForm && <IdentityState state={state} />}
      {!state && error && (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('documents_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      )}
      {!state && error && <SupportWay onOpen={onClose} />}
      {!state && !error && (
        <div role="status" aria-label={t('site_loading')} className="grid gap-4">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
    </Dialog>
  );
}
