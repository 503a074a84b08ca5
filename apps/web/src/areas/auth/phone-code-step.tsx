import { Button, Icon } from '@baize/ui';
import { type FormEvent, useId, useState } from 'react';

import { CallFailure, failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CodeBoxes } from './code-boxes.tsx';
import type { SentCode } from './phone-number-step.tsx';
import { useCountdown } from './use-countdown.ts';

const RESEND_AFTER_SECONDS = 120;
const noDigits: readonly string[] = Array.from({ length: 6 }, () => '');

interface PhoneCodeStepProps {
  readonly sent: SentCode;
  readonly onSentAgain: (sent: SentCode) => void;
  readonly onVerified: () => void;
}

/** Second step: the code; a new one can be asked for after two minutes. */
export function PhoneCodeStep({ sent, onSentAgain, onVerified }: PhoneCodeStepProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const problemId = useId();
  const { seconds } = useCountdown(RESEND_AFTER_SECONDS);
  const [digits, setDigits] = useState(noDigits);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const told = failure instanceof CallFailure ? Object.values(failure.fields)[0]?.[0] : undefined;
      const text = told ?? failureText(failure, t('site_unknown_error'));
      setProblem(text);
      alert.show({ kind: 'error', text });
    } finally {
      setBusy(false);
    }
  }

  const check = () =>
    attempt(async () => {
      const body = { code: digits.join(''), id: sent.id };
      const { message } = await call('POST /account/verifications/sms-check', { body });
      alert.show({ kind: 'success', text: message });
      onVerified();
    });
  const sendAgain = () =>
    attempt(async () => {
      const body = { code: sent.countryId, no: sent.no };
      const { id, message } = await call('POST /account/verifications/sms', { body });
      alert.show({ kind: 'success', text: message });
      onSentAgain({ ...sent, id });
    });

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (digits.includes('')) setProblem(t('fill_all_fields'));
    else void check();
  }

  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={confirm}>
      <p className="text-ink-2">{t('auth_phone_sent_to', { phone: sent.phone })}</p>
      <CodeBoxes
        digits={digits}
        onChange={setDigits}
        isWrong={problem !== undefined}
        describedBy={problemId}
      />
      <p id={problemId} className="flex items-start gap-1.5 text-12 text-danger" hidden={!problem}>
        <Icon name="circle-alert" size={16} />
        {problem}
      </p>
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('auth_sms_confirm')}
      </Button>
      {seconds > 0 ? (
        <p className="text-center text-ink-3">{t('auth_sms_wait', { seconds })}</p>
      ) : (
        <Button look="line" size="large" wide disabled={isBusy} onClick={() => void sendAgain()}>
          {t('auth_sms_again')}
        </Button>
      )}
    </form>
  );
}
