import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

import { useSession } from '../call/index.ts';
import { useApp } from '../app/app.ts';
import { useAddress, useNavigate } from './router/index.ts';
import { rememberWayBack } from './way-back.ts';

const bringDialog = () => import('../areas/auth/login-dialog.tsx');
const LoginDialog = lazy(() => bringDialog().then((module) => ({ default: module.LoginDialog })));

type AskToSignIn = (wayBack?: string) => void;
const LoginPopupContext = createContext<AskToSignIn>(() => undefined);

/** Opens the sign-in popup; what was asked for is where signing in leads. */
export function useLoginPopup(): AskToSignIn {
  return useContext(LoginPopupContext);
}

/** Brings the popup's code on the way to the button, so that it opens at once. */
export function usePreloadLoginPopup(): () => void {
  const app = useApp();
  return () => void Promise.allSettled([bringDialog(), app.bringAccountMessages()]);
}

export function LoginPopupProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const app = useApp();
  const navigate = useNavigate();
  const address = useAddress();
  const { traits } = app.brand;
  const external = traits['auth.entry'] === 'external' ? traits['auth.externalUrl'] : null;
  const close = useCallback(() => setOpen(false), []);
  const ask = useCallback<AskToSignIn>(
    (wayBack) => {
      if (external) {
        location.assign(external);
        return;
      }
      rememberWayBack(wayBack ?? address);
      // The page itself asks already.
      if (address.toLowerCase().startsWith('/login')) void navigate('/login');
      else void app.bringAccountMessages().then(() => setOpen(true));
    },
    [app, external, address, navigate],
  );

  return (
    <LoginPopupContext value={ask}>
      {children}
      {isOpen && session.status !== 'success' && (
        <Suspense fallback={null}>
          <LoginDialog open onClose={close} />
        </Suspense>
      )}
    </LoginPopupContext>
  );
}
