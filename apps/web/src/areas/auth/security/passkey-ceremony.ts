import type { WireBody, WireReply } from '@baize/contract';

import type { App } from '../../../app/app.ts';
import { lateCode } from '../../../app/late-code.ts';
import { CallFailure } from '../../../call/index.ts';
import type { Translate } from '../../../messages/use-messages.ts';
import { signalUnknown } from './passkey-signals.ts';

type Options = WireReply<'POST /login/passkey-options'>['options'];
type Credential = WireBody<'POST /login/passkey'>['response'];

const library = lateCode('webAuthn', () => import('./web-authn.ts'));

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the brand's passkeys work on this page: browsers offer none on another of its hosts. */
export const worksHere = ({ homeHost }: Pick<App, 'homeHost'>): boolean =>
  hasPasskeys() && location.hostname === homeHost;

/** Whether the browser offers passkeys among the user names that it fills in. */
export async function offersPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Asks the device to create a passkey. */
export async function createPasskey(options: Options): Promise<Credential> {
  const { create } = await library.load();
  // Both ends of the calls are the same library, and the contract passes on what lies between.
  const optionsJSON = options as unknown as Parameters<typeof create>[0]['optionsJSON'];
  return (await create({ optionsJSON })) as unknown as Credential;
}

/** Asks the device to sign with a passkey: now, or when the player chooses one among the user names. */
export async function getPasskey(options: Options, useBrowserAutofill = false): Promise<Credential> {
  const { get } = await library.load();
  const optionsJSON = options as unknown as Parameters<typeof get>[0]['optionsJSON'];
  return (await get({ optionsJSON, useBrowserAutofill })) as unknown as Credential;
}

/**
 * Sends what the device has signed. It is notified if the passkey was removed on the site, so that it no longer offers it.
 *
 * @throws CallFailure
 */
export async function sendSigned<Result>(
  response: Credential,
  { homeHost }: Pick<App, 'homeHost'>,
  send: (response: Credential) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(response);
  } catch (failure) {
    if (failure instanceof CallFailure && failure.error === 'passkey_removed')
      signalUnknown(homeHost, response.id);
    throw failure;
  }
}

/** Ends what waits for the player to choose a user name. */
export function cancelPasskey(): void {
  library.current()?.cancel();
}

/** What to say about a failure of the device or of a call. */
export function passkeyFailureText(failure: unknown, t: Translate): string {
  if (failure instanceof CallFailure) return failure.message;
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return t('security_passkey_cancelled');
  return t(name === 'InvalidStateError' ? 'security_passkey_known' : 'security_passkey_failed');
}
