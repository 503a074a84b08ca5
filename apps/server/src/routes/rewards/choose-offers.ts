import { chooseOffers as choose } from '@baize/services';

import { route } from '../../route.ts';

export const chooseOffers = route('POST /account/bonuses/offers', async (context, { body }) => {
  await choose(context, body);
  return { success: true, message: context.text(body.takes_offers ? 'reply_offers_on' : 'reply_offers_off') };
});
