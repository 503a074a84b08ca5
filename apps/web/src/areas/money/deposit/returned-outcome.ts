import { type PaymentReason, transactionStatus } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

export interface ReturnedOutcome {
  readonly icon: IconName;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

/** No payment is known of. */
const unpaid: ReturnedOutcome = {
  icon: 'hourglass',
  title: 'money_returned_unpaid_title',
  text: 'money_returned_unpaid_text',
};

const onItsWay: ReturnedOutcome = {
  icon: 'hourglass',
  title: 'money_returned_waiting_title',
  text: 'money_returned_waiting_text',
};

/** The money is there, or should be, and an operator has to decide; the reason says why. */
const held: ReturnedOutcome = {
  icon: 'circle-alert',
  title: 'money_returned_held_title',
  text: 'money_returned_held_text',
};

const decided: Readonly<Record<number, ReturnedOutcome>> = {
  [transactionStatus.approved]: {
    icon: 'circle-check',
    title: 'money_returned_approved_title',
    text: 'money_returned_approved_text',
  },
  [transactionStatus.rejected]: {
    icon: 'circle-alert',
    title: 'money_returned_rejected_title',
    text: 'money_returned_rejected_text',
  },
  [transactionStatus.cancelled]: {
    icon: 'x',
    title: 'money_returned_cancelled_title',
    text: 'money_returned_cancelled_text',
  },
  [transactionStatus.expired]: {
    icon: 'timer',
    title: 'money_returned_expired_title',
    text: 'money_returned_expired_text',
  },
  [transactionStatus.returned]: {
    icon: 'circle-alert',
    title: 'money_returned_back_title',
    text: 'money_returned_back_text',
  },
};

/** Reasons of a deposit in progress whose money the gateway has announced. Any other is for an operator. */
const moving: ReadonlySet<PaymentReason | null> = new Set([null, 'seen', 'late_payment']);

export function isHeld(status: number, reason: PaymentReason | null): boolean {
  return status === transactionStatus.processing && !moving.has(reason);
}

/** What a player reads of a deposit that they have just returned from. */
export function returnedOutcome(status: number, reason: PaymentReason | null): ReturnedOutcome | undefined {
  if (status === transactionStatus.pending) return unpaid;
  if (status === transactionStatus.processing) return isHeld(status, reason) ? held : onItsWay;
  return decided[status];
}
