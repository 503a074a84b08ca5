import { transactionStatus } from '@baize/contract';
import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../messages/use-messages.ts';
import './transaction-state.css';

interface State {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly tone: 'open' | 'done' | 'failed' | 'closed';
}

const states: Readonly<Record<number, State>> = {
  [transactionStatus.pending]: { label: 'money_status_pending', icon: 'hourglass', tone: 'open' },
  [transactionStatus.approved]: { label: 'money_status_approved', icon: 'circle-check', tone: 'done' },
  [transactionStatus.rejected]: { label: 'money_status_rejected', icon: 'circle-alert', tone: 'failed' },
  [transactionStatus.processing]: { label: 'money_status_processing', icon: 'clock', tone: 'open' },
  [transactionStatus.cancelled]: { label: 'money_status_cancelled', icon: 'x', tone: 'closed' },
  [transactionStatus.expired]: { label: 'money_status_expired', icon: 'timer', tone: 'closed' },
  [transactionStatus.returned]: { label: 'money_status_returned', icon: 'arrow-left', tone: 'closed' },
};

const stopped: State = { label: 'money_step_stopped', icon: 'circle-alert', tone: 'failed' };

/** The status of a payment, as text, icon and colour. */
export function TransactionState({ status, isStopped = false }: { status: number; isStopped?: boolean }) {
  const t = useMessages();
  const state = isStopped ? stopped : states[status];
  if (!state) return null;
  return (
    <span className="transaction-state" data-tone={state.tone}>
      <Icon name={state.icon} size={14} />
      {t(state.label)}
    </span>
  );
}
