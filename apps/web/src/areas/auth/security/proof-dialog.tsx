import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';

import { useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAttempt } from '../use-attempt.ts';
import { CodePrompt } from './code-prompt.tsx';
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
