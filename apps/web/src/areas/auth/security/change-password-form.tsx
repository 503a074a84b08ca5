import { Button } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { useAlert, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { showFormFailure } from '../form-problems.ts';
import { PasswordField } from '../password-field.tsx';
import { PasswordRuleList } from '../password-rule-list.tsx';
import { useSchemaForm } from '../use-schema-form.ts';
import { changePasswordSchema, type ChangePasswordValues } from './change-password-schema.ts';
import { HiddenUsername } from './hidden-username.tsx';

const names = [
  'current_password',
  'password',
  'password_confirmation',
] as const satisfies readonly (keyof ChangePasswordValues)[];
const empty: ChangePasswordValues = { current_password: '', password: '', password_confirmation: '' };

/** Replaces the password. After a refusal everything that was typed stays. */
export function ChangePasswordForm({ username }: { readonly username: string }) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const queries = useQueryClient();
  const { form, onSubmit } = useSchemaForm<ChangePasswordValues>({
    schema: changePasswordSchema,
    defaultValues: empty,
    names,
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function submit(body: ChangePasswordValues) {
    try {
      const { message } = await call('PUT /change-password', { body });
      form.reset(empty);
      void queries.invalidateQueries({ queryKey: ['GET /account/security'] });
      alert.show({ kind: 'success', text: message });
    } catch (failure) {
      showFormFailure(failure, { form, names, fallbackField: 'current_password', alert, t });
    }
  }

  return (
    <form noValidate className="grid max-w-[480px] gap-4" onSubmit={onSubmit(submit)}>
      <HiddenUsername />
      <PasswordField
        {...form.register('current_password')}
        label={t('security_password_current')}
        autoComplete="current-password"
        problem={errors.current_password}
      />
      <div className="grid gap-2">
        <PasswordField
          {...form.register('password')}
          label={t('security_password_new')}
          autoComplete="new-password"
          problem={errors.password}
        />
        <PasswordRuleList password={password} username={username} />
      </div>
      <PasswordField
        {...form.register('password_confirmation')}
        label={t('security_password_again')}
        autoComplete="new-password"
        problem={errors.password_confirmation}
      />
      <Button type="submit" size="large" wide loading={isSubmitting}>
        {t('security_password_save')}
      </Button>
    </form>
  );
}
