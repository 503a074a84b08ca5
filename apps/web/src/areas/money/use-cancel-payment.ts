import { useState } from 'react';

import { failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReloadPayments } from './payment-queries.ts';

/** Cancels a payment that waits and says what became of it; `cancel` returns whether it was cancelled. */
export function useCancelPayment(id: number) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadPayments();
  const [isCancelling, setCancelling] = useState(false);

  async function cancel(): Promise<boolean> {
    let isCancelled = false;
    setCancelling(true);
    try {
      const { message } = await call('PUT /cancel-pending-transactions/{id}', { params: { id } });
      alert.show({ kind: 'success', text: message });
      isCancelled = true;
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    }
    // A refused cancellation means that the payment was decided, so the list is outdated either way.
    setCancelling(false);
    reload();
    return isCancelled;
  }
  return { isCancelling, cancel };
}
