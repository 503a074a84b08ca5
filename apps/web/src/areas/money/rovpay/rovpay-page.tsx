import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import { useEffect, useState } from 'react';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useFirstLimit } from '../../limits/late.ts';
import { CashierFrame } from '../cashier/cashier-frame.tsx';
import { CashierFailure, CashierSkeleton } from '../cashier/cashier-state.tsx';
import { PaymentOutcome } from '../cashier/payment-outcome.tsx';
import { usePageMethod } from '../cashier/use-page-method.ts';
import { DepositBlocked } from '../deposit/deposit-blocked.tsx';
import { FirstLimitStep } from '../deposit/first-limit-step.tsx';
import { usePaymentEnd } from '../cashier/use-payment-status.ts';
import { RovpayAccepted } from './rovpay-accepted.tsx';
import { RovpayAccount } from './rovpay-account.tsx';
import { RovpayForm } from './rovpay-form.tsx';
import { type RovpayDeposit, useRovpayDeposit, useStoreRovpayDeposit } from './rovpay-queries.ts';
import '../form/payment-form.css';

const progress: readonly MessageKey[] = ['rovpay_step_form', 'rovpay_step_account', 'rovpay_step_accepted'];
const how: readonly MessageKey[] = ['cashier_how_rovpay_1', 'cashier_how_rovpay_2', 'cashier_how_rovpay_3'];

function Progress({ current }: { current: number }) {
  const t = useMessages();
  return (
    <ol className="cashier-progress" aria-label={t('rovpay_steps')}>
      {progress.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  );
}

/** The deposit of this visit, also after it is decided and no longer pending. */
function useDepositOfVisit(pending: RovpayDeposit | null | undefined) {
  const [latest, setLatest] = useState<RovpayDeposit>();
  useEffect(() => {
    if (pending) setLatest(pending);
  }, [pending]);
  return { deposit: pending ?? latest, forget: () => setLatest(undefined) };
}

/** Rovpay: the form, then the account with its QR code, then the notice that it was accepted. */
export function RovpayPage() {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency ?? 1;
  const { method, blocked, error, isLoading, retry } = usePageMethod('account/deposit/rovpay/account');
  const first = useFirstLimit();
  const state = useRovpayDeposit();
  const store = useStoreRovpayDeposit();
  const { deposit, forget } = useDepositOfVisit(state.data?.data);
  const end = usePaymentEnd(deposit && Number(deposit.id));

  function startAgain() {
    forget();
    store(null);
  }

  function content() {
    if (error) return <CashierFailure error={error} onRetry={retry} />;
    if (isLoading || state.isPending) return <CashierSkeleton />;
    if (deposit && end) {
      const amount = money.exact(parseWire(deposit.amount), currency);
      return <PaymentOutcome end={end} amount={amount} onAgain={startAgain} />;
    }
    if (state.error && !deposit)
      return <CashierFailure error={state.error} onRetry={() => void state.refetch()} />;
    if (!method) return <CashierFailure />;
    if (!deposit && blocked) return <DepositBlocked reason={blocked} />;
    if (!deposit && first.isAsked !== false) return <FirstLimitStep {...first} />;
    if (!deposit) return <RovpayForm method={method} />;
    return deposit.is_claimed ? (
      <RovpayAccepted deposit={deposit} />
    ) : (
      <RovpayAccount deposit={deposit} onCancelled={startAgain} />
    );
  }

  const step = deposit === undefined ? 0 : deposit.is_claimed || end ? 2 : 1;
  return (
    <CashierFrame
      title={t('rovpay_title')}
      {...(step === 0 && { lead: t('rovpay_lead') })}
      icon="qr-code"
      method={method}
      currency={currency}
      steps={how}
    >
      <Progress current={step} />
      {content()}
    </CashierFrame>
  );
}
