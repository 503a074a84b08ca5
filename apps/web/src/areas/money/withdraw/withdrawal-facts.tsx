import { transactionStatus } from '@baize/contract';
import { parseWire } from '@baize/currency';

import { useApp, useBrand } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { CopyButton } from '../copy-button.tsx';
import { isStopped } from '../is-stopped.ts';
import { dayAndTime } from '../moment-text.ts';
import { type TransactionDetail, useReloadPayments } from '../payment-queries.ts';
import { TimeLeft } from '../time-left.tsx';

const { pending, processing, approved } = transactionStatus;

/** When a withdrawal that nobody has decided expires, with the time left. */
function Deadline({ expiresAt }: { expiresAt: string }) {
  const t = useMessages();
  const app = useApp();
  const reload = useReloadPayments();
  return (
    <div>
      <dt>{t('money_decided_by')}</dt>
      <dd className="withdrawal-deadline">
        {dayAndTime(expiresAt, app)}
        <TimeLeft until={expiresAt} of="decision" onEnd={reload} />
      </dd>
    </div>
  );
}

/** Number, fee, what arrives and when unless it has ended otherwise, and what the player filled in. */
export function WithdrawalFacts({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const { user } = useSession();
  const hasTimes = useBrand().traits['money.processingTime'];
  const [amountMinor, feeMinor] = [parseWire(transaction.amount), parseWire(transaction.fee)];
  const exact = (minor: bigint) => money.exact(minor, user?.currency);
  const { status, expected_at: expectedAt, expires_at: expiresAt } = transaction;
  const isOpen = (status === pending && !isStopped(transaction)) || status === processing;
  return (
    <dl className="withdrawal-facts">
      <div>
        <dt>{t('money_number')}</dt>
        <dd>
          <span className="whitespace-nowrap">{transaction.id}</span>
          <CopyButton text={String(transaction.id)} label={t('money_number_copy')} />
        </dd>
      </div>
      <div>
        <dt>{t('money_fee')}</dt>
        <dd>{feeMinor === 0n ? t('money_fee_none') : exact(feeMinor)}</dd>
      </div>
      {(isOpen || status === approved) && (
        <div>
          <dt>{t('money_withdraw_lands')}</dt>
          <dd>{exact(amountMinor - feeMinor)}</dd>
        </div>
      )}
      {status === pending && expiresAt !== null && <Deadline expiresAt={expiresAt} />}
      {hasTimes && isOpen && expectedAt !== null && (
        <div>
          <dt>{t('money_expected')}</dt>
          <dd>{dayAndTime(expectedAt, app)}</dd>
        </div>
      )}
      {transaction.fields.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {transaction.holder !== null && (
        <div>
          <dt>{t('money_holder')}</dt>
          <dd>{transaction.holder}</dd>
        </div>
      )}
    </dl>
  );
}
