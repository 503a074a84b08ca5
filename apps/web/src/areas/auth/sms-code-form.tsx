import { useEffect, useEffectEvent, useState } from 'react';

import { useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CodeForm, emptyDigits } from './code-form.tsx';
import { readLoginFailure } from './login-failure.ts';
import { loginBody, type LoginValues } from './login-schema.ts';
import { useCaptcha } from './use-captcha.tsx';
import { useCountdown } from './use-countdown.ts';

/** A sign-in that waits for an SMS code. */
export interface SmsStep {
  readonly values: LoginValues;
  /** The server binds the code to it. */
  readonly id: string;
  /** The server's message, shown once the dialog is open. */
  readonly warning: string;
}

interface SmsCodeFormProps {
  readonly step: SmsStep;
  readonly onSignedIn?: () => void;
}

const RESEND_AFTER_SECONDS = 60;

/** Signs in with the code, or requests a new one. */
function useSmsStep({ step, onSignedIn }: SmsCodeFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSession();
  const captcha = useCaptcha('login');
  const countdown = useCountdown(RESEND_AFTER_SECONDS);
  const [id, setId] = useState(step.id);
  const [digits, setDigits] = useState(emptyDigits);
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

/** The form for the SMS code; a new one can be requested after a minute. */
export function SmsCodeForm(props: SmsCodeFormProps) {
  const t = useMessages();
  const step = useSmsStep(props);
  return (
    <CodeForm
      lead={t('auth_sms_lead')}
      digits={step.digits}
      onDigits={step.setDigits}
      problem={step.problem}
      onProblem={step.setProblem}
      isBusy={step.isBusy}
      waitSeconds={step.seconds}
      onConfirm={(code) => void step.attempt(code)}
      onSendAgain={() => {
        step.setDigits(emptyDigits);
        void step.attempt();
      }}
    >
      {step.captcha.field}
    </CodeForm>
  );
}
