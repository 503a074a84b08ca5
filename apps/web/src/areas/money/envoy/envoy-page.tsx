import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import { ButtonLink, EmptyState } from '@baize/ui';
import { useState } from 'react';

import { CallFailure, failureText, useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useFirstLimit } from '../../limits/late.ts';
import { CashierFrame } from '../cashier/cashier-frame.tsx';
import { CashierFailure, CashierSkeleton } from '../cashier/cashier-state.tsx';
import { PaymentOutcome } from '../cashier/payment-outcome.tsx';
import { PendingNote } from '../cashier/pending-note.tsx';
import { usePageMethod } from '../cashier/use-page-method.ts';
import { DepositBlocked } from '../deposit/deposit-blocked.tsx';
import { FirstLimitStep } from '../deposit/first-limit-step.tsx';
import { usePaymentEnd, useTransactionAt } from '../cashier/use-payment-status.ts';
import { LimitNote } from '../form/limit-note.tsx';
import { useReloadPayments } from '../payment-queries.ts';
import { BankList } from './bank-list.tsx';
import type { EnvoyBank, EnvoyOffer } from './envoy-queries.ts';
import { OfferList } from './offer-list.tsx';
import { openPaymentWindow } from './payment-window.ts';

const how: readonly MessageKey[] = ['cashier_how_envoy_1', 'cashier_how_envoy_2', 'cashier_how_envoy_3'];

interface StartedPayment {
  readonly url: string;
  /** Wire amount. */
  readonly amount: string;
  readonly isBlocked: boolean;
}

/** Starts a payment in a window of its own. */
function useStartPayment() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadPayments();
  const [startingCode, setStartingCode] = useState<string>();
  const [started, setStarted] = useState<StartedPayment>();
  const [problem, setProblem] = useState<{ text: string; isPending: boolean }>();

  async function start(bank: EnvoyBank, { ref_code: id, amount }: EnvoyOffer) {
    const paymentWindow = openPaymentWindow(t('site_loading'));
    setStartingCode(id);
    setProblem(undefined);
    alert.dismiss();
    try {
      const { data } = await call('GET /account/envoy/pay', { query: { bank: bank.slug, id } });
      const isBlocked = !paymentWindow.show(data.iframe_url);
      setStarted({ url: data.iframe_url, amount, isBlocked });
    } catch (failure) {
      paymentWindow.close();
      const isPending = failure instanceof CallFailure && failure.error === 'pending_transaction';
      const text = failureText(failure, t('site_unknown_error'));
      setProblem({ text, isPending });
      alert.show({ kind: isPending ? 'warning' : 'error', text });
    }
    setStartingCode(undefined);
    reload();
  }

  return { start, startingCode, started, problem, clear: () => setStarted(undefined) };
}

function OpenedPayment({ payment }: { payment: StartedPayment }) {
  const t = useMessages();
  const { isBlocked, url } = payment;
  return (
    <div role="status">
      <EmptyState
        icon={isBlocked ? 'circle-alert' : 'hourglass'}
        title={t(isBlocked ? 'envoy_blocked_title' : 'envoy_opened_title')}
        text={t(isBlocked ? 'envoy_blocked_text' : 'envoy_opened_text')}
        action={
          <ButtonLink
            href={url}
            variant={isBlocked ? 'money' : 'line'}
            target="_blank"
            rel="noopener"
            size={isBlocked ? 'large' : 'medium'}
          >
            {t('envoy_open_page')}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** Envoy: the banks, then what the chosen one takes, then the payment in a window. */
export function EnvoyPage() {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency ?? 1;
  const { method, blocked, error, isLoading, retry } = usePageMethod('account/envoy/pay');
  const first = useFirstLimit();
  const [bank, setBank] = useState<EnvoyBank>();
  const { start, startingCode, started, problem, clear } = useStartPayment();
  const end = usePaymentEnd(useTransactionAt(started?.url));

  function content() {
    if (error) return <CashierFailure error={error} onRetry={retry} />;
    if (isLoading) return <CashierSkeleton />;
    if (!method) return <CashierFailure />;
    if (started && end) {
      const amount = money.exact(parseWire(started.amount), currency);
      return <PaymentOutcome end={end} amount={amount} onAgain={clear} />;
    }
    if (started) return <OpenedPayment payment={started} />;
    if (blocked) return <DepositBlocked reason={blocked} />;
    if (first.isAsked !== false) return <FirstLimitStep {...first} />;
    if (!bank)
      return (
        <>
          <LimitNote method={method} currency={currency} />
          <BankList onChoose={setBank} />
        </>
      );
    return (
      <OfferList
        method={method}
        bank={bank}
        currency={currency}
        startingCode={startingCode}
        onPay={(offer) => void start(bank, offer)}
        onOtherBank={() => setBank(undefined)}
      />
    );
  }

  return (
    <CashierFrame
      title={t('envoy_title')}
      lead={t('envoy_lead')}
      icon="landmark"
      method={method}
      currency={currency}
      steps={how}
    >
      {problem &&
        (problem.isPending ? (
          <PendingNote text={problem.text} />
        ) : (
          <p role="alert" className="cashier-problem">
            {problem.text}
          </p>
        ))}
      {content()}
    </CashierFrame>
  );
}
