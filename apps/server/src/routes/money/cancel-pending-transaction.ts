import { cancelPending } from '@baize/services';

import { route } from '../../route.ts';

export const cancelPendingTransaction = route(
  'PUT /cancel-pending-transactions/{id}',
  async (context, { params }) => {
    await cancelPending(context, params);
    return { success: true, message: context.text('reply_transaction_cancelled') };
  },
);
