import { Button } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { useCancelPayment } from '../use-cancel-payment.ts';
import { CancelQuestion } from './cancel-question.tsx';

/** A quiet way to cancel a withdrawal, with a question. */
export function CancelWithdrawal({ id, amount }: { id: number; amount: string }) {
  const t = useMessages();
  const { isCancelling, cancel } = useCancelPayment(id);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" loading={isCancelling} onClick={() => setAsked(true)}>
        {t('money_cancel_withdrawal')}
      </Button>
      <CancelQuestion
        open={isAsked}
        amount={amount}
        onClose={() => setAsked(false)}
        onCancel={() => void cancel()}
      />
    </>
  );
}
