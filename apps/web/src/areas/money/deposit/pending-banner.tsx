import { transactionKind, transactionStatus } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Icon } from '@baize/ui';

import { paymentAddress } from '../../../addresses/payment-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import { clockTime } from '../moment-text.ts';
import { type PendingTransaction, usePending, useReloadPayments } from '../payment-queries.ts';
import { useCancelPayment } from '../use-cancel-payment.ts';
import { clockText, useSecondsLeft } from '../use-seconds-left.ts';

function PendingRow({ transaction }: { transaction: PendingTransaction }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { user } = useSession();
  const { id, payment, url, can_cancel: canCancel } = transaction;
  const { isCancelling, cancel } = useCancelPayment(id);
  const isPending = transaction.status === transactionStatus.pending;
  const secondsLeft = useSecondsLeft(isPending ? transaction.expires_at : null, useReloadPayments());
  const amount = money.exact(parseWire(transaction.amount), user?.currency);
  const time = clockTime(transaction.created_at, app);

  return (
    <li className="pending-row">
      <Icon name="hourglass" />
      <p>
        <b>{t('money_pending_title', { amount, method: payment.name })}</b>
        <span>{t(isPending ? 'money_pending_open' : 'money_pending_waiting', { time })}</span>
        {secondsLeft !== undefined && (
          <span role="timer" className="pending-left">
            {t('money_pending_left', { time: clockText(secondsLeft) })}
          </span>
        )}
      </p>
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
    </li>
  );
}

interface PendingBannerProps {
  /** The transaction that the page already shows with everything needed to pay. */
  readonly shownId: number | undefined;
}

/** Pending deposits, with buttons to continue or cancel. */
export function PendingBanner({ shownId }: PendingBannerProps) {
  const t = useMessages();
  const { data } = usePending(transactionKind.deposit);
  const waiting = data?.data.filter(({ id, url }) => id !== shownId || url !== null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul id="pending-payments" tabIndex={-1} className="pending-list" aria-label={t('money_pending_list')}>
      {waiting.map((transaction) => (
        <PendingRow key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}
