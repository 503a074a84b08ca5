import {
  type PayoutStop,
  showStoppable as readStoppable,
  stopOwnPayouts,
  stopPayouts,
} from '@baize/services';

import { route, type VisitorRouteContext } from '../../route.ts';

const texts = {
  returned: 'reply_payouts_stopped',
  held: 'reply_payouts_held',
  late: 'reply_payouts_too_late',
} as const satisfies Record<PayoutStop, string>;

const replyOf = ({ text }: Pick<VisitorRouteContext, 'text'>, outcome: PayoutStop) => ({
  success: true as const,
  outcome,
  message: text(texts[outcome]),
});

export const showStoppable = route('POST /stop-withdrawal/show', (context, { body }) =>
  readStoppable(context, body),
);

export const stopWithdrawal = route('POST /stop-withdrawal', async (context, { body }) =>
  replyOf(context, await stopPayouts(context, body)),
);

export const stopOwnWithdrawal = route('POST /account/withdrawals/{id}/stop', async (context, { params }) =>
  replyOf(context, await stopOwnPayouts(context, params)),
);
