import type { MessageKey } from '@baize/messages/keys';
import { Button } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { type Documents, useDocuments } from '../documents/document-queries.ts';
import type { PaymentKind } from '../form/payment-method.ts';
import { Block, type BlockWords } from './block.tsx';

interface IdentityWords extends BlockWords {
  readonly action: MessageKey;
}

const first = {
  icon: 'id-card',
  title: 'money_block_identity',
  text: 'money_block_identity_text',
} as const satisfies BlockWords;

const identityWords: Readonly<Record<Documents['identity'], IdentityWords>> = {
  none: { ...first, action: 'documents_action' },
  incomplete: { ...first, text: 'documents_block_incomplete', action: 'documents_action_incomplete' },
  waiting: {
    icon: 'hourglass',
    title: 'documents_waiting_title',
    text: 'documents_block_waiting',
    action: 'documents_action_state',
  },
  rejected: {
    icon: 'triangle-alert',
    title: 'documents_rejected_title',
    text: 'documents_block_rejected',
    action: 'documents_action_rejected',
  },
  verified: {
    icon: 'circle-check',
    title: 'documents_verified_title',
    text: 'documents_block_verified',
    action: 'documents_action_state',
  },
};

/** How far the verification of the identity is. */
export function useIdentityWords(): IdentityWords {
  return identityWords[useDocuments().data?.data.identity ?? 'none'];
}

interface DocumentsWayProps {
  readonly onOpen: () => void;
}

export function DocumentsWay({ onOpen }: DocumentsWayProps) {
  const t = useMessages();
  return (
    <Button variant="line" icon="id-card" onClick={onOpen}>
      {t(useIdentityWords().action)}
    </Button>
  );
}

/** The identity is not verified: how far that is, and the way to the documents. */
export function IdentityBlock({ kind, onOpen }: DocumentsWayProps & { readonly kind: PaymentKind }) {
  const { action: _, ...words } = useIdentityWords();
  return (
    <Block {...words} kind={kind}>
      <DocumentsWay onOpen={onOpen} />
    </Block>
  );
}
