import { Button, Dialog, Field } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import { useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAttempt } from '../use-attempt.ts';
import { PasswordPrompt } from './password-prompt.tsx';

interface ProofDialogProps {
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** Asks for the password, or for a code of the player's authenticator app. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const t = useMessages();
  const call = useCall();
  const { user } = useSession();
  const [byCode, setByCode] = useState(false);
  const { problem, setProblem, isBusy, attempt } = useAttempt();
  const hasApp = user?.ga_verification_status === 1;

  const prove = (body: { password: string } | { code: string }) =>
    void attempt(async () => {
      await call('POST /account/proof', { body });
      onProven();
    });

  return (
    <Dialog open onClose={onClose} title={t('security_proof_title')} closeLabel={t('site_close')}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t(byCode ? 'security_proof_code_lead' : 'security_proof_lead')}</p>
        {byCode ? (
          <CodePrompt
            problem={problem}
            isBusy={isBusy}
            onProblem={setProblem}
            onCode={(code) => prove({ code })}
          />
        ) : (
          <PasswordPrompt
            action={t('security_proof_confirm')}
            problem={problem}
            isBusy={isBusy}
            onProblem={setProblem}
            onPassword={(password) => prove({ password })}
          />
        )}
        {hasApp && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setProblem(undefined);
              setByCode(!byCode);
            }}
          >
            {t(byCode ? 'security_proof_by_password' : 'security_proof_by_code')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface CodePromptProps {
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onProblem: (problem: string) => void;
  readonly onCode: (code: string) => void;
}

function CodePrompt({ problem, isBusy, onProblem, onCode }: CodePromptProps) {
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
