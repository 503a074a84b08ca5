import { ChoiceBar, Icon } from '@baize/ui';
import { useId, useRef } from 'react';

import { useApp, useBrand } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { dayAndTime } from '../moment-text.ts';
import { SupportWay } from '../support-way.tsx';
import type { Documents } from './document-queries.ts';
import { type IdentityKind, kindNames, newestOf, sidesOf } from './identity-sides.ts';
import { PhotoField } from './photo-field.tsx';
import type { IdentityUpload } from './use-identity-upload.ts';

interface IdentityFormProps {
  readonly formId: string;
  readonly state: Documents;
  readonly upload: IdentityUpload;
  /** Why the identity is needed, in the server's words. */
  readonly message: string | undefined;
  /** Before live support opens. */
  readonly onSupport: () => void;
}

interface SideProps extends Pick<IdentityFormProps, 'state' | 'upload'> {
  readonly kind: IdentityKind;
}

/** One photo: chosen, being sent, sent, or received earlier. */
function Side({ kind, state, upload }: SideProps) {
  const t = useMessages();
  const app = useApp();
  const { photo, problem, remove } = upload.photos[kind];
  const newest = newestOf(state.documents, kind);
  const isSending = upload.sending?.kind === kind;
  const isSent = upload.isSent(kind);
  const isReceived = photo === undefined && newest !== undefined && newest.state !== 'rejected';

  function status(): string | undefined {
    if (isSending) return t('documents_sending');
    if (isSent) return t('documents_sent');
    if (photo) return t('documents_ready');
    if (!isReceived) return undefined;
    return t('documents_received', { moment: dayAndTime(newest.uploaded_at, app) });
  }

  function rejection(): string | undefined {
    if (photo || newest?.state !== 'rejected') return undefined;
    return newest.note === null
      ? t('documents_rejected_no_note')
      : t('documents_note', { note: newest.note });
  }

  const error = problem ? t(problem.key, problem.values) : (upload.problems[kind] ?? rejection());
  return (
    <PhotoField
      label={t(kindNames[kind])}
      photo={photo}
      status={status()}
      isSent={isSent || isReceived}
      error={error}
      isBusy={upload.sending !== undefined}
      onChoose={(file) => void upload.choose(kind, file)}
      onRemove={photo && !isSent ? remove : undefined}
    />
  );
}

/** Uploads the photos of an identity card or a passport. */
export function IdentityForm({ formId, state, upload, message, onSupport }: IdentityFormProps) {
  const t = useMessages();
  const group = useId();
  const fields = useRef<HTMLDivElement>(null);
  const document = upload.documentOf(state.documents);
  const isRejected = state.identity === 'rejected';

  async function send() {
    const missing = await upload.send(state.documents);
    if (missing === undefined) return;
    const field = fields.current?.children[sidesOf[document].indexOf(missing)];
    field?.querySelector('input')?.focus();
  }

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {message !== undefined && <p className="font-medium">{message}</p>}
      {isRejected ? (
        <div className="documents-state" data-state="rejected" role="status">
          <Icon name="triangle-alert" />
          <b>{t('documents_rejected_title')}</b>
          <p>{t('documents_rejected_text')}</p>
        </div>
      ) : (
        <p className="text-ink-2">{t('documents_lead')}</p>
      )}
      <ChoiceBar
        label={t('documents_choice')}
        name={`${group}-document`}
        chosen={document}
        onChoose={upload.setDocument}
        choices={[
          { value: 'card', label: t('documents_card') },
          { value: 'passport', label: t('documents_passport') },
        ]}
      />
      <div ref={fields} className="grid gap-4">
        {sidesOf[document].map((kind) => (
          <Side key={kind} kind={kind} state={state} upload={upload} />
        ))}
      </div>
      <p className="text-12 text-ink-3">{t('documents_rules')}</p>
      <p className="documents-privacy">
        <Icon name="lock" />
        {t('documents_privacy', { days: useBrand().traits['money.documentDays'] })}
      </p>
      <div className="documents-support">
        <p>{t('documents_support')}</p>
        <SupportWay onOpen={onSupport} />
      </div>
    </form>
  );
}
