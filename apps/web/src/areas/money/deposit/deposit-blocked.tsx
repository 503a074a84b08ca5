import { transactionKind, type WireReply } from '@baize/contract';
import { FeltPanel } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { Block, frozenWords } from '../block/block.tsx';
import { IdentityBlock } from '../block/identity-block.tsx';
import { DocumentsDialog } from '../documents/documents-dialog.tsx';
import { SupportWay } from '../support-way.tsx';
import './deposit-blocked.css';

export type DepositBlock = NonNullable<WireReply<'GET /account/payment-details'>['data']['blocked']>;

/** Why no deposit can be started now, in place of the forms. */
export function DepositBlocked({ reason }: { reason: DepositBlock }) {
  const t = useMessages();
  const kind = transactionKind.deposit;
  const [isVerifying, setVerifying] = useState(false);
  return (
    <FeltPanel as="section" className="deposit-blocked" aria-label={t('money_deposit_blocked')}>
      {reason === 'identity' ? (
        <IdentityBlock kind={kind} onOpen={() => setVerifying(true)} />
      ) : (
        <Block {...frozenWords} kind={kind}>
          <SupportWay />
        </Block>
      )}
      <DocumentsDialog open={isVerifying} onClose={() => setVerifying(false)} />
    </FeltPanel>
  );
}
