import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Field } from '@baize/ui';
import { type FieldErrors, useForm } from 'react-hook-form';

import { CallFailure, failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { hasEmptyField, problemText, showFailureAt, showServerProblems } from './form-problems.ts';
import { forgotSchema, type ForgotValues } from './recovery-schema.ts';

interface ForgotPasswordFormProps {
  /** Told what the server says, which is the same for everybody. */
  readonly onSent: (text: string) => void;
}

/** Who has forgotten the password: user name and the last digits of the personal id. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const form = useForm<ForgotValues>({
    resolver: valibotResolver<ForgotValues, unknown, ForgotValues>(forgotSchema),
    defaultValues: { username: '', personal_id: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: ForgotValues) {
    alert.dismiss();
    try {
      const { data } = await call('POST /forget-password', { body: values });
      onSent(data.message);
    } catch (failure) {
      const text = failureText(failure, t('site_unknown_error'));
      const problems = failure instanceof CallFailure ? failure.fields : {};
      const found = showServerProblems(form, problems, ['username', 'personal_id']);
      if (found.length === 0) showFailureAt(form, 'username', text);
      alert.show({ kind: 'error', text });
    }
  }

  function complain(problems: FieldErrors<ForgotValues>) {
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
        {...form.register('personal_id')}
        label={t('auth_forgot_personal_id')}
        icon="lock"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={problemText(t, errors.personal_id)}
      />
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_forgot_action')}
      </Button>
    </form>
  );
}
