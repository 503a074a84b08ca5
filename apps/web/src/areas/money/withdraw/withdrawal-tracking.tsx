import { transactionKind, transactionStatus } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { parseWire } from '@baize/currency';
import { Button, Icon, Money, Panel, Skeleton } from '@baize/ui';
import { useEffect, useRef } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useNavigate } from '../../../router/index.ts';
import { holdTexts } from '../hold-texts.ts';
import { isStopped } from '../is-stopped.ts';
import { dayAndTime } from '../moment-text.ts';
import { PaymentEvents } from '../payment-events.tsx';
import { type TransactionDetail, useTransaction } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { isFailed, WithdrawalSteps } from './withdrawal-steps.tsx';
import './withdrawal.css';

const states: Readonly<Record<number, { title: MessageKey; text: MessageKey }>> = {
  [transactionStatus.pending]: { title: 'money_track_pending', text: 'money_track_pending_text' },
  [transactionStatus.processing]: { title: 'money_track_sent', text: 'money_track_sent_text' },
  [transactionStatus.approved]: { title: 'money_track_paid', text: 'money_track_paid_text' },
  [transactionStatus.rejected]: { title: 'money_track_rejected', text: 'money_track_back_text' },
  [transactionStatus.cancelled]: { title: 'money_track_cancelled', text: 'money_track_back_text' },
  [transactionStatus.expired]: { title: 'money_track_expired', text: 'money_track_back_text' },
  [transactionStatus.returned]: { title: 'money_track_returned', text: 'money_track_returned_text' },
};

/** Of one that its player has stopped and nobody has returned yet. */
const stopped = { title: 'money_track_stopped', text: 'money_track_stopped_text' } as const;

const failed = { title: 'money_track_failed', text: 'money_track_back_text' } as const;

const open: readonly number[] = [transactionStatus.pending, transactionStatus.processing];

interface WithdrawalTrackingProps {
  readonly transactionId: number;
  /** The one that a refusal because of a pending withdrawal leads to. */
  readonly isFirst: boolean;
  /** The address names it. */
  readonly isChosen: boolean;
}

/** Where a withdrawal is, updated by push, with everything that happened to it. */
export function WithdrawalTracking({ transactionId, isFirst, isChosen }: WithdrawalTrackingProps) {
  const { data, isError } = useTransaction(transactionId);
  if (!data) return isError ? null : <Skeleton className="h-60 w-full" />;
  const transaction = data.data;
  if (transaction.type !== transactionKind.withdraw) return null;
  return <Tracking transaction={transaction} isFirst={isFirst} isChosen={isChosen} />;
}

type TrackingProps = Omit<WithdrawalTrackingProps, 'transactionId'> & { transaction: TransactionDetail };

function Tracking({ transaction, isFirst, isChosen }: TrackingProps) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const navigate = useNavigate();
  const { user } = useSession();
  const panel = useRef<HTMLElement>(null);
  const { id, status, reason, held, manager_note: note, is_final: isLocked } = transaction;
  const isPending = status === transactionStatus.pending;
  const hasStopped = isStopped(transaction);
  const state = hasStopped ? stopped : isFailed(transaction) ? failed : states[status];
  useEffect(() => {
    // The form that requested it is gone, and with it the focus.
    if (isChosen) document.getElementById(`withdrawal-${id}`)?.focus();
  }, [isChosen, id]);
  if (!state) return null;
  const amount = money.exact(parseWire(transaction.amount), user?.currency);
  const isOpen = open.includes(status);
  return (
    <Panel as="section" className="withdrawal" aria-labelledby={`withdrawal-${id}`}>
      <header ref={panel}>
        <div id={isFirst ? 'pending-payments' : undefined} tabIndex={-1}>
          <h2 id={`withdrawal-${id}`} tabIndex={-1}>
            {t(state.title)}
          </h2>
          <p>{transaction.payment.name}</p>
        </div>
        <Money text={amount} />
      </header>
      <WithdrawalSteps transaction={transaction} />
      <div className="withdrawal-note" role="status">
        <Icon name="info" />
        <p>
          {t(state.text, { amount })}
          {(note ?? reason) !== null && <b>{note ?? (reason && t(reasonTexts[reason]))}</b>}
          {isLocked && isPending && !hasStopped && <b>{t('money_locked')}</b>}
          {held && !hasStopped && <b>{t(holdTexts[held.cause], { time: dayAndTime(held.until, app) })}</b>}
        </p>
      </div>
      <WithdrawalFacts transaction={transaction} />
      {transaction.events.length > 0 && (
        <details className="withdrawal-events">
          <summary>
            {t('money_events', { count: transaction.events.length })}
            <Icon name="chevron-down" size={16} />
          </summary>
          <PaymentEvents transaction={transaction} />
        </details>
      )}
      <footer>
        {transaction.can_cancel && <CancelWithdrawal id={id} amount={amount} />}
        {!isOpen && isChosen && (
          <Button
            variant="line"
            onClick={() => void navigate(paths.withdraw, { replace: true, keepScroll: true })}
          >
            {t('money_returned_close')}
          </Button>
        )}
      </footer>
    </Panel>
  );
}
