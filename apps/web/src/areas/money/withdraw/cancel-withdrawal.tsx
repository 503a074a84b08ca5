import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { useCancelPayment } from '../use-cancel-payment.ts';

/** A quiet way to cancel a withdrawal, with a question: money that is on its way out is easily played. */
export function CancelWithdrawal({ id, amount }: { id: number; amount: string }) {
  const t = useMessages();
  const { isCancelling, cancel } = useCancelPayment(id);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" loading={isCancelling} onClick={() => setAsked(true)}>
        {t('money_cancel_withdrawal')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('money_cancel_question')}
        closeLabel={t('site_close')}
        footer={
          <div className="withdraw-choice">
            <Button size="large" onClick={() => setAsked(false)}>
              {t('money_cancel_no')}
            </Button>
            <Button
              variant="line"
              size="large"
              onClick={() => {
                setAsked(false);
                void cancel();
              }}
            >
              {t('money_cancel_yes')}
            </Button>
          </div>
        }
      >
        <p className="text-ink-2">{t('money_cancel_text', { amount })}</p>
      </Dialog>
    </>
  );
}
