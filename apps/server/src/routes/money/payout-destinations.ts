import * as services from '@baize/services';

import { route } from '../../route.ts';

export const listPayoutDestinations = route('GET /account/payout-destinations', async (context) => ({
  success: true,
  data: await services.readPayoutBook(context),
}));

export const namePayoutDestination = route(
  'PUT /account/payout-destinations/{id}',
  async (context, { params, body }) => {
    await services.nameDestination(context, params.id, body.name);
    return { success: true, message: context.text('reply_destination_named') };
  },
);

export const removePayoutDestination = route(
  'DELETE /account/payout-destinations/{id}',
  async (context, { params }) => {
    await services.removeDestination(context, params.id);
    return { success: true, message: context.text('reply_destination_removed') };
  },
);

export const lockPayoutDestinations = route('POST /account/payout-destinations/lock', async (context) => {
  await services.lockBook(context);
  return { success: true, message: context.text('reply_payout_lock_on') };
});

export const unlockPayoutDestinations = route('POST /account/payout-destinations/unlock', async (context) => {
  await services.unlockBook(context);
  return { success: true, message: context.text('reply_payout_lock_off') };
});
