import { updateAddress } from '@baize/services';

import { route } from '../../route.ts';

export const updateProfileAddress = route('PUT /update-profile-address', async (context, { body }) => {
  const user = await updateAddress(context, body);
  return { success: true, message: context.text('reply_address_saved'), user };
});
