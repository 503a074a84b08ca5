import { useState } from 'react';

import { useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CodeForm, emptyDigits } from './code-form.tsx';
import { useProof } from './security/use-proof.tsx';
import type { SentCode } from './sent-code.ts';
import { useAttempt } from './use-attempt.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_AFTER_SECONDS = 120;

interface PhoneCodeStepProps {
  readonly sent: SentCode;
  readonly onSentAgain: (sent: Omit<SentCode, 'sentAtMs'>) => void;
  readonly onVerified: () => void;
}

/** Second step: the code; a new one can be requested after two minutes. */
export function PhoneCodeStep({ sent, onSentAgain, onVerified }: PhoneCodeStepProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const { seconds } = useCountdown(RESEND_AFTER_SECONDS, sent.sentAtMs);
  const [digits, setDigits] = useState(emptyDigits);
  const { problem, setProblem, isBusy, attempt } = useAttempt();
  const { withProof, dialog } = useProof();

  const check = (code: string) =>
    attempt(async () => {
      const { message } = await call('POST /account/verifications/sms-check', {
        body: { code, id: sent.id },
      });
      alert.show({ kind: 'success', text: message });
      onVerified();
    });
  const sendAgain = () =>
    attempt(async () => {
      const body = { code: sent.countryId, no: sent.no };
      await withProof(async () => {
        const { id, message } = await call('POST /account/verifications/sms', { body });
        alert.show({ kind: 'success', text: message });
        onSentAgain({ ...sent, id });
      });
    });

  return (
    <>
      <CodeForm
        lead={t('auth_phone_sent_to', { phone: sent.phone })}
        digits={digits}
        onDigits={setDigits}
        problem={problem}
        onProblem={setProblem}
        isBusy={isBusy}
        waitSeconds={seconds}
        onConfirm={(code) => void check(code)}
        onSendAgain={() => void sendAgain()}
      />
      {dialog}
    </>
  );
}
