import { parseWire } from '@baize/currency';
import { ButtonLink, EmptyState } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import type { RovpayDeposit } from './rovpay-queries.ts';

/** Last step: the claim was accepted; Rovpay confirms the money on its own. */
export function RovpayAccepted({ deposit }: { deposit: RovpayDeposit }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency ?? 1;
  const amount = money.exact(parseWire(deposit.amount), currency);
  return (
    <div role="status">
      <EmptyState
        icon="hourglass"
        title={t('rovpay_accepted_title')}
        text={t('rovpay_accepted_text', { amount })}
        action={
          <ButtonLink href={paths.deposit} linkAs={Link} variant="line">
            {t('cashier_back')}
          </ButtonLink>
        }
      />
    </div>
  );
}
