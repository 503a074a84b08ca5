import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Icon } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { failureText, useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { type PendingTransaction, usePendingDeposits, useReloadPayments } from '../payment-queries.ts';
import { clockTime } from '../moment-text.ts';

function PendingRow({ transaction }: { transaction: PendingTransaction }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadPayments();
  const app = useApp();
  const { user } = useSession();
  const [isCancelling, setCancelling] = useState(false);
  const { id, payment, url } = transaction;
  const amount = money.exact(parseWire(transaction.amount), user?.currency);

  async function cancel() {
    setCancelling(true);
    try {
      const { message } = await call('PUT /cancel-pending-transactions/{id}', { params: { id } });
      alert.show({ kind: 'success', text: message });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
    // A refused cancellation means that the payment was decided, so the list is outdated either way.
    setCancelling(false);
    reload();
  }

  return (
    <li className="pending-row">
      <Icon name="hourglass" />
      <p>
        <b>{t('money_pending_title', { amount, method: payment.name })}</b>
        <span>
          {t(url ? 'money_pending_open' : 'money_pending_waiting', {
            time: clockTime(transaction.created_at, app),
          })}
        </span>
      </p>
      <div className="pending-actions">
        {url && (
          <ButtonLink href={url} variant="line" size="small">
            {t('money_pending_continue')}
          </ButtonLink>
        )}
        <Button
          variant={url ? 'quiet' : 'line'}
          size="small"
          loading={isCancelling}
          onClick={() => void cancel()}
        >
          {t('money_pending_cancel')}
        </Button>
      </div>
    </li>
  );
}

/** Pending deposits, with buttons to continue or cancel. */
export function PendingBanner() {
  const t = useMessages();
  const { data } = usePendingDeposits();
  if (!data || data.data.length === 0) return null;
  return (
    <ul className="pending-list" aria-label={t('money_pending_list')}>
      {data.data.map((transaction) => (
        <PendingRow key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}
