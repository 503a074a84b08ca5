import { stopOwnPayouts, stopPayouts } from '@baize/services';

import { route, type VisitorRouteContext } from '../../route.ts';

const replyOf = ({ text }: Pick<VisitorRouteContext, 'text'>, stopped: boolean) => ({
  success: true as const,
  stopped,
  message: text(stopped ? 'reply_payouts_stopped' : 'reply_payouts_too_late'),
});

export const stopWithdrawal = route('POST /stop-withdrawal', async (context, { body }) =>
  replyOf(context, await stopPayouts(context, body)),
);

export const stopOwnWithdrawal = route('POST /account/withdrawals/{id}/stop', async (context, { params }) =>
  replyOf(context, await stopOwnPayouts(context, params)),
);
