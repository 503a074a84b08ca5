import { transactionKind } from '@baize/contract';
import { currencyCode, parseWire } from '@baize/currency';
import { Button, ButtonLink, EmptyState, Money, Skeleton } from '@baize/ui';

import { paymentAddress } from '../../addresses/payment-address.ts';
import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { failureText, useSession } from '../../call/index.ts';
import { PrintedDialog } from '../../frame/printed-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { CopyButton } from './copy-button.tsx';
import { isStopped } from './is-stopped.ts';
import { PaymentEvents } from './payment-events.tsx';
import { type TransactionDetail, useTransaction } from './payment-queries.ts';
import { reasonTexts } from './payment-reasons.ts';
import { receivedText } from './received-text.ts';
import { TransactionState } from './transaction-state.tsx';
import './payment-detail.css';

/** Sums that are not the amount, what was filled in, and the number to name to support. */
function Facts({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { language } = useApp();
  const exact = (wire: string) => money.exact(parseWire(wire), user?.currency);
  const received = receivedText(transaction, user?.currency ?? currencyCode.lira, language);
  const { id, amount, fee, credited, returned, fields, holder } = transaction;
  const rows: readonly (readonly [label: string, value: string])[] = [
    ...(credited === null ? [] : [[t('money_requested'), exact(amount)] as const]),
    [t('money_fee'), parseWire(fee) === 0n ? t('money_fee_none') : exact(fee)],
    ...(received === null ? [] : [[t('money_received'), received] as const]),
    ...(credited === null ? [] : [[t('money_credited'), exact(credited)] as const]),
    ...(parseWire(returned) === 0n ? [] : [[t('money_returned'), exact(returned)] as const]),
    ...fields.map(({ label, value }) => [label, value] as const),
    ...(holder === null ? [] : [[t('money_holder'), holder] as const]),
  ];
  return (
    <dl className="payment-detail-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('money_number')}</dt>
        <dd>
          <span className="whitespace-nowrap">{id}</span>
          <CopyButton text={String(id)} label={t('money_number_copy')} />
        </dd>
      </div>
    </dl>
  );
}

function Detail({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { amount, credited, status, reason, manager_note: note, events } = transaction;
  // The last event says the reason too.
  const why = note ?? (reason !== null && reason !== events.at(-1)?.reason ? t(reasonTexts[reason]) : null);
  return (
    <>
      <p className="payment-detail-sum">
        <Money text={money.exact(parseWire(credited ?? amount), user?.currency)} tone="plain" />
        <TransactionState status={status} isStopped={isStopped(transaction)} />
      </p>
      {why !== null && <p className="payment-detail-note">{why}</p>}
      <Facts transaction={transaction} />
      {events.length > 0 && (
        <section aria-labelledby="payment-events">
          <h3 id="payment-events">{t('money_events_title')}</h3>
          <PaymentEvents transaction={transaction} />
        </section>
      )}
    </>
  );
}

interface PaymentDetailProps {
  readonly id: number | undefined;
  readonly onClose: () => void;
}

/** One payment in a dialog: what became of it, its sums, and its events in order. */
export function PaymentDetail({ id, onClose }: PaymentDetailProps) {
  const t = useMessages();
  const { data, error, refetch } = useTransaction(id);
  const transaction = data?.data;
  const isWithdrawal = transaction?.type === transactionKind.withdraw;
  return (
    <PrintedDialog
      open={id !== undefined}
      onClose={onClose}
      title={transaction ? transaction.payment.name : t('money_detail_title')}
      closeLabel={t('site_close')}
      footer={
        isWithdrawal && (
          <ButtonLink href={paymentAddress(paths.withdraw, transaction.id)} linkAs={Link} variant="line" wide>
            {t('money_detail_follow')}
          </ButtonLink>
        )
      }
    >
      {transaction && <Detail transaction={transaction} />}
      {!transaction && error && (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('money_detail_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      )}
      {!transaction && !error && <Skeleton className="h-40 w-full" />}
    </PrintedDialog>
  );
}
