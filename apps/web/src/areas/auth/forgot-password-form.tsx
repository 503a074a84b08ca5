import { Button, Field } from '@baize/ui';
import { useEffect, useRef } from 'react';

import { useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { focusStart } from './focus-start.ts';
import { problemText, showFormFailure } from './form-problems.ts';
import { useRestoredValues } from './restored-values.ts';
import { forgotSchema, type ForgotValues } from './recovery-schema.ts';
import { UsernameField } from './username-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

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
  const { form, onSubmit } = useSchemaForm<ForgotValues>({
    schema: forgotSchema,
    defaultValues: { username: '', personal_id: '' },
    names: forgotFields,
  });
  useRestoredValues('forgot', form);
  const { errors, isSubmitting } = form.formState;

  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focusFirst) focusStart(element.current, 'username');
  }, [focusFirst]);

  async function submit(values: ForgotValues) {
    try {
      const { data } = await call('POST /forget-password', { body: values });
      onSent(data.message);
    } catch (failure) {
      showFormFailure(failure, { form, names: forgotFields, fallbackField: 'username', alert, t });
    }
  }

  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      className="grid gap-4 outline-none"
      onSubmit={onSubmit(submit)}
    >
      <UsernameField {...form.register('username')} problem={errors.username} />
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
