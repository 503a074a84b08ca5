import type { WireReply } from '@baize/contract';
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
import { PasskeyLogin } from './passkey-login.tsx';
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

const loginFields = [
  'username',
  'password',
  'code',
  'recovery_code',
] as const satisfies readonly (keyof LoginValues)[];

type SecondStepField = 'code' | 'recovery_code';

/** Sends the form and shows the result. */
function useLogin({ onSignedIn, onSmsStep, username = '' }: LoginFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSession();
  const { form, onSubmit } = useSchemaForm<LoginValues>({
    schema: loginSchema,
    defaultValues: { username, password: '', code: '', recovery_code: '' },
    names: loginFields,
  });
  useRestoredValues('login', form);
  const captcha = useCaptcha('login');
  /** What the second step asks for, instead of the name and the password. */
  const [asked, setAsked] = useState<SecondStepField>();
  const { setFocus } = form;

  useEffect(() => {
    if (asked) setFocus(asked);
  }, [asked, setFocus]);

  function showFailure(failure: unknown, values: LoginValues) {
    const found = readLoginFailure(failure, t);
    if (found.kind === 'silent') return;
    if (found.kind === 'sms') {
      onSmsStep({ values, id: found.id, warning: found.text });
      return;
    }
    if (found.kind === 'authenticator') setAsked('code');
    else {
      const problems = failure instanceof CallFailure ? failure.fields : {};
      const atFields = showServerProblems(form, problems, loginFields);
      if (atFields.length === 0) showFailureAt(form, asked ?? 'password', found.text);
    }
    alert.show({ kind: found.kind === 'error' ? 'error' : 'warning', text: found.text });
  }

  function ask(next: SecondStepField | undefined) {
    form.setValue('code', '');
    form.setValue('recovery_code', '');
    form.clearErrors();
    setAsked(next);
  }

  function finish(reply: WireReply<'POST /login'>) {
    session.signIn(reply);
    onSignedIn?.();
  }

  async function submit(values: LoginValues) {
    if (asked && !values[asked]) {
      showFailureAt(form, asked, t('auth_field_required'));
      alert.show({ kind: 'warning', text: t('fill_all_fields') });
      return;
    }
    let reply: WireReply<'POST /login'>;
    try {
      reply = await call('POST /login', { body: { ...loginBody(values), ...captcha.body() } });
    } catch (failure) {
      captcha.reset(failure);
      showFailure(failure, values);
      return;
    }
    finish(reply);
  }

  return { form, captcha, asked, ask, finish, send: onSubmit(submit) };
}

/**
 * User name and password, or only the code of the authenticator app once the server requires it, or a recovery code. After a failure, the
 * field to change next has the message and the focus.
 */
export function LoginForm(props: LoginFormProps) {
  const t = useMessages();
  const { focusFirst = false, username } = props;
  const { form, captcha, asked, ask, finish, send } = useLogin(props);
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
      {asked === 'code' && <CodeField form={form} />}
      {asked === 'recovery_code' && <RecoveryCodeField form={form} />}
      {!asked && <CredentialFields form={form} onForgot={props.onForgot} />}
      {captcha.field}
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_login_action')}
      </Button>
      {asked ? (
        <>
          <Button variant="quiet" wide onClick={() => ask(asked === 'code' ? 'recovery_code' : 'code')}>
            {t(asked === 'code' ? 'security_use_recovery_code' : 'security_use_app_code')}
          </Button>
          <Button variant="quiet" wide icon="arrow-left" onClick={() => ask(undefined)}>
            {t('auth_code_back')}
          </Button>
        </>
      ) : (
        <PasskeyLogin onSignedIn={finish} />
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

function RecoveryCodeField({ form }: { form: UseFormReturn<LoginValues> }) {
  const t = useMessages();
  return (
    <Field
      {...form.register('recovery_code')}
      label={t('security_recovery_code')}
      help={t('security_recovery_code_help')}
      icon="key-round"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={problemText(t, form.formState.errors.recovery_code)}
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
      <UsernameField {...form.register('username')} problem={errors.username} offersPasskeys />
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
