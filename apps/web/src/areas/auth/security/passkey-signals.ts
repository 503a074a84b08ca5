import type { WireReply } from '@baize/contract';

type Passkeys = Omit<WireReply<'GET /account/passkeys'>, 'success'>;

/** Newer browsers only; that a device cannot be notified concerns nobody. */
type Signals = Partial<
  Pick<
    typeof PublicKeyCredential,
    'signalUnknownCredential' | 'signalAllAcceptedCredentials' | 'signalCurrentUserDetails'
  >
>;

const signals = (): Signals => (typeof PublicKeyCredential === 'function' ? PublicKeyCredential : {});
const ignore = () => undefined;

/** The site does not know the passkey that the device has offered. */
export function signalUnknown(rpId: string, credentialId: string): void {
  signals().signalUnknownCredential?.({ rpId, credentialId }).catch(ignore);
}

/** The player's passkeys and name as they are now, so that the device hides removed ones and shows a new name. */
export function signalPasskeys(
  rpId: string,
  { passkeys, user_handle: userId }: Passkeys,
  { name, displayName }: { readonly name: string; readonly displayName: string },
): void {
  const allAcceptedCredentialIds = passkeys
    .filter((passkey) => passkey.rp_id === null || passkey.rp_id === rpId)
    .map((passkey) => passkey.credential_id);
  signals().signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }).catch(ignore);
  signals().signalCurrentUserDetails?.({ rpId, userId, name, displayName }).catch(ignore);
}
