import type { MessageKey } from '@baize/messages/keys';
import { Button, ButtonLink, Icon, type IconName } from '@baize/ui';

import type { ReactNode } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { type Documents, useDocuments } from '../documents/document-queries.ts';
import type { WithdrawalState } from '../payment-queries.ts';
import { SupportWay } from '../support-way.tsx';

type Reason = NonNullable<WithdrawalState['blocked']>;

const blocks: Readonly<Record<Reason, { icon: IconName; title: MessageKey; text: MessageKey }>> = {
  frozen: { icon: 'lock', title: 'money_block_frozen', text: 'money_block_frozen_text' },
  phone: { icon: 'smartphone', title: 'money_block_phone', text: 'money_block_phone_text' },
  identity: { icon: 'id-card', title: 'money_block_identity', text: 'money_block_identity_text' },
  pending: { icon: 'hourglass', title: 'money_block_pending', text: 'money_block_pending_text' },
  not_permitted: { icon: 'lock', title: 'money_block_permission', text: 'money_block_permission_text' },
  daily_count: { icon: 'calendar', title: 'money_block_count', text: 'money_block_daily_text' },
  daily_sum: { icon: 'calendar', title: 'money_block_sum', text: 'money_block_daily_text' },
};

/** What the player can do about the reason. */
function Way({ reason }: { reason: Reason }) {
  const t = useMessages();
  const canVerify = useAccountLinks().some(({ href }) => href === paths.phoneVerification);
  if (reason === 'phone' && canVerify) {
    return (
      <ButtonLink href={paths.phoneVerification} linkAs={Link} variant="line" icon="smartphone">
        {t('money_block_phone_action')}
      </ButtonLink>
    );
  }
  const isForSupport = reason === 'phone' || reason === 'not_permitted' || reason === 'frozen';
  return isForSupport ? <SupportWay /> : null;
}

interface BlockProps {
  readonly icon: IconName;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** What the player can do about it. */
  readonly children: ReactNode;
}

function Block({ icon, title, text, children }: BlockProps) {
  const t = useMessages();
  return (
    <div className="withdraw-block">
      <Icon name={icon} />
      <p>
        <b>{t(title)}</b>
        <small>{t(text)}</small>
      </p>
      {children}
    </div>
  );
}

interface IdentityWords extends Omit<BlockProps, 'children'> {
  readonly action: MessageKey;
}

const identityWords: Readonly<Record<Documents['identity'], IdentityWords>> = {
  none: { ...blocks.identity, action: 'documents_action' },
  incomplete: {
    ...blocks.identity,
    text: 'documents_block_incomplete',
    action: 'documents_action_incomplete',
  },
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
function useIdentityWords(): IdentityWords {
  return identityWords[useDocuments().data?.data.identity ?? 'none'];
}

interface DocumentsWayProps {
  readonly onOpen: () => void;
}

function DocumentsWay({ onOpen }: DocumentsWayProps) {
  const t = useMessages();
  return (
    <Button variant="line" icon="id-card" onClick={onOpen}>
      {t(useIdentityWords().action)}
    </Button>
  );
}

/** The identity is not verified: how far that is, and the way to the documents. */
function IdentityBlock({ onOpen }: DocumentsWayProps) {
  const { action: _, ...words } = useIdentityWords();
  return (
    <Block {...words}>
      <DocumentsWay onOpen={onOpen} />
    </Block>
  );
}

interface WithdrawBlockProps {
  readonly reason: Reason;
  readonly onOpenDocuments: () => void;
}

/** Why no withdrawal can be requested now. */
export function WithdrawBlock({ reason, onOpenDocuments }: WithdrawBlockProps) {
  if (reason === 'identity') return <IdentityBlock onOpen={onOpenDocuments} />;
  return (
    <Block {...blocks[reason]}>
      <Way reason={reason} />
    </Block>
  );
}

/** The same in place of a form's button, as short as a button. */
export function BlockedSubmit({ reason, onOpenDocuments }: WithdrawBlockProps) {
  const t = useMessages();
  const identity = useIdentityWords();
  const isIdentity = reason === 'identity';
  return (
    <>
      <p>{t(isIdentity ? identity.title : blocks[reason].title)}</p>
      {isIdentity ? <DocumentsWay onOpen={onOpenDocuments} /> : <Way reason={reason} />}
    </>
  );
}
