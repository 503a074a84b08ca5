import { Button, Field } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { HiddenUsername } from './hidden-username.tsx';

interface PasswordPromptProps {
  readonly action: string;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onProblem: (problem: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onCancel?: () => void;
}

/** Asks a signed-in player for the password. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { action, problem, isBusy, onProblem, onPassword, onCancel } = props;
  const t = useMessages();
  const [password, setPassword] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (password === '') onProblem(t('fill_all_fields'));
    else onPassword(password);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <HiddenUsername />
      <Field
        label={t('security_password_current')}
        name="password"
        type="password"
        icon="lock"
        autoComplete="current-password"
        maxLength={200}
        reveal={{ show: t('auth_password_show'), hide: t('auth_password_hide') }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {action}
      </Button>
      {onCancel && (
        <Button variant="quiet" wide onClick={onCancel}>
          {t('security_cancel')}
        </Button>
      )}
    </form>
  );
}
