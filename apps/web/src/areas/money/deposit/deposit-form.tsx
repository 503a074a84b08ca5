import { transactionKind, transactionStatus } from '@baize/contract';
import { Button, ButtonLink, Icon } from '@baize/ui';
import { useState } from 'react';

import { paymentAddress } from '../../../addresses/payment-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useRestored } from '../../../app/use-return.ts';
import { useAlert, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link, useNavigate } from '../../../router/index.ts';
import { PaymentForm } from '../form/payment-form.tsx';
import { nameOf, type PaymentMethod } from '../form/payment-method.ts';
import { PaymentSummary } from '../form/payment-summary.tsx';
import { paymentBody, type PaymentValues } from '../form/payment-values.ts';
import { usePaymentForm } from '../form/use-payment-form.ts';
import { type PendingTransaction, usePending, useReloadPayments } from '../payment-queries.ts';
import { showPayment } from './payment-place.ts';

interface DepositFormProps {
  readonly method: PaymentMethod;
}

/** `isRedirecting` is true from leaving for the payment page until this page is shown again. */
function useRedirect(onReturn: () => void) {
  const [isRedirecting, setRedirecting] = useState(false);
  useRestored(() => {
    setRedirecting(false);
    onReturn();
  });
  function redirectTo(address: string) {
    setRedirecting(true);
    location.assign(address);
  }
  return { isRedirecting, redirectTo };
}

/** A method with a page of its own on this site. */
function MethodPage({ method, page }: { method: PaymentMethod; page: string }) {
  const t = useMessages();
  return (
    <div className="payment-form">
      <p className="payment-page-text">{t('money_method_page', { method: nameOf(method) })}</p>
      <ButtonLink href={page} linkAs={Link} variant="money" size="large" wide className="payment-send">
        {t('money_method_page_open')}
      </ButtonLink>
    </div>
  );
}

/** A payment of this method waits, and a second one would be refused. The page shows it above, once. */
function WaitingPayment({ method, transaction }: { method: PaymentMethod; transaction: PendingTransaction }) {
  const t = useMessages();
  return (
    <div className="payment-waiting">
      <Icon name="hourglass" />
      <p>{t('money_pending_above', { method: nameOf(method) })}</p>
      <div className="pending-actions">
        <Button variant="line" size="small" onClick={() => showPayment(transaction.id)}>
          {t('money_pending_go')}
        </Button>
      </div>
    </div>
  );
}

function FieldsForm({ method }: DepositFormProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const call = useCall();
  const alert = useAlert();
  const navigate = useNavigate();
  const reload = useReloadPayments();
  const { isRedirecting, redirectTo } = useRedirect(reload);
  // Without the amount of the last time: what to pay is decided anew each time.
  const payment = usePaymentForm({ method, kind: transactionKind.deposit });
  const { amountMinor, rules, refusal } = payment;
  const waiting = usePending(transactionKind.deposit).data?.data.find(
    ({ payment: { id }, status }) => id === method.id && status === transactionStatus.pending,
  );

  async function start(values: PaymentValues) {
    const body = paymentBody(method, values, language);
    const { url, message, transaction_id: id } = (await call('POST /account/deposit/dynamic', { body })).data;
    payment.forget();
    const isFramed = method.options.type === 'frame';
    if (url && !isFramed) redirectTo(url);
    else if (message && !isFramed) alert.show({ kind: 'success', text: message });
    else await navigate(paymentAddress(paths.deposit, id));
  }

  async function submit(values: PaymentValues) {
    await payment.send(() => start(values));
    reload();
  }

  if (waiting && !isRedirecting && !refusal) return <WaitingPayment method={method} transaction={waiting} />;
  return (
    <PaymentForm
      payment={payment}
      summary={<PaymentSummary payment={payment} landsLabel={t('money_lands')} />}
      submitText={
        amountMinor > 0n
          ? t('money_deposit_amount', { amount: money.short(amountMinor, rules.currency) })
          : t('site_deposit')
      }
      isLoading={isRedirecting}
      onSubmit={submit}
    />
  );
}

/** The form of one method, or the way to the method's own page. */
export function DepositForm({ method }: DepositFormProps) {
  const { type, page } = method.options;
  return type === 'page' && page !== undefined ? (
    <MethodPage method={method} page={page} />
  ) : (
    <FieldsForm method={method} />
  );
}
