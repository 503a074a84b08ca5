import { transactionKind } from '@baize/contract';
import type { ReactNode } from 'react';

import { useBrand } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useDuration } from '../use-duration.ts';
import { feeOf, isFree } from './fee.ts';
import type { PaymentFormState } from './use-payment-form.ts';

/** The fee of an amount in words; "None" if there never is one. */
export function useFeeText({ method, rules, amountMinor }: PaymentFormState): string {
  const t = useMessages();
  const money = useMoneyFormat();
  if (isFree(method)) return t('money_fee_none');
  return amountMinor > 0n ? money.exact(feeOf(method, amountMinor, rules.restMinor), rules.currency) : '–';
}

/** What arrives: the amount without its fee, if anything is left. */
export function arrivingMinor({ method, rules, amountMinor }: PaymentFormState): bigint | undefined {
  const rest = amountMinor - feeOf(method, amountMinor, rules.restMinor);
  return amountMinor > 0n && rest > 0n ? rest : undefined;
}

interface PaymentSummaryProps {
  readonly payment: PaymentFormState;
  readonly landsLabel: string;
  /** Further rows before what arrives. */
  readonly children?: ReactNode;
}

/** Fee, time and what arrives, before the button. */
export function PaymentSummary({ payment, landsLabel, children }: PaymentSummaryProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const duration = useDuration();
  const hasTimes = useBrand().traits['money.processingTime'];
  const lands = arrivingMinor(payment);
  const { kind } = payment.rules;
  const isDeposit = kind === transactionKind.deposit;
  const minutes = hasTimes ? payment.method.usual_minutes : null;
  return (
    <dl className="payment-summary">
      <SummaryRow label={t('money_fee')}>{useFeeText(payment)}</SummaryRow>
      {minutes !== null && (
        <SummaryRow label={t(isDeposit ? 'money_arrival' : 'money_expected')}>
          {duration.about(minutes)}
        </SummaryRow>
      )}
      {children}
      <SummaryRow label={landsLabel} isTotal>
        {lands === undefined ? '–' : money.exact(lands, payment.rules.currency)}
      </SummaryRow>
    </dl>
  );
}

interface SummaryRowProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

export function SummaryRow({ label, isTotal = false, children }: SummaryRowProps) {
  return (
    <div className={isTotal ? 'payment-total' : undefined}>
      <dt>{label}</dt>
      <dd className={isTotal ? 'text-money-text' : undefined}>{children}</dd>
    </div>
  );
}
