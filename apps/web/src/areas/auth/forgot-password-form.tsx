import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Field } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';

import { useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { focusStart } from './focus-start.ts';
import { invalidFormText, problemText, showFormFailure } from './form-problems.ts';
import { useRestoredValues } from './restored-values.ts';
import { forgotSchema, type ForgotValues } from './recovery-schema.ts';

interface ForgotPasswordFormProps {
  /** Receives the server's message, which is the same for everyone. */
  readonly onSent: (text: string) => void;
  /** Focuses the form, because it replaced another one. */
  readonly focusFirst?: boolean;
}

const forgotFields = ['username', 'personal_id'] as const satisfies readonly (keyof ForgotValues)[];

/** Requests a link for a new password, by user name and the last digits of the personal id. */
export function ForgotPasswordForm({ onSent, focusFirst = false }: ForgotPasswordFormProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const form = useForm<ForgotValues>({
    resolver: valibotResolver<ForgotValues, unknown, ForgotValues>(forgotSchema),
    defaultValues: { username: '', personal_id: '' },
  });
  useRestoredValues('forgot', form);
  const { errors, isSubmitting } = form.formState;

  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focusFirst) focusStart(element.current, 'username');
  }, [focusFirst]);

  async function submit(values: ForgotValues) {
    alert.dismiss();
    try {
      const { data } = await call('POST /forget-password', { body: values });
      onSent(data.message);
    } catch (failure) {
      showFormFailure(failure, { form, names: forgotFields, fallbackField: 'username', alert, t });
    }
  }

  function showInvalid(problems: FieldErrors<ForgotValues>) {
    const text = invalidFormText(t, problems, forgotFields);
    if (text) alert.show({ kind: 'warning', text });
  }

  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      className="grid gap-4 outline-none"
      onSubmit={(event) => void form.handleSubmit(submit, showInvalid)(event)}
    >
      <Field
        {...form.register('username')}
        label={t('auth_username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={problemText(t, errors.username)}
      />
      <Field
        {...form.register('personal_id')}
        label={t('auth_forgot_personal_id')}
        icon="lock"
        inputMode="numeric"
        autoComplete="off"
        error={problemText(t, errors.personal_id)}
      />
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_forgot_action')}
      </Button>
    </form>
  );
}
