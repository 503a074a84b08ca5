import type { MessageKey } from '@baize/messages/keys';
import { Button, Dialog } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { CallFailure, callQuery, useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CodeForm, emptyDigits } from '../code-form.tsx';
import { useAttempt } from '../use-attempt.ts';
import { useCountdown } from '../use-countdown.ts';
import { CodePrompt } from './code-prompt.tsx';
import { getPasskey, passkeyFailureText, sendSigned, worksHere } from './passkey-ceremony.ts';
import { PasswordPrompt } from './password-prompt.tsx';

const RESEND_AFTER_SECONDS = 60;

interface StrongProofProps {
  readonly onProven: () => void;
}

/** Asks for more than the password: a passkey, a code of the app, or the password and a code sent to the verified phone. */
export function StrongProofDialog({
  lead = 'security_strong_lead',
  onProven,
  onClose,
}: StrongProofProps & { readonly lead?: MessageKey | undefined; readonly onClose: () => void }) {
  const t = useMessages();
  const { user } = useSession();
  const hasApp = user?.ga_verification_status === 1;
  return (
    <Dialog open onClose={onClose} title={t('security_proof_title')} closeLabel={t('site_close')}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t(lead)}</p>
        <PasskeyProof onProven={onProven} />
        {hasApp ? <AppProof onProven={onProven} /> : <PhoneProof onProven={onProven} />}
      </div>
    </Dialog>
  );
}

/** Nothing for a player without passkeys, or in a browser or on a host that has none. */
function PasskeyProof({ onProven }: StrongProofProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const app = useApp();
  const { data } = useQuery(callQuery(app, 'GET /account/passkeys'));
  const [isBusy, setBusy] = useState(false);
  if (!worksHere(app) || !data || data.passkeys.length === 0) return null;

  async function prove() {
    setBusy(true);
    try {
      const { options } = await call('POST /account/proof/passkey-options');
      await sendSigned(await getPasskey(options), app, (passkey) =>
        call('POST /account/proof', { body: { passkey } }),
      );
      onProven();
    } catch (failure) {
      alert.show({ kind: 'error', text: passkeyFailureText(failure, t) });
      setBusy(false);
    }
  }

  return (
    <Button variant="line" size="large" wide icon="fingerprint" loading={isBusy} onClick={() => void prove()}>
      {t('security_strong_passkey')}
    </Button>
  );
}

function AppProof({ onProven }: StrongProofProps) {
  const t = useMessages();
  const call = useCall();
  const { problem, setProblem, isBusy, attempt } = useAttempt();
  return (
    <>
      <p className="text-ink-2">{t('security_proof_code_lead')}</p>
      <CodePrompt
        problem={problem}
        isBusy={isBusy}
        onProblem={setProblem}
        onCode={(code) =>
          void attempt(async () => {
            await call('POST /account/proof', { body: { code } });
            onProven();
          })
        }
      />
    </>
  );
}

interface SentCode {
  readonly password: string;
  readonly id: string;
}

/** The password first; with it the server sends the code. */
function PhoneProof({ onProven }: StrongProofProps) {
  const t = useMessages();
  const call = useCall();
  const { problem, setProblem, isBusy, attempt } = useAttempt();
  const countdown = useCountdown(RESEND_AFTER_SECONDS);
  const [digits, setDigits] = useState(emptyDigits);
  const [sent, setSent] = useState<SentCode>();

  const prove = (password: string, code?: { readonly sms_code: string; readonly id: string }) =>
    void attempt(async () => {
      try {
        await call('POST /account/proof', { body: { password, strong: 1, ...code } });
      } catch (failure) {
        if (!(failure instanceof CallFailure) || failure.error !== 'sms_code_required') throw failure;
        countdown.restart();
        setSent({ password, id: failure.id ?? '' });
        return;
      }
      onProven();
    });

  if (sent === undefined)
    return (
      <PasswordPrompt
        action={t('security_strong_send')}
        problem={problem}
        isBusy={isBusy}
        onProblem={setProblem}
        onPassword={(password) => prove(password)}
      />
    );
  return (
    <CodeForm
      lead={t('security_strong_sent')}
      digits={digits}
      onDigits={setDigits}
      problem={problem}
      onProblem={setProblem}
      isBusy={isBusy}
      waitSeconds={countdown.seconds}
      onConfirm={(code) => prove(sent.password, { sms_code: code, id: sent.id })}
      onSendAgain={() => {
        setDigits(emptyDigits);
        prove(sent.password);
      }}
    />
  );
}
