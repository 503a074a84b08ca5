import { stopPayouts } from '@baize/services';

import { route } from '../../route.ts';

export const stopWithdrawal = route('POST /stop-withdrawal', async (context, { body }) => {
  const stopped = await stopPayouts(context, body);
  return {
    success: true,
    stopped,
    message: context.text(stopped ? 'reply_payouts_stopped' : 'reply_payouts_too_late'),
  };
});
