import { Dialog } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../shell/router/index.ts';
import { takeWayBack } from '../../shell/way-back.ts';
import { AgeNote } from './age-note.tsx';
import { LoginForm } from './login-form.tsx';
import './auth-frame.css';

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Signing in without leaving the page; on a phone a sheet from below. */
export function LoginDialog({ open, onClose }: LoginDialogProps) {
  const t = useMessages();
  const navigate = useNavigate();

  function goOn() {
    onClose();
    void navigate(takeWayBack());
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('auth_login_title')} closeLabel={t('site_close')}>
      <LoginForm onSignedIn={goOn} focusFirst onLeave={onClose} />
      <p className="auth-other-way">
        {t('auth_no_account')}
        <Link href="/Register" onClick={onClose}>
          {t('auth_register_action')}
        </Link>
      </p>
      <AgeNote />
    </Dialog>
  );
}
