import { transactionKind, transactionStatus } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { scrollToElement } from '../../../app/scroll.ts';
import { useReturn } from '../../../app/use-return.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { clockTime } from '../moment-text.ts';
import { type PendingTransaction, usePending, useReloadPayments } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';
import { TimeLeft } from '../time-left.tsx';
import { PendingActions } from './pending-actions.tsx';
import { paymentElementId, showPayment } from './payment-place.ts';
import { isHeld } from './returned-outcome.ts';

function PendingRow({ transaction }: { transaction: PendingTransaction }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { user } = useSession();
  const { payment, status, reason, expires_at: expiresAt } = transaction;
  const isPending = status === transactionStatus.pending;
  const reload = useReloadPayments();
  const amount = money.exact(parseWire(transaction.amount), user?.currency);
  const time = clockTime(transaction.created_at, app);

  return (
    <li id={paymentElementId(transaction.id)} tabIndex={-1} className="pending-row">
      <Icon name="hourglass" />
      <p>
        <b>{t('money_pending_title', { amount, method: payment.name })}</b>
        <span>
          {reason && (isHeld(status, reason) || reason === 'try_declined')
            ? t(reasonTexts[reason])
            : t(isPending ? 'money_pending_open' : 'money_pending_waiting', { time })}
        </span>
        {isPending && expiresAt !== null && <TimeLeft until={expiresAt} of="pay" onEnd={reload} />}
      </p>
      <PendingActions transaction={transaction} />
    </li>
  );
}

interface PendingBannerProps {
  /** The transaction that the page already shows with what can be done about it. */
  readonly shownId: number | undefined;
}

/** A payment that the page no longer shows by itself is shown among those that wait. */
function useLeftPayment(shownId: number | undefined, waiting: readonly PendingTransaction[]): void {
  const before = useRef(shownId);
  useEffect(() => {
    const left = before.current;
    before.current = shownId;
    if (left !== undefined && left !== shownId && waiting.some(({ id }) => id === left)) showPayment(left);
  });
}

/** Pending deposits, with buttons to continue or cancel. A player who comes back from a payment page is shown them. */
export function PendingBanner({ shownId }: PendingBannerProps) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [isBack, setBack] = useState(false);
  useReturn(() => setBack(true));
  const { data } = usePending(transactionKind.deposit);
  const waiting = data?.data.filter(({ id }) => id !== shownId) ?? [];
  const isShown = waiting.length > 0;
  useLeftPayment(shownId, waiting);
  useEffect(() => {
    if (!isBack || !isShown || !list.current) return;
    scrollToElement(list.current);
    list.current.focus({ preventScroll: true });
    setBack(false);
  }, [isBack, isShown]);
  if (!isShown) return null;
  return (
    <ul
      ref={list}
      id="pending-payments"
      tabIndex={-1}
      className="pending-list"
      aria-label={t('money_pending_list')}
    >
      {waiting.map((transaction) => (
        <PendingRow key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}
