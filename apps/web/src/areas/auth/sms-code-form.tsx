import { Button, Icon } from '@baize/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';

import { useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { readLoginFailure } from './login-failure.ts';
import { loginBody, type LoginValues } from './login-schema.ts';
import { useCaptcha } from './use-captcha.tsx';
import { useCountdown } from './use-countdown.ts';

/** Where a sign-in waits for the code of an SMS. */
export interface SmsStep {
  readonly values: LoginValues;
  /** What the server binds the code to. */
  readonly id: string;
  /** The server's words, shown once the dialog stands. */
  readonly warning: string;
}

interface SmsCodeFormProps {
  readonly step: SmsStep;
  readonly onSignedIn?: () => void;
}

const RESEND_AFTER_SECONDS = 60;
const noDigits: readonly string[] = Array.from({ length: 6 }, () => '');

/** Signing in with the code in hand, or asking for a new one. */
function useSmsStep({ step, onSignedIn }: SmsCodeFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSession();
  const captcha = useCaptcha('login');
  const countdown = useCountdown(RESEND_AFTER_SECONDS);
  const [id, setId] = useState(step.id);
  const [digits, setDigits] = useState(noDigits);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const { warning } = step;
  const warn = useEffectEvent((text: string) => alert.show({ kind: 'warning', text }));
  useEffect(() => warn(warning), [warning]);

  async function attempt(code?: string) {
    alert.dismiss();
    setProblem(undefined);
    setBusy(true);
    const smsPart = code === undefined ? {} : { sms_code: code, id };
    try {
      const body = { ...loginBody(step.values), ...captcha.body(), ...smsPart };
      session.signIn(await call('POST /login', { body }));
      onSignedIn?.();
    } catch (failure) {
      captcha.reset(failure);
      countdown.restart();
      const found = readLoginFailure(failure, t);
      if (found.kind === 'silent') return;
      if (found.kind === 'sms') setId(found.id);
      else setProblem(found.text);
      alert.show({ kind: found.kind === 'error' ? 'error' : 'warning', text: found.text });
    } finally {
      setBusy(false);
    }
  }

  return { digits, setDigits, problem, setProblem, isBusy, attempt, captcha, seconds: countdown.seconds };
}

/** Six boxes for the code of the SMS; a new one can be asked for after a minute. */
export function SmsCodeForm(props: SmsCodeFormProps) {
  const t = useMessages();
  const problemId = useId();
  const step = useSmsStep(props);
  const { digits, seconds, problem, isBusy } = step;

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (digits.includes('')) step.setProblem(t('fill_all_fields'));
    else void step.attempt(digits.join(''));
  }

  function sendAgain() {
    step.setDigits(noDigits);
    void step.attempt();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={confirm}>
      <p className="text-ink-2">{t('auth_sms_lead')}</p>
      <CodeBoxes
        digits={digits}
        onChange={step.setDigits}
        isWrong={problem !== undefined}
        describedBy={problemId}
      />
      <p id={problemId} className="flex items-start gap-1.5 text-12 text-danger" hidden={!problem}>
        <Icon name="circle-alert" size={16} />
        {problem}
      </p>
      {step.captcha.field}
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('auth_sms_confirm')}
      </Button>
      {seconds > 0 ? (
        <p className="text-center text-ink-3">{t('auth_sms_wait', { seconds })}</p>
      ) : (
        <Button look="line" size="large" wide disabled={isBusy} onClick={sendAgain}>
          {t('auth_sms_again')}
        </Button>
      )}
    </form>
  );
}
