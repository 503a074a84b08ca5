import { transactionKind } from '@baize/contract';

import { AccountFrame } from '../../../frame/account-frame.tsx';
import type { PaymentInput } from '../../../addresses/payment-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { DepositLimit } from '../../limits/index.ts';
import { MethodList } from '../form/method-list.tsx';
import { usePaymentDetails, usePaymentUpdates } from '../payment-queries.ts';
import { MoneySwitch } from '../money-switch.tsx';
import { RecentTransactions } from '../recent-transactions.tsx';
import { DepositBlocked } from './deposit-blocked.tsx';
import { DepositCare } from './deposit-care.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositHelp } from './deposit-help.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import '../payments.css';
import './deposit.css';

/** Deposits: pending ones, the payment methods, and the latest payments. */
export function DepositPage({ input }: { input: PaymentInput }) {
  const t = useMessages();
  usePaymentUpdates();
  const blocked = usePaymentDetails(transactionKind.deposit).data?.data.blocked ?? null;
  const aside = (
    <>
      <RecentTransactions />
      <DepositHelp />
      <DepositCare />
    </>
  );
  return (
    <AccountFrame title={t('site_title_deposit')} beside={<MoneySwitch />} aside={aside} isCompact>
      {input.transactionId !== undefined && <ReturnedPayment transactionId={input.transactionId} />}
      <PendingBanner shownId={input.transactionId} />
      <DepositLimit />
      {blocked === null ? (
        <MethodList
          kind={transactionKind.deposit}
          renderForm={(method, last) => <DepositForm method={method} last={last} />}
        />
      ) : (
        <DepositBlocked reason={blocked} />
      )}
    </AccountFrame>
  );
}
