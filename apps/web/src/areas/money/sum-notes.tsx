import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { bookedSum } from './booked-sum.ts';
import type { Transaction } from './payment-queries.ts';
import './sum-notes.css';

/** What was requested, if something else was booked, and what came back: a line each below the sum. */
export function SumNotes({ transaction }: { transaction: Transaction }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { askedMinor, returnedMinor } = bookedSum(transaction);
  return (
    <>
      {askedMinor !== undefined && (
        <small className="sum-note">
          {t('money_asked', { amount: money.exact(askedMinor, user?.currency) })}
        </small>
      )}
      {returnedMinor !== undefined && (
        <small className="sum-note">
          {t('money_came_back', { amount: money.exact(returnedMinor, user?.currency) })}
        </small>
      )}
    </>
  );
}
