import { transactionKind } from '@baize/contract';
import { Skeleton } from '@baize/ui';

import type { PaymentInput } from '../../../addresses/payment-address.ts';
import { useMedia } from '../../../app/use-media.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { DepositLimit } from '../../limits/index.ts';
import { type FirstLimitState, useFirstLimit } from '../../limits/late.ts';
import { MethodList } from '../form/method-list.tsx';
import { usePaymentDetails, usePaymentUpdates, useTransaction } from '../payment-queries.ts';
import { MoneySwitch } from '../money-switch.tsx';
import { RecentTransactions } from '../recent-transactions.tsx';
import { DepositBlocked } from './deposit-blocked.tsx';
import { DepositCare } from './deposit-care.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositHelp } from './deposit-help.tsx';
import { FirstLimitStep } from './first-limit-step.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { frameOf, ReturnedPayment } from './returned-payment.tsx';
import '../payments.css';
import './deposit.css';

/** The aside is beside the page from here on. */
const HAS_ASIDE = '(width >= 1200px)';

function Limit({ isCard }: { isCard: boolean }) {
  const shown = useShowsItem('limits');
  const fallback = <Skeleton className={isCard ? 'h-40 w-full' : 'h-11 w-full'} />;
  return shown && <DepositLimit isCard={isCard} fallback={fallback} />;
}

/** The forms of the methods, or what comes before them, or why there are none. */
function DepositWays({ first }: { first: FirstLimitState }) {
  const blocked = usePaymentDetails(transactionKind.deposit).data?.data.blocked ?? null;
  if (blocked !== null) return <DepositBlocked reason={blocked} />;
  if (first.isAsked !== false) return <FirstLimitStep {...first} />;
  return (
    <MethodList kind={transactionKind.deposit} renderForm={(method) => <DepositForm method={method} />} />
  );
}

/** Deposits: pending ones, the payment methods, and the latest payments. */
export function DepositPage({ input }: { input: PaymentInput }) {
  const t = useMessages();
  usePaymentUpdates();
  const first = useFirstLimit();
  const hasAside = useMedia(HAS_ASIDE, false);
  const { data: shown, isLoading } = useTransaction(input.transactionId);
  // Nothing else is to be done while a payment page is in the page.
  const isPaying = isLoading || (shown !== undefined && frameOf(shown.data) !== null);
  const aside = (
    <>
      {hasAside && first.isAsked === false && <Limit isCard />}
      <RecentTransactions />
      <DepositHelp />
      <DepositCare />
    </>
  );
  return (
    <AccountFrame title={t('site_title_deposit')} beside={<MoneySwitch />} aside={aside} isCompact>
      {input.transactionId !== undefined && <ReturnedPayment transactionId={input.transactionId} />}
      <PendingBanner shownId={input.transactionId} />
      {!hasAside && !isPaying && first.isAsked === false && <Limit isCard={false} />}
      {!isPaying && <DepositWays first={first} />}
    </AccountFrame>
  );
}
