import { lobbyPaths } from '@baize/contract/page-addresses';
import { transactionKind, transactionStatus } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Button, ButtonLink, FeltPanel, Icon, type IconName, Panel } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link, useNavigate } from '../../../router/index.ts';
import { useTransaction } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';
import { CoinPayment } from './coin-payment.tsx';
import { PaymentFrame } from './payment-frame.tsx';

interface Outcome {
  readonly icon: IconName;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

const waiting: Outcome = {
  icon: 'hourglass',
  title: 'money_returned_waiting_title',
  text: 'money_returned_waiting_text',
};

const outcomes: Readonly<Record<number, Outcome>> = {
  [transactionStatus.pending]: waiting,
  [transactionStatus.processing]: waiting,
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

/** The status of the payment that the player has just returned from, updated as it is decided. */
export function ReturnedPayment({ transactionId }: { transactionId: number }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const navigate = useNavigate();
  const { user } = useSession();
  const transaction = useTransaction(transactionId).data?.data;
  const outcome = transaction && outcomes[transaction.status];
  if (!outcome || transaction.type !== transactionKind.deposit) return null;
  if (outcome === waiting && transaction.coin) {
    return <CoinPayment transaction={transaction} coin={transaction.coin} />;
  }
  const close = () => void navigate(paths.deposit, { replace: true, keepScroll: true });
  const { url, payment, reason, manager_note: note } = transaction;
  if (url !== null && transaction.is_framed) {
    return (
      <Panel as="section" aria-label={t('money_frame_title', { method: payment.name })}>
        <PaymentFrame url={url} transactionId={transactionId} name={payment.name} onClose={close} />
      </Panel>
    );
  }
  // What arrived, if it is known, is what the player looks for in the balance.
  const isApproved = transaction.status === transactionStatus.approved;
  const shown = isApproved ? (transaction.credited ?? transaction.amount) : transaction.amount;
  const amount = money.exact(parseWire(shown), user?.currency);
  const values = { amount, method: payment.name };
  return (
    <FeltPanel className="returned-payment" role="status" data-status={transaction.status}>
      <span className="empty-state-icon">
        <Icon name={outcome.icon} size={24} />
      </span>
      <div className="grid gap-1">
        <h2>{t(outcome.title, values)}</h2>
        <p className="text-ink-2">{t(outcome.text, values)}</p>
        {(note ?? reason) !== null && <p>{note ?? (reason && t(reasonTexts[reason]))}</p>}
      </div>
      <div className="returned-actions">
        {isApproved && (
          <ButtonLink href={lobbyPaths.casino} linkAs={Link} icon="play">
            {t('money_returned_play')}
          </ButtonLink>
        )}
        <Button variant="line" onClick={close}>
          {t('money_returned_close')}
        </Button>
      </div>
    </FeltPanel>
  );
}
