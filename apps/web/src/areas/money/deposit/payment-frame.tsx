import { transactionStatus } from '@baize/contract';
import { Button } from '@baize/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { paymentAddress } from '../../../addresses/payment-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useNavigate } from '../../../router/index.ts';
import { useTransaction } from '../payment-queries.ts';

/** Everything a payment page on another origin needs, but not leaving its frame. */
const GATEWAY_SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups';

interface PaymentFrameProps {
  readonly url: string;
  readonly transactionId: number;
  /** The method's name at this brand. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The payment page in a frame of ours, until the payment is decided. It cannot leave its frame. */
export function PaymentFrame({ url, transactionId, name, onClose }: PaymentFrameProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { data } = useTransaction(transactionId);
  const isOver = data !== undefined && data.data.status !== transactionStatus.pending;
  const leave = useEffectEvent(() => {
    onClose();
    void navigate(paymentAddress(paths.deposit, transactionId));
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={frame} className="payment-frame">
      <iframe src={url} title={t('money_frame_title', { method: name })} sandbox={GATEWAY_SANDBOX} />
      <Button variant="quiet" wide onClick={onClose}>
        {t('money_frame_close')}
      </Button>
    </div>
  );
}
