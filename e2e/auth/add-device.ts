import type { CDPSession, Page } from 'playwright-core';

/** A virtual device that answers the browser's requests for a passkey. */
export async function addDevice(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** What the site has said to the device about its passkeys; the device itself does not hear it. */
export interface Signal {
  readonly rpId: string;
  readonly credentialId?: string;
  readonly allAcceptedCredentialIds?: readonly string[];
}

export async function recordSignals(page: Page): Promise<readonly Signal[]> {
  const signals: Signal[] = [];
  await page.exposeFunction('recordSignal', (signal: Signal) => void signals.push(signal));
  await page.addInitScript(() => {
    const { recordSignal } = globalThis as unknown as { recordSignal: (signal: object) => Promise<void> };
    for (const name of ['UnknownCredential', 'AllAcceptedCredentials', 'CurrentUserDetails'])
      Object.assign(PublicKeyCredential, { [`signal${name}`]: recordSignal });
  });
  return signals;
}
