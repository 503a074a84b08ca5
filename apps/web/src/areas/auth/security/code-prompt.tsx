import { Button, Field } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';

interface CodePromptProps {
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onProblem: (problem: string) => void;
  readonly onCode: (code: string) => void;
}

/** Asks for a code of the authenticator app. */
export function CodePrompt({ problem, isBusy, onProblem, onCode }: CodePromptProps) {
  const t = useMessages();
  const [code, setCode] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') onProblem(t('auth_field_required'));
    else onCode(code.trim());
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <Field
        label={t('auth_code')}
        name="code"
        icon="shield-check"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('security_proof_confirm')}
      </Button>
    </form>
  );
}
