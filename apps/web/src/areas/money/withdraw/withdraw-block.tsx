import type { MessageKey } from '@baize/messages/keys';
import { ButtonLink, Icon, type IconName } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { WithdrawalState } from '../payment-queries.ts';
import { SupportWay } from '../support-way.tsx';

type Reason = NonNullable<WithdrawalState['blocked']>;

const blocks: Readonly<Record<Reason, { icon: IconName; title: MessageKey; text: MessageKey }>> = {
  phone: { icon: 'smartphone', title: 'money_block_phone', text: 'money_block_phone_text' },
  identity: { icon: 'user', title: 'money_block_identity', text: 'money_block_identity_text' },
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
  const isForSupport = reason === 'phone' || reason === 'identity' || reason === 'not_permitted';
  return isForSupport ? <SupportWay /> : null;
}

/** Why no withdrawal can be requested now. */
export function WithdrawBlock({ reason }: { reason: Reason }) {
  const t = useMessages();
  const { icon, title, text } = blocks[reason];
  return (
    <div className="withdraw-block">
      <Icon name={icon} />
      <p>
        <b>{t(title)}</b>
        <small>{t(text)}</small>
      </p>
      <Way reason={reason} />
    </div>
  );
}
