import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';

/** The library, which loads with the first passkey. */
export const webAuthn = {
  create: startRegistration,
  get: startAuthentication,
  cancel: () => WebAuthnAbortService.cancelCeremony(),
};
