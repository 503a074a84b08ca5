import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../shell/router/index.ts';
import { takeWayBack } from '../../shell/way-back.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

/** Signing in as a page of its own, which deep links of players lead to. */
export function LoginPage() {
  const t = useMessages();
  const navigate = useNavigate();
  return (
    <AuthFrame>
      <header className="grid gap-1">
        <h1>{t('auth_login_welcome')}</h1>
        <p className="text-ink-2">{t('auth_login_lead')}</p>
      </header>
      <LoginForm onSignedIn={() => void navigate(takeWayBack())} focusFirst />
      <p className="auth-other-way">
        {t('auth_no_account')}
        <Link href="/Register">{t('auth_register_action')}</Link>
      </p>
    </AuthFrame>
  );
}
