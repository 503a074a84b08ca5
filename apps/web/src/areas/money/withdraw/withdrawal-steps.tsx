import { transactionStatus } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { Icon } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { dayAndTime } from '../moment-text.ts';
import type { TransactionDetail } from '../payment-queries.ts';

interface Step {
  readonly label: MessageKey;
  /** When it was reached; undefined if not yet. */
  readonly at: string | undefined;
  /** Said below a step that has not been reached. */
  readonly hint?: MessageKey;
  readonly isFailed?: boolean;
}

const ends: Readonly<Record<number, MessageKey>> = {
  [transactionStatus.rejected]: 'money_step_rejected',
  [transactionStatus.cancelled]: 'money_step_cancelled',
  [transactionStatus.expired]: 'money_step_expired',
};

/** Whether it was approved and its gateway did not pay it. */
export function isFailed({ status, reason }: Pick<TransactionDetail, 'status' | 'reason'>): boolean {
  return status === transactionStatus.rejected && reason?.startsWith('gateway_') === true;
}

/** The way of a withdrawal as far as it is known: one that has ended shows no further steps. */
export function stepsOf({
  status,
  events,
  created_at: created,
  stopped_at: stoppedAt,
  reason,
}: TransactionDetail): readonly Step[] {
  const reachedAt = (wanted: number) => events.findLast((event) => event.status === wanted)?.at;
  const { pending, processing, approved, returned } = transactionStatus;
  const requested: Step = { label: 'money_step_requested', at: created };
  if (status === pending && stoppedAt !== null)
    return [requested, { label: 'money_step_stopped', at: stoppedAt, isFailed: true }];
  const isPast = (at: string | undefined) => at !== undefined || status !== pending;
  const sentAt = reachedAt(processing);
  const end = isFailed({ status, reason }) ? 'money_step_failed' : ends[status];
  if (end !== undefined) {
    const sent: readonly Step[] = sentAt === undefined ? [] : [{ label: 'money_step_sent', at: sentAt }];
    return [requested, ...sent, { label: end, at: reachedAt(status) ?? created, isFailed: true }];
  }
  const paidAt = reachedAt(approved) ?? (status === approved || status === returned ? created : undefined);
  const steps: readonly Step[] = [
    requested,
    {
      label: 'money_step_review',
      at: isPast(sentAt) ? (sentAt ?? created) : undefined,
      hint: 'money_step_review_hint',
    },
    { label: 'money_step_sent', at: sentAt ?? paidAt, hint: 'money_step_sent_hint' },
    { label: 'money_step_paid', at: paidAt, hint: 'money_step_paid_hint' },
  ];
  if (status !== returned) return steps;
  return [...steps, { label: 'money_step_returned', at: reachedAt(returned) ?? created, isFailed: true }];
}

/** The steps with the times at which they were reached. */
export function WithdrawalSteps({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const app = useApp();
  const steps = stepsOf(transaction);
  const current = steps.findIndex(({ at }) => at === undefined);
  return (
    <ol className="withdrawal-steps">
      {steps.map(({ label, at, hint, isFailed }, index) => {
        const isCurrent = index === current;
        const state = isFailed ? 'failed' : at !== undefined ? 'done' : isCurrent ? 'now' : 'later';
        return (
          <li key={label} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
            <span className="withdrawal-step-mark" aria-hidden="true">
              {at === undefined ? index + 1 : <Icon name={isFailed ? 'x' : 'check'} size={16} />}
            </span>
            <p>
              <b>{t(label)}</b>
              <small>{at === undefined ? hint && t(hint) : dayAndTime(at, app)}</small>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
