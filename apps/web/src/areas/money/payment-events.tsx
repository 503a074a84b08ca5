import { transactionKind, transactionStatus } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { dayAndTime } from './moment-text.ts';
import type { TransactionDetail } from './payment-queries.ts';
import { reasonTexts } from './payment-reasons.ts';
import './payment-events.css';

type Event = TransactionDetail['events'][number];

const { pending, processing, approved, rejected, cancelled, expired, returned } = transactionStatus;

const withdrawalTexts: Readonly<Record<number, MessageKey>> = {
  [pending]: 'money_event_pending',
  [processing]: 'money_event_processing',
  [approved]: 'money_event_approved',
  [rejected]: 'money_event_rejected',
  [cancelled]: 'money_event_cancelled',
  [expired]: 'money_event_expired',
  [returned]: 'money_event_returned',
};

const depositTexts: Readonly<Record<number, MessageKey>> = {
  [pending]: 'money_deposit_event_pending',
  [processing]: 'money_deposit_event_processing',
  [approved]: 'money_deposit_event_approved',
  [rejected]: 'money_deposit_event_rejected',
  [cancelled]: 'money_deposit_event_cancelled',
  [expired]: 'money_deposit_event_expired',
  [returned]: 'money_deposit_event_returned',
};

const actors = {
  player: 'money_by_player',
  gateway: 'money_by_gateway',
  operator: 'money_by_operator',
  job: 'money_by_job',
} as const satisfies Readonly<Record<Event['by'], MessageKey>>;

/** Everything that happened to a payment, oldest first, and by whom. */
export function PaymentEvents({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const app = useApp();
  const texts = transaction.type === transactionKind.deposit ? depositTexts : withdrawalTexts;
  return (
    <ol className="payment-events">
      {transaction.events.map(({ at, status, by, reason }, index) => {
        // Money can change while the status stays; then the reason says what happened.
        const isSame = reason !== null && transaction.events[index - 1]?.status === status;
        const text = isSame ? undefined : texts[status];
        return (
          // Events are only added at the end.
          <li key={index}>
            <time dateTime={at}>{dayAndTime(at, app)}</time>
            <p>
              {text && t(text)}
              {isSame && t(reasonTexts[reason])} <small>· {t(actors[by])}</small>
              {reason && !isSame && <span className="payment-event-reason">{t(reasonTexts[reason])}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
