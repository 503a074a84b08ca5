import { parseWire } from '@baize/currency';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { dayAndTime } from '../moment-text.ts';
import { limitsOf, type PaymentMethod } from './payment-method.ts';
import { wholeSteps } from './quick-amounts.ts';
import './payment-form.css';

interface LimitNoteProps {
  readonly method: PaymentMethod;
  readonly currency: number;
}

/** The player's deposit limits leave less than the method's minimum: how much, and until when. */
export function LimitNote({ method, currency }: LimitNoteProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { left } = method.limit;
  if (!left || wholeSteps(limitsOf(method), parseWire(left.amount)) !== undefined) return null;
  return (
    <p className="payment-note">
      {t('money_limit_leaves', {
        left: money.short(parseWire(left.amount), currency),
        date: dayAndTime(left.ends_at, app),
      })}
    </p>
  );
}
