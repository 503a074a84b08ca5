import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import { Button, ButtonLink, EmptyState } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useFirstLimit } from '../../limits/late.ts';
import { CashierFrame } from '../cashier/cashier-frame.tsx';
import { CashierFailure, CashierSkeleton } from '../cashier/cashier-state.tsx';
import { PaymentOutcome } from '../cashier/payment-outcome.tsx';
import { QrCode } from '../../../frame/qr-code.tsx';
import { usePageMethod } from '../cashier/use-page-method.ts';
import { DepositBlocked } from '../deposit/deposit-blocked.tsx';
import { FirstLimitStep } from '../deposit/first-limit-step.tsx';
import { usePaymentEnd, useTransactionAt } from '../cashier/use-payment-status.ts';
import { EnvoyQrForm, type EnvoyQrPayment } from './envoy-qr-form.tsx';
import { useEnvoyBanks } from './envoy-queries.ts';
import '../form/payment-form.css';

const how: readonly MessageKey[] = [
  'cashier_how_envoyqr_1',
  'cashier_how_envoyqr_2',
  'cashier_how_envoyqr_3',
];

interface OpenedQrProps {
  readonly payment: EnvoyQrPayment;
  readonly currency: number;
  readonly onOther: () => void;
}

function OpenedQr({ payment, currency, onOther }: OpenedQrProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const title = useRef<HTMLHeadingElement>(null);
  const amount = money.exact(parseWire(payment.amount), currency);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="cashier-pay" aria-labelledby="envoy-qr">
      <div className="cashier-code">
        <QrCode text={payment.url} label={t('envoyqr_code', { amount })} />
      </div>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="envoy-qr" ref={title} tabIndex={-1}>
            {t('rovpay_account_title', { amount })}
          </h2>
          <p className="text-ink-2">{t('envoyqr_scan', { bank: payment.bankName })}</p>
        </div>
        <ButtonLink href={payment.url} variant="money" wide target="_blank" rel="noopener">
          {t('envoy_open_page')}
        </ButtonLink>
        <Button variant="line" wide onClick={onOther}>
          {t('envoyqr_other')}
        </Button>
      </div>
    </section>
  );
}

/** Envoy QR: a bank and an amount, then the QR code of the payment page. */
export function EnvoyQrPage() {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency ?? 1;
  const { method, blocked, error, isLoading, retry } = usePageMethod('account/envoy/qr');
  const first = useFirstLimit();
  const banks = useEnvoyBanks();
  const [payment, setPayment] = useState<EnvoyQrPayment>();
  const end = usePaymentEnd(useTransactionAt(payment?.url));

  function content() {
    if (error) return <CashierFailure error={error} onRetry={retry} />;
    if (!banks.data && banks.error)
      return <CashierFailure error={banks.error} onRetry={() => void banks.refetch()} />;
    if (isLoading || !banks.data) return <CashierSkeleton />;
    if (!method) return <CashierFailure />;
    const startAgain = () => setPayment(undefined);
    if (payment && end) {
      const amount = money.exact(parseWire(payment.amount), currency);
      return <PaymentOutcome end={end} amount={amount} onAgain={startAgain} />;
    }
    if (payment) return <OpenedQr payment={payment} currency={currency} onOther={startAgain} />;
    if (blocked) return <DepositBlocked reason={blocked} />;
    if (first.isAsked !== false) return <FirstLimitStep {...first} />;
    if (banks.data.data.length === 0)
      return (
        <EmptyState icon="landmark" title={t('envoy_banks_empty_title')} text={t('envoy_banks_empty_text')} />
      );
    return <EnvoyQrForm method={method} banks={banks.data.data} onOpened={setPayment} />;
  }

  return (
    <CashierFrame
      title={t('envoyqr_title')}
      lead={t('envoyqr_lead')}
      icon="qr-code"
      method={method}
      currency={currency}
      steps={how}
    >
      {content()}
    </CashierFrame>
  );
}
