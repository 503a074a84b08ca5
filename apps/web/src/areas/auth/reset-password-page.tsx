import { ButtonLink } from '@baize/ui';
import { useEffect, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RecoveryState } from './recovery-state.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** How long the confirmation is shown before the sign-in page opens. */
const LEAVE_AFTER_MS = 1_000;

type Stage = { readonly kind: 'form' } | { readonly kind: 'done' | 'refused'; readonly text: string };

/** Sets a new password with the link of an e-mail. */
export function ResetPasswordPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ kind: 'form' });

  useEffect(() => {
    if (stage.kind !== 'done') return;
    const timer = setTimeout(() => void navigate(paths.login), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stage.kind, navigate]);

  return (
    <AuthFrame>
      {stage.kind === 'form' && (
        <>
          <header className="grid gap-1">
            <h1>{t('auth_reset_title')}</h1>
            <p className="text-ink-2">{t('auth_reset_lead')}</p>
          </header>
          <ResetPasswordForm
            onDone={(text) => setStage({ kind: 'done', text })}
            onLinkRefused={(text) => setStage({ kind: 'refused', text })}
          />
        </>
      )}
      {stage.kind === 'done' && (
        <RecoveryState icon="circle-check" title={t('auth_reset_done_title')} text={stage.text}>
          <ButtonLink href={paths.login} linkAs={Link} size="large" wide>
            {t('auth_register_done_action')}
          </ButtonLink>
        </RecoveryState>
      )}
      {stage.kind === 'refused' && (
        <RecoveryState icon="circle-alert" isFailure title={t('auth_reset_failed_title')} text={stage.text}>
          <ButtonLink href={paths.forgotPassword} linkAs={Link} size="large" wide>
            {t('auth_reset_failed_action')}
          </ButtonLink>
        </RecoveryState>
      )}
    </AuthFrame>
  );
}
