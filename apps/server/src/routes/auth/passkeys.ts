import * as services from '@baize/services';

import { writeSecurityNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const listPasskeys = route('GET /account/passkeys', async (context) => ({
  success: true,
  ...(await services.listPasskeys(context)),
}));

export const beginPasskey = route('POST /account/passkeys/options', async (context) => ({
  success: true,
  options: { ...(await services.beginPasskey(context)) },
}));

export const addPasskey = route('POST /account/passkeys', async (context, { body }) => {
  await services.addPasskey(context, body, writeSecurityNotice);
  return { success: true, message: context.text('reply_passkey_added') };
});

export const renamePasskey = route('PUT /account/passkeys/{id}', async (context, { params, body }) => {
  await services.renamePasskey(context, params.id, body.label);
  return { success: true, message: context.text('reply_passkey_renamed') };
});

export const removePasskey = route('DELETE /account/passkeys/{id}', async (context, { params }) => {
  await services.removePasskey(context, params.id, writeSecurityNotice);
  return { success: true, message: context.text('reply_passkey_removed') };
});

export const beginPasskeyProof = route('POST /account/proof/passkey-options', async (context) => ({
  success: true,
  options: { ...(await services.beginPasskeyProof(context)) },
}));

export const beginPasskeySignIn = route('POST /login/passkey-options', async (context) => ({
  success: true,
  options: { ...(await services.beginPasskeySignIn(context)) },
}));

export const signInByPasskey = route('POST /login/passkey', async (context, { body }) =>
  services.signInByPasskey(context, body.response),
);
