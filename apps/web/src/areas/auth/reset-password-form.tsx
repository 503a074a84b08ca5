import { Button } from '@baize/ui';
import { useWatch } from 'react-hook-form';

import { tokenOf } from '../../addresses/link-token.ts';
import { CallFailure, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { showFormFailure } from './form-problems.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { resetSchema, type ResetValues } from './recovery-schema.ts';
import { PasswordField } from './password-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

interface ResetPasswordFormProps {
  /** Receives the server's message. */
  readonly onDone: (text: string) => void;
  /** The link is invalid; receives the server's message. */
  readonly onLinkRefused: (text: string) => void;
}

const resetFields = ['password', 'password_confirmation'] as const satisfies readonly (keyof ResetValues)[];

export function ResetPasswordForm({ onDone, onLinkRefused }: ResetPasswordFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const { form, onSubmit } = useSchemaForm<ResetValues>({
    schema: resetSchema,
    defaultValues: { password: '', password_confirmation: '' },
    names: resetFields,
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function submit(values: ResetValues) {
    try {
      const token = tokenOf(location);
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

  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit(submit)}>
      <div className="grid gap-2">
        <PasswordField
          {...form.register('password')}
          label={t('auth_reset_password')}
          autoComplete="new-password"
          problem={errors.password}
        />
        <PasswordRuleList password={password} />
      </div>
      <PasswordField
        {...form.register('password_confirmation')}
        label={t('auth_reset_password_again')}
        autoComplete="new-password"
        problem={errors.password_confirmation}
      />
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_reset_action')}
      </Button>
    </form>
  );
}
