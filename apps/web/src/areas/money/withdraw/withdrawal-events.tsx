import { transactionStatus } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { Icon } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { dayAndTime } from '../moment-text.ts';
import type { TransactionDetail } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';

type Event = TransactionDetail['events'][number];

const texts: Readonly<Record<number, MessageKey>> = {
  [transactionStatus.pending]: 'money_event_pending',
  [transactionStatus.processing]: 'money_event_processing',
  [transactionStatus.approved]: 'money_event_approved',
  [transactionStatus.rejected]: 'money_event_rejected',
  [transactionStatus.cancelled]: 'money_event_cancelled',
  [transactionStatus.expired]: 'money_event_expired',
  [transactionStatus.returned]: 'money_event_returned',
};

const actors = {
  player: 'money_by_player',
  gateway: 'money_by_gateway',
  operator: 'money_by_operator',
  job: 'money_by_job',
} as const satisfies Readonly<Record<Event['by'], MessageKey>>;

/** Everything that happened to a payment, oldest first, and by whom. */
export function WithdrawalEvents({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const app = useApp();
  if (transaction.events.length === 0) return null;
  return (
    <details className="withdrawal-events">
      <summary>
        {t('money_events', { count: transaction.events.length })}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ol>
        {transaction.events.map(({ at, status, by, reason }) => {
          const text = texts[status];
          return (
            <li key={`${at}-${status}`}>
              <time dateTime={at}>{dayAndTime(at, app)}</time>
              <p>
                {text && t(text)} <small>· {t(actors[by])}</small>
                {reason && <span className="withdrawal-reason">{t(reasonTexts[reason])}</span>}
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
