import { AccountFrame } from '../../../frame/account-frame.tsx';
import type { DepositInput } from '../../../addresses/deposit-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { FirstLimit } from '../../limits/index.ts';
import { DepositHelp } from './deposit-help.tsx';
import { DepositCare } from './deposit-care.tsx';
import { MethodList } from '../form/method-list.tsx';
import { usePaymentUpdates } from '../payment-queries.ts';
import { PendingBanner } from './pending-banner.tsx';
import { RecentTransactions } from '../recent-transactions.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import './deposit.css';

/** Deposits: pending ones, the payment methods, and the latest payments. */
export function DepositPage({ input }: { input: DepositInput }) {
  const t = useMessages();
  usePaymentUpdates();
  const aside = (
    <>
      <RecentTransactions />
      <DepositHelp />
      <DepositCare />
    </>
  );
  return (
    <AccountFrame title={t('site_title_deposit')} aside={aside}>
      {input.transactionId !== undefined && <ReturnedPayment transactionId={input.transactionId} />}
      <PendingBanner />
      <FirstLimit />
      <MethodList />
    </AccountFrame>
  );
}
