import { Button, Field } from '@baize/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import * as paths from '../../addresses/paths.ts';
import { CallFailure, useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { focusStart } from './focus-start.ts';
import { problemText, showFailureAt, showServerProblems } from './form-problems.ts';
import { useRestoredValues } from './restored-values.ts';
import { readLoginFailure } from './login-failure.ts';
import { loginBody, loginSchema, type LoginValues } from './login-schema.ts';
import type { SmsStep } from './sms-code-form.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { PasswordField } from './password-field.tsx';
import { UsernameField } from './username-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

interface LoginFormProps {
  /** Called once the player is signed in; without a popup the layout navigates. */
  readonly onSignedIn?: () => void;
  /** The server has sent a code by SMS and expects it. */
  readonly onSmsStep: (step: SmsStep) => void;
  /** Focuses the first field; only if the form was opened on purpose. */
  readonly focusFirst?: boolean;
  /** Opens password recovery in place; without it the link opens its page. */
  readonly onForgot?: () => void;
  /** The user name, if it is already known. */
  readonly username?: string;
}

const loginFields = ['username', 'password', 'code'] as const satisfies readonly (keyof LoginValues)[];

/** Sends the form and shows the result. */
function useLogin({ onSignedIn, onSmsStep, username = '' }: LoginFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSession();
  const { form, onSubmit } = useSchemaForm<LoginValues>({
    schema: loginSchema,
    defaultValues: { username, password: '', code: '' },
    names: loginFields,
  });
  useRestoredValues('login', form);
  const captcha = useCaptcha('login');
  const [asksCode, setAsksCode] = useState(false);
  const { setFocus } = form;

  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  function showFailure(failure: unknown, values: LoginValues) {
    const found = readLoginFailure(failure, t);
    if (found.kind === 'silent') return;
    if (found.kind === 'sms') {
      onSmsStep({ values, id: found.id, warning: found.text });
      return;
    }
    if (found.kind === 'authenticator') setAsksCode(true);
    else {
      const problems = failure instanceof CallFailure ? failure.fields : {};
      const atFields = showServerProblems(form, problems, loginFields);
      if (atFields.length === 0) showFailureAt(form, asksCode ? 'code' : 'password', found.text);
    }
    alert.show({ kind: found.kind === 'error' ? 'error' : 'warning', text: found.text });
  }

  function returnToPassword() {
    form.setValue('code', '');
    form.clearErrors();
    setAsksCode(false);
  }

  async function submit(values: LoginValues) {
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
    onSignedIn?.();
  }

  return { form, captcha, asksCode, returnToPassword, send: onSubmit(submit) };
}

/**
 * User name and password, or only the code of the authenticator app once the server requires it. After a failure, the
 * field to change next has the message and the focus.
 */
export function LoginForm(props: LoginFormProps) {
  const t = useMessages();
  const { focusFirst = false, username } = props;
  const { form, captcha, asksCode, returnToPassword, send } = useLogin(props);
  const { isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!focusFirst) return;
    // An opening dialog focuses its first control, so the field takes the focus after that.
    const frame = requestAnimationFrame(() =>
      focusStart(element.current, username ? 'password' : 'username'),
    );
    return () => cancelAnimationFrame(frame);
  }, [focusFirst, username]);

  return (
    <form ref={element} noValidate tabIndex={-1} className="grid gap-4 outline-none" onSubmit={send}>
      {asksCode ? <CodeField form={form} /> : <CredentialFields form={form} onForgot={props.onForgot} />}
      {captcha.field}
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_login_action')}
      </Button>
      {asksCode && (
        <Button variant="quiet" wide icon="arrow-left" onClick={returnToPassword}>
          {t('auth_code_back')}
        </Button>
      )}
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
      error={problemText(t, form.formState.errors.code)}
    />
  );
}

interface CredentialFieldsProps {
  readonly form: UseFormReturn<LoginValues>;
  readonly onForgot: LoginFormProps['onForgot'];
}

function CredentialFields({ form, onForgot }: CredentialFieldsProps) {
  const t = useMessages();
  const { errors } = form.formState;

  function openInPlace(event: MouseEvent) {
    if (!onForgot) return;
    event.preventDefault();
    onForgot();
  }

  return (
    <>
      <UsernameField {...form.register('username')} problem={errors.username} />
      <PasswordField
        {...form.register('password')}
        label={t('auth_password')}
        autoComplete="current-password"
        problem={errors.password}
      />
      <Link href={paths.forgotPassword} className="auth-forgot" onClick={openInPlace}>
        {t('auth_forgot_link')}
      </Link>
    </>
  );
}
