import { transactionKind } from '@baize/contract';
import { Button, Panel, Skeleton } from '@baize/ui';

import { paymentAddress } from '../../addresses/payment-address.ts';
import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { bookedSum } from './booked-sum.ts';
import type { PaymentKind } from './form/payment-method.ts';
import { type Transaction, useRecentTransactions } from './payment-queries.ts';
import { dayAndTime } from './moment-text.ts';
import { SumNotes } from './sum-notes.tsx';
import { TransactionState } from './transaction-state.tsx';

const SHOWN = 4;

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const app = useApp();
  const money = useMoneyFormat();
  const { user } = useSession();
  const isDeposit = transaction.type === transactionKind.deposit;
  const { shownMinor, isBooked } = bookedSum(transaction);
  const amount = money.short(shownMinor < 0n ? -shownMinor : shownMinor, user?.currency);
  const sign = isBooked ? (isDeposit ? '+' : '−') : '';
  return (
    <li>
      {isDeposit ? (
        <span className="truncate">{transaction.payment.name}</span>
      ) : (
        <Link href={paymentAddress(paths.withdraw, transaction.id)} className="truncate">
          {transaction.payment.name}
        </Link>
      )}
      <b>
        {sign}
        {amount}
        <SumNotes transaction={transaction} />
      </b>
      <small>{dayAndTime(transaction.created_at, app)}</small>
      <TransactionState status={transaction.status} isStopped={transaction.is_stopped} />
      {transaction.manager_note !== null && <p>{transaction.manager_note}</p>}
    </li>
  );
}

/** The latest payments with their statuses, of one kind or both. */
export function RecentTransactions({ kind }: { kind?: PaymentKind }) {
  const t = useMessages();
  const { data, isError, refetch } = useRecentTransactions(kind);
  const rows = data?.data.data.slice(0, SHOWN);
  return (
    <Panel as="section" className="money-card" aria-labelledby="recent-transactions">
      <h2 id="recent-transactions">
        {t(kind === transactionKind.withdraw ? 'money_recent_withdrawals' : 'money_recent_title')}
      </h2>
      {!rows && !isError && <Skeleton className="h-40 w-full" />}
      {!rows && isError && (
        <>
          <p className="text-ink-2">{t('money_recent_failed')}</p>
          <Button variant="line" wide onClick={() => void refetch()}>
            {t('site_try_again')}
          </Button>
        </>
      )}
      {rows?.length === 0 && <p className="text-ink-2">{t('money_recent_empty')}</p>}
      {rows && rows.length > 0 && (
        <>
          <ul className="recent-list">
            {rows.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </ul>
          <Link href={paths.financialHistory} className="money-card-link">
            {t('money_recent_all')}
          </Link>
        </>
      )}
    </Panel>
  );
}
