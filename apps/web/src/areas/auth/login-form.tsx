import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Field } from '@baize/ui';
import { useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';

import { CallFailure, failureText, useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';
import { hasEmptyField, problemText, showFailureAt, showServerProblems } from './form-problems.ts';
import { loginBody, loginSchema, type LoginValues } from './login-schema.ts';

interface LoginFormProps {
  /** Called once the session stands. */
  readonly onSignedIn: () => void;
  /** Puts the cursor into the first field; only where the form is what was asked for. */
  readonly focusFirst?: boolean;
  /** Called when the player goes elsewhere from here, as to a new password. */
  readonly onLeave?: () => void;
}

/** User name and password. Where it fails, the password says why and has the cursor. */
export function LoginForm({ onSignedIn, focusFirst = false, onLeave }: LoginFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const session = useSession();
  const form = useForm<LoginValues>({
    resolver: valibotResolver<LoginValues, unknown, LoginValues>(loginSchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (!focusFirst) return;
    // An opening dialog puts the cursor on its first control, so the field takes it afterwards.
    const frame = requestAnimationFrame(() => setFocus('username'));
    return () => cancelAnimationFrame(frame);
  }, [focusFirst, setFocus]);

  async function submit(values: LoginValues) {
    alert.dismiss();
    try {
      session.signIn(await call('POST /login', { body: loginBody(values) }));
    } catch (failure) {
      const text = failureText(failure, t('site_unknown_error'));
      const problems = failure instanceof CallFailure ? failure.fields : {};
      const found = showServerProblems(form, problems, ['username', 'password']);
      if (found.length === 0) showFailureAt(form, 'password', text);
      alert.show({ kind: 'error', text });
      return;
    }
    onSignedIn();
  }

  function complain(problems: FieldErrors<LoginValues>) {
    if (hasEmptyField(problems)) alert.show({ kind: 'warning', text: t('fill_all_fields') });
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void form.handleSubmit(submit, complain)(event)}
    >
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
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_login_action')}
      </Button>
    </form>
  );
}
