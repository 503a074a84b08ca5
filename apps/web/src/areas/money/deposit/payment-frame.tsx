import { parseWire } from '@baize/currency';
import { Button, Panel } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { MethodMark } from '../form/method-mark.tsx';
import { type TransactionDetail, useReloadPayments } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';
import { TimeLeft } from '../time-left.tsx';
import { useCancelPayment } from '../use-cancel-payment.ts';

/** Everything a payment page on another origin needs, but not leaving its frame. */
const GATEWAY_SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups';

interface PaymentFrameProps {
  readonly transaction: TransactionDetail;
  readonly url: string;
  readonly onClose: () => void;
}

/** The payment page in a frame of ours, until the payment is decided. It cannot leave its frame. */
export function PaymentFrame({ transaction, url, onClose }: PaymentFrameProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const reload = useReloadPayments();
  const { id, payment, amount, expires_at: expiresAt, can_cancel: canCancel, reason } = transaction;
  const { isCancelling, cancel } = useCancelPayment(id);
  return (
    <Panel as="section" className="payment-frame" aria-labelledby="payment-frame">
      <header>
        <MethodMark {...payment} />
        <div>
          <h2 id="payment-frame">
            {t('money_frame_pay', {
              amount: money.exact(parseWire(amount), user?.currency),
              method: payment.name,
            })}
          </h2>
          {expiresAt !== null && <TimeLeft until={expiresAt} of="pay" onEnd={reload} />}
        </div>
        {canCancel && (
          <Button variant="quiet" size="small" loading={isCancelling} onClick={() => void cancel()}>
            {t('money_pending_cancel')}
          </Button>
        )}
      </header>
      {reason === 'try_declined' && <p role="status">{t(reasonTexts[reason])}</p>}
      <iframe src={url} title={t('money_frame_title', { method: payment.name })} sandbox={GATEWAY_SANDBOX} />
      <Button variant="line" wide onClick={onClose}>
        {t('money_frame_close')}
      </Button>
    </Panel>
  );
}
