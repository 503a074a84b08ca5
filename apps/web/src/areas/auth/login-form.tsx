import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Field } from '@baize/ui';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form';

import { CallFailure, failureText, useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';
import { hasEmptyField, problemText, showFailureAt, showServerProblems } from './form-problems.ts';
import { loginBody, loginSchema, type LoginValues } from './login-schema.ts';
import type { SmsStep } from './sms-code-dialog.tsx';
import { useCaptcha } from './use-captcha.tsx';

interface LoginFormProps {
  /** Called once the session stands. */
  readonly onSignedIn: () => void;
  /** The server has sent a code by SMS and waits for it. */
  readonly onSmsStep: (step: SmsStep) => void;
  /** Puts the cursor into the first field; only where the form is what was asked for. */
  readonly focusFirst?: boolean;
  /** Called when the player goes elsewhere from here, as to a new password. */
  readonly onLeave?: () => void;
}

const AUTHENTICATOR_CODE = 768;
const SMS_CODE = 770;

/** Sends the form and shows what came of it. */
function useLogin({ onSignedIn, onSmsStep }: LoginFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSession();
  const form = useForm<LoginValues>({
    resolver: valibotResolver<LoginValues, unknown, LoginValues>(loginSchema),
    defaultValues: { username: '', password: '', code: '' },
  });
  const captcha = useCaptcha('login');
  const [asksCode, setAsksCode] = useState(false);
  const { setFocus } = form;

  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  function showFailure(failure: unknown, values: LoginValues) {
    const text = failureText(failure, t('site_unknown_error'));
    if (failure instanceof CallFailure && failure.code === AUTHENTICATOR_CODE) {
      setAsksCode(true);
      alert.show({ kind: 'warning', text });
      return;
    }
    if (failure instanceof CallFailure && failure.code === SMS_CODE && failure.id) {
      onSmsStep({ values, id: failure.id, warning: text });
      return;
    }
    const problems = failure instanceof CallFailure ? failure.fields : {};
    const [first] = showServerProblems(form, problems, ['username', 'password', 'code']);
    if (first === undefined) showFailureAt(form, asksCode ? 'code' : 'password', text);
    alert.show({ kind: 'error', text: (first && problems[first]?.[0]) ?? text });
  }

  async function submit(values: LoginValues) {
    alert.dismiss();
    if (asksCode && !values.code) {
      showFailureAt(form, 'code', t('auth_field_required'));
      alert.show({ kind: 'warning', text: t('fill_all_fields') });
      return;
    }
    try {
      session.signIn(await call('POST /login', { body: { ...loginBody(values), ...captcha.body() } }));
    } catch (failure) {
      captcha.reset(failure);
      showFailure(failure, values);
      return;
    }
    onSignedIn();
  }

  function complain(problems: FieldErrors<LoginValues>) {
    if (hasEmptyField(problems)) alert.show({ kind: 'warning', text: t('fill_all_fields') });
  }

  return { form, captcha, asksCode, send: form.handleSubmit(submit, complain) };
}

/**
 * User name and password, or the code of the authenticator app alone once the server asks for it. Where it
 * fails, the field that the player will change next says why and has the cursor.
 */
export function LoginForm(props: LoginFormProps) {
  const t = useMessages();
  const { focusFirst = false } = props;
  const { form, captcha, asksCode, send } = useLogin(props);
  const { isSubmitting } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (!focusFirst) return;
    // An opening dialog puts the cursor on its first control, so the field takes it afterwards.
    const frame = requestAnimationFrame(() => setFocus('username'));
    return () => cancelAnimationFrame(frame);
  }, [focusFirst, setFocus]);

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {asksCode ? <CodeField form={form} /> : <CredentialFields form={form} onLeave={props.onLeave} />}
      {captcha.field}
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_login_action')}
      </Button>
    </form>
  );
}

function CodeField({ form }: { form: UseFormReturn<LoginValues> }) {
  const t = useMessages();
  return (
    <Field
      {...form.register('code')}
      label={t('auth_code')}
      help={t('auth_code_help')}
      icon="shield-check"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      error={problemText(t, form.formState.errors.code)}
    />
  );
}

interface CredentialFieldsProps {
  readonly form: UseFormReturn<LoginValues>;
  readonly onLeave: LoginFormProps['onLeave'];
}

function CredentialFields({ form, onLeave }: CredentialFieldsProps) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <>
      <Field
        {...form.register('username')}
        label={t('auth_username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={50}
        error={problemText(t, errors.username)}
      />
      <Field
        {...form.register('password')}
        label={t('auth_password')}
        icon="lock"
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('auth_password_show'), hide: t('auth_password_hide') }}
        error={problemText(t, errors.password)}
      />
      <Link href="/forget-password" className="auth-forgot" onClick={onLeave}>
        {t('auth_forgot_link')}
      </Link>
    </>
  );
}
