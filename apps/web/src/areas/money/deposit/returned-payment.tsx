import { lobbyPaths } from '@baize/contract/page-addresses';
import { transactionKind, transactionStatus } from '@baize/contract';
import { currencyCode, parseWire } from '@baize/currency';
import { Button, ButtonLink, FeltPanel, Icon, Skeleton } from '@baize/ui';
import { useEffect, useRef } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link, useClosePart } from '../../../router/index.ts';
import { type TransactionDetail, useReloadPayments, useTransaction } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';
import { receivedText } from '../received-text.ts';
import { TimeLeft } from '../time-left.tsx';
import { useCancelPayment } from '../use-cancel-payment.ts';
import { CoinPayment } from './coin-payment.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { paymentElementId, showPayment } from './payment-place.ts';
import { isHeld, type ReturnedOutcome, returnedOutcome } from './returned-outcome.ts';

interface OutcomeProps {
  readonly transaction: TransactionDetail;
  readonly outcome: ReturnedOutcome;
  readonly onClose: () => void;
}

/** The payment page again, while nothing is known of a payment. */
function UnpaidActions({ transaction }: { transaction: TransactionDetail }) {
  const t = useMessages();
  const reload = useReloadPayments();
  const { isCancelling, cancel } = useCancelPayment(transaction.id);
  const { url, expires_at: expiresAt, can_cancel: canCancel } = transaction;
  return (
    <>
      {expiresAt !== null && <TimeLeft until={expiresAt} of="pay" onEnd={reload} />}
      {url !== null && <ButtonLink href={url}>{t('money_pending_continue')}</ButtonLink>}
      {canCancel && (
        <Button variant="quiet" loading={isCancelling} onClick={() => void cancel()}>
          {t('money_pending_cancel')}
        </Button>
      )}
    </>
  );
}

function Outcome({ transaction, outcome, onClose }: OutcomeProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const currency = useSession().user?.currency ?? currencyCode.lira;
  const { status, payment, reason, manager_note: note } = transaction;
  // What arrived, if it is known, is what the player looks for.
  const isApproved = status === transactionStatus.approved;
  const arrived = isHeld(status, reason) ? receivedText(transaction, currency, language) : null;
  const booked = isApproved ? transaction.credited : null;
  const amount = arrived ?? money.exact(parseWire(booked ?? transaction.amount), currency);
  const values = { amount, method: payment.name };
  return (
    <FeltPanel className="returned-payment" data-status={status}>
      <span className="empty-state-icon">
        <Icon name={outcome.icon} size={24} />
      </span>
      <div className="grid gap-1" role="status">
        <h2>{t(outcome.title, values)}</h2>
        <p className="text-ink-2">{t(outcome.text, values)}</p>
        {(note ?? reason) !== null && <p>{note ?? (reason && t(reasonTexts[reason]))}</p>}
      </div>
      <div className="returned-actions">
        {status === transactionStatus.pending && <UnpaidActions transaction={transaction} />}
        {isApproved && (
          <ButtonLink href={lobbyPaths.casino} linkAs={Link} icon="play">
            {t('money_returned_play')}
          </ButtonLink>
        )}
        <Button variant="line" onClick={onClose}>
          {t('money_returned_close')}
        </Button>
      </div>
    </FeltPanel>
  );
}

/** The address of the payment page that is shown in a frame, while it can be paid there. */
export function frameOf({ is_framed: isFramed, url }: TransactionDetail): string | null {
  return isFramed ? url : null;
}

/** The page shows the frame that opens, and then how the payment in it ended. */
function useFrameInView(id: number, isFramed: boolean): void {
  const wasFramed = useRef(false);
  useEffect(() => {
    if (isFramed || wasFramed.current) showPayment(id);
    wasFramed.current = isFramed;
  }, [id, isFramed]);
}

/**
 * The payment in the address: the one that the player has just returned from, or pays in a frame. It is updated as it is
 * decided.
 */
export function ReturnedPayment({ transactionId }: { transactionId: number }) {
  const t = useMessages();
  const close = useClosePart(paths.deposit);
  const { data: reply, isPending: isLoading } = useTransaction(transactionId);
  const transaction = reply?.data.type === transactionKind.deposit ? reply.data : undefined;
  const url = transaction ? frameOf(transaction) : null;
  useFrameInView(transactionId, url !== null);
  if (isLoading)
    return (
      <div role="status" aria-label={t('site_loading')}>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  const outcome = transaction && returnedOutcome(transaction.status, transaction.reason);
  if (!outcome) return null;
  const { id, status, coin } = transaction;
  const isOpen = status === transactionStatus.pending || status === transactionStatus.processing;
  function content(shown: ReturnedOutcome, detail: TransactionDetail) {
    if (isOpen && coin) return <CoinPayment transaction={detail} coin={coin} />;
    if (url !== null) return <PaymentFrame transaction={detail} url={url} onClose={close} />;
    return <Outcome transaction={detail} outcome={shown} onClose={close} />;
  }
  return (
    <div id={paymentElementId(id)} tabIndex={-1} className="payment-place">
      {content(outcome, transaction)}
    </div>
  );
}
