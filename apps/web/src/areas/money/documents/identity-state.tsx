import { Icon } from '@baize/ui';
import { useEffect, useRef } from 'react';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { dayAndTime } from '../moment-text.ts';
import { type Documents, type PlayerDocument } from './document-queries.ts';
import { identityDocuments, kindNames } from './identity-sides.ts';

const stateNames = {
  waiting: 'documents_state_waiting',
  accepted: 'documents_state_accepted',
  rejected: 'documents_state_rejected',
} as const;

function Row({ document }: { document: PlayerDocument }) {
  const t = useMessages();
  const app = useApp();
  return (
    <li>
      <span>{t(kindNames[document.kind])}</span>
      <small>
        {t(stateNames[document.state])}, {dayAndTime(document.uploaded_at, app)}
      </small>
      {document.note !== null && <em>{document.note}</em>}
    </li>
  );
}

/** What has become of the documents, if nothing is asked of the player. */
export function IdentityState({ state }: { state: Documents }) {
  const t = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const isVerified = state.identity === 'verified';
  // The button that had the focus has disappeared with the form.
  useEffect(() => panel.current?.focus(), []);
  const sent = identityDocuments(state.documents);
  return (
    <>
      <div ref={panel} tabIndex={-1} role="status" className="documents-state" data-state={state.identity}>
        <Icon name={isVerified ? 'circle-check' : 'hourglass'} />
        <b>{t(isVerified ? 'documents_verified_title' : 'documents_waiting_title')}</b>
        <p>{t(isVerified ? 'documents_verified_text' : 'documents_waiting_text')}</p>
      </div>
      {sent.length > 0 && (
        <ul className="documents-list" aria-label={t('documents_list')}>
          {sent.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      )}
    </>
  );
}
