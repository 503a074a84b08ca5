import { transactionStatus } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Icon } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { paymentAddress } from '../../../addresses/payment-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { failureText, useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import {
  CancelQuestion,
  dayAndTime,
  holdTexts,
  isHeld,
  leftText,
  reasonTexts,
  useSecondsLeft,
} from '../../money/index.ts';
import type { Overview } from './use-overview.ts';

const changedByCancelling = ['GET /account/overview', 'GET /pending-transactions/{type}'];

interface CancelButtonProps {
  readonly id: number;
  readonly label: string;
  /** Of a withdrawal, as it is shown: that is asked about first. */
  readonly withdrawn: string | undefined;
}

function CancelButton({ id, label, withdrawn }: CancelButtonProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const queries = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  const [isAsked, setAsked] = useState(false);

  async function cancel() {
    setCancelling(true);
    try {
      const { message } = await call('PUT /cancel-pending-transactions/{id}', { params: { id } });
      alert.show({ kind: 'success', text: message });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
    // If it was refused, the payment has been decided meanwhile.
    await Promise.all(changedByCancelling.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    setCancelling(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={label}
        loading={isCancelling}
        onClick={withdrawn === undefined ? () => void cancel() : () => setAsked(true)}
      >
        {t('account_wait_cancel')}
      </Button>
      {isAsked && withdrawn !== undefined && (
        <CancelQuestion
          open
          amount={withdrawn}
          onClose={() => setAsked(false)}
          onCancel={() => void cancel()}
        />
      )}
    </>
  );
}

interface PaymentItemProps {
  readonly kind: 'deposit' | 'withdrawal';
  readonly payment: Overview['deposits'][number];
  readonly isMain: boolean;
}

/** A deposit to be paid, or a payment in progress. */
export function PaymentItem({ kind, payment, isMain }: PaymentItemProps) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const queries = useQueryClient();
  const { user } = useSession();
  const { reason, held } = payment;
  const isPending = payment.status === transactionStatus.pending;
  const secondsLeft = useSecondsLeft(isPending ? payment.expires_at : null, () => {
    void queries.invalidateQueries({ queryKey: ['GET /account/overview'] });
  });
  const amount = money.exact(parseWire(payment.amount), user?.currency);
  const title = t(kind === 'deposit' ? 'account_wait_deposit' : 'account_wait_withdrawal', {
    amount,
    method: payment.payment.name,
  });
  const time = dayAndTime(payment.created_at, app);
  const canPay = kind === 'deposit' && isPending;
  const action = t(canPay ? 'account_wait_pay' : 'account_wait_show');
  const address = paymentAddress(kind === 'deposit' ? paths.deposit : paths.withdraw, payment.id);
  const style = {
    size: 'small',
    variant: isMain ? 'fill' : 'line',
    'aria-label': `${action}: ${title}`,
  } as const;
  return (
    <li data-main={isMain || undefined}>
      <span className="waiting-mark">
        <Icon name="hourglass" />
      </span>
      <div>
        <b>{title}</b>
        <p>
          {reason && isHeld(payment.status, reason)
            ? t(reasonTexts[reason])
            : t(canPay ? 'account_wait_unpaid' : 'account_wait_progress', { time })}
          {held && <> {t(holdTexts[held.cause], { time: dayAndTime(held.until, app) })}</>}
          {!held && secondsLeft !== undefined && (
            <>
              {' '}
              <span role="timer">
                {t(kind === 'deposit' ? 'account_wait_left' : 'account_wait_decision', {
                  time: leftText(t, secondsLeft),
                })}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="waiting-actions">
        {payment.can_cancel && (
          <CancelButton
            id={payment.id}
            label={`${t('account_wait_cancel')}: ${title}`}
            withdrawn={kind === 'withdrawal' ? amount : undefined}
          />
        )}
        {canPay && payment.url ? (
          <ButtonLink href={payment.url} {...style}>
            {action}
          </ButtonLink>
        ) : (
          <ButtonLink href={address} linkAs={Link} {...style}>
            {action}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
