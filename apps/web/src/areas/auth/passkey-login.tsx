import type { WireReply } from '@baize/contract';
import { Button } from '@baize/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  cancelPasskey,
  getPasskey,
  offersPasskeys,
  passkeyFailureText,
  sendSigned,
  worksHere,
} from './security/passkey-ceremony.ts';

/** Before the server's challenge expires after five minutes. */
const RENEW_MS = 4 * 60_000;

type SessionReply = WireReply<'POST /login/passkey'>;

interface PasskeyLoginProps {
  readonly onSignedIn: (reply: SessionReply) => void;
}

/**
 * Signs in with a passkey: by a button, or by choosing one among the user names that the browser offers. Nothing on hosts
 * where none works.
 */
export function PasskeyLogin({ onSignedIn }: PasskeyLoginProps) {
  const t = useMessages();
  const app = useApp();
  const call = useCall();
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);
  const [isOffered, setOffered] = useState(false);

  async function enter(byAutofill: boolean, isWanted = () => true) {
    const { options } = await call('POST /login/passkey-options');
    if (!isWanted()) return;
    const signed = await getPasskey(options, byAutofill);
    onSignedIn(
      await sendSigned(signed, app, (response) => call('POST /login/passkey', { body: { response } })),
    );
  }

  const waitForChoice = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      if (worksHere(app) && (await offersPasskeys())) await enter(true, isWanted);
    } catch (failure) {
      // What the player has not asked for fails silently; a passkey that was chosen and refused does not.
      const name = failure instanceof Error ? failure.name : '';
      if (isWanted() && name === 'CallFailure')
        alert.show({ kind: 'error', text: passkeyFailureText(failure, t) });
    }
  });

  useEffect(() => {
    setOffered(worksHere(app));
    let count = 0;
    const start = () => {
      count += 1;
      const turn = count;
      void waitForChoice(() => turn === count);
    };
    start();
    const timer = setInterval(start, RENEW_MS);
    return () => {
      count = -1;
      clearInterval(timer);
      cancelPasskey();
    };
  }, [app]);

  async function press() {
    setBusy(true);
    alert.dismiss();
    try {
      await enter(false);
    } catch (failure) {
      alert.show({ kind: 'error', text: passkeyFailureText(failure, t) });
    } finally {
      setBusy(false);
    }
  }

  if (!isOffered) return null;
  return (
    <Button variant="line" size="large" wide icon="fingerprint" loading={isBusy} onClick={() => void press()}>
      {t('security_passkey_login')}
    </Button>
  );
}
