import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Field } from '@baize/ui';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';

import { CallFailure, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { invalidFormText, problemText, showFormFailure } from './form-problems.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { resetSchema, type ResetValues } from './recovery-schema.ts';

interface ResetPasswordFormProps {
  /** The token of the link. */
  readonly token: string;
  /** Receives the server's message. */
  readonly onDone: (text: string) => void;
  /** The link is invalid; receives the server's message. */
  readonly onLinkRefused: (text: string) => void;
}

const resetFields = ['password', 'password_confirmation'] as const satisfies readonly (keyof ResetValues)[];

export function ResetPasswordForm({ token, onDone, onLinkRefused }: ResetPasswordFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const form = useForm<ResetValues>({
    resolver: valibotResolver<ResetValues, unknown, ResetValues>(resetSchema),
    defaultValues: { password: '', password_confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function submit(values: ResetValues) {
    alert.dismiss();
    try {
      const { data } = await call('POST /reset-password', { body: { token, ...values } });
      onDone(data.message);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.error === 'recovery_link_invalid') {
        onLinkRefused(failure.message);
        return;
      }
      showFormFailure(failure, {
        form,
        names: resetFields,
        fallbackField: 'password',
        alert,
        t,
      });
    }
  }

  function showInvalid(problems: FieldErrors<ResetValues>) {
    const text = invalidFormText(t, problems, resetFields);
    if (text) alert.show({ kind: 'warning', text });
  }

  const reveal = { show: t('auth_password_show'), hide: t('auth_password_hide') };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void form.handleSubmit(submit, showInvalid)(event)}
    >
      <div className="grid gap-2">
        <Field
          {...form.register('password')}
          label={t('auth_reset_password')}
          icon="lock"
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          error={problemText(t, errors.password)}
        />
        <PasswordRuleList password={password} />
      </div>
      <Field
        {...form.register('password_confirmation')}
        label={t('auth_reset_password_again')}
        icon="lock"
        type="password"
        autoComplete="new-password"
        reveal={reveal}
        error={problemText(t, errors.password_confirmation)}
      />
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_reset_action')}
      </Button>
    </form>
  );
}
