import { Button, ButtonLink } from '@baize/ui';

import { paymentAddress } from '../../../addresses/payment-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { PendingTransaction } from '../payment-queries.ts';
import { useCancelPayment } from '../use-cancel-payment.ts';

/** Continues or cancels a pending deposit. */
export function PendingActions({ transaction }: { transaction: PendingTransaction }) {
  const t = useMessages();
  const { id, url, can_cancel: canCancel } = transaction;
  const { isCancelling, cancel } = useCancelPayment(id);
  return (
    <div className="pending-actions">
      {url ? (
        <ButtonLink href={url} variant="line" size="small">
          {t('money_pending_continue')}
        </ButtonLink>
      ) : (
        <ButtonLink href={paymentAddress(paths.deposit, id)} linkAs={Link} variant="line" size="small">
          {t('money_pending_show')}
        </ButtonLink>
      )}
      {canCancel && (
        <Button variant="quiet" size="small" loading={isCancelling} onClick={() => void cancel()}>
          {t('money_pending_cancel')}
        </Button>
      )}
    </div>
  );
}
