import { transactionKind } from '@baize/contract';
import { ButtonLink } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { Block, type BlockWords, frozenWords } from '../block/block.tsx';
import { DocumentsWay, IdentityBlock, useIdentityWords } from '../block/identity-block.tsx';
import type { WithdrawalState } from '../payment-queries.ts';
import { SupportWay } from '../support-way.tsx';

type Reason = NonNullable<WithdrawalState['blocked']>;

const blocks: Readonly<Record<Exclude<Reason, 'identity'>, BlockWords>> = {
  frozen: frozenWords,
  phone: { icon: 'smartphone', title: 'money_block_phone', text: 'money_block_phone_text' },
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

interface WithdrawBlockProps {
  readonly reason: Reason;
  readonly onOpenDocuments: () => void;
}

/** Why no withdrawal can be requested now. */
export function WithdrawBlock({ reason, onOpenDocuments }: WithdrawBlockProps) {
  const kind = transactionKind.withdraw;
  if (reason === 'identity') return <IdentityBlock kind={kind} onOpen={onOpenDocuments} />;
  return (
    <Block {...blocks[reason]} kind={kind}>
      <Way reason={reason} />
    </Block>
  );
}

/** The same in place of a form's button, as short as a button. */
export function BlockedSubmit({ reason, onOpenDocuments }: WithdrawBlockProps) {
  const t = useMessages();
  const identity = useIdentityWords();
  if (reason === 'identity') {
    return (
      <>
        <p>{t(identity.title)}</p>
        <DocumentsWay onOpen={onOpenDocuments} />
      </>
    );
  }
  return (
    <>
      <p>{t(blocks[reason].title)}</p>
      <Way reason={reason} />
    </>
  );
}
