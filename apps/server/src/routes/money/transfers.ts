import type { Reply } from '@baize/contract';
import { transferMoney } from '@baize/services';

import { type PlayerRouteContext, route } from '../../route.ts';

type TransferReply = Reply<'POST /poker-transfer'>;

const PENDING = 0;

function replyOf(context: PlayerRouteContext, made: { id: number; status: number }): TransferReply {
  const message = context.text(made.status === PENDING ? 'reply_transfer_pending' : 'reply_transfer_made');
  return { success: true, message, data: { message, ...made } };
}

export const pokerTransfer = route('POST /poker-transfer', async (context, { body }) =>
  replyOf(context, await transferMoney(context, 'poker', body)),
);

export const liveSlotTransfer = route('POST /live-slot/transfer', async (context, { body }) =>
  replyOf(context, await transferMoney(context, 'liveSlot', body)),
);

export const binaryTransfer = route('POST /binary-option/transfer', async (context, { body }) =>
  replyOf(context, await transferMoney(context, 'binary', body)),
);
