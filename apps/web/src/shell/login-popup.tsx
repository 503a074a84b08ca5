import {
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';

import { callQuery, useSession } from '../call/index.ts';
import { type App, useApp } from '../app/app.ts';
import { useNavigate, usePage } from './router/index.ts';
import { rememberWayBack } from './way-back.ts';

const bringDialog = () => import('../areas/auth/login-dialog.tsx');
const LoginDialog = lazy(() => bringDialog().then((module) => ({ default: module.LoginDialog })));

/** What a popup needs before it stands. */
async function bring(app: App, start: Start): Promise<void> {
  const countries = start === 'register' && app.queries.ensureQueryData(callQuery(app, 'GET /countries'));
  await Promise.all([bringDialog(), app.bringAccountMessages(), countries]);
}

type AskToSignIn = (wayBack?: string) => void;
type Start = 'login' | 'register';
interface LoginPopup {
  readonly signIn: AskToSignIn;
  readonly register: () => void;
}
const LoginPopupContext = createContext<LoginPopup>({ signIn: () => undefined, register: () => undefined });

/** Opens the sign-in popup; what was asked for is where signing in leads. */
export function useLoginPopup(): AskToSignIn {
  return useContext(LoginPopupContext).signIn;
}

/** For links to the registration: a plain click opens it as a popup, over any page but its own. */
export function useRegisterPopup(): (event: MouseEvent) => void {
  const { register } = useContext(LoginPopupContext);
  const { address } = usePage();
  return (event) => {
    if (address.toLowerCase().startsWith('/register')) return;
    event.preventDefault();
    register();
  };
}

/** Brings the popup's code on the way to the button, so that it opens at once. */
export function usePreloadLoginPopup(): () => void {
  const app = useApp();
  return () => void bring(app, 'login').catch(() => undefined);
}

export function LoginPopupProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<Start>();
  const { status } = useSession();
  const app = useApp();
  const navigate = useNavigate();
  const { address, route } = usePage();
  const { traits } = app.brand;
  const external = traits['auth.entry'] === 'external' ? traits['auth.externalUrl'] : null;
  const close = useCallback(() => setStart(undefined), []);
  const open = useCallback(
    (next: Start) => {
      if (external) {
        location.assign(external);
        return;
      }
      void openWhenHere();

      async function openWhenHere() {
        try {
          await bring(app, next);
          setStart(next);
        } catch {
          // The pages of their own say the same, and what they need comes from the server.
          location.assign(next === 'login' ? '/login' : '/Register');
        }
      }
    },
    [app, external],
  );
  const signIn = useCallback<AskToSignIn>(
    (wayBack) => {
      rememberWayBack(wayBack ?? address);
      // The page itself asks already.
      if (!external && address.toLowerCase().startsWith('/login')) void navigate('/login');
      else open('login');
    },
    [open, external, address, navigate],
  );
  const register = useCallback(() => open('register'), [open]);

  useEffect(() => {
    // Signed in elsewhere, as in another tab: signing out does not bring the popup back.
    if (status === 'success') close();
  }, [status, close]);

  return (
    <LoginPopupContext value={{ signIn, register }}>
      {children}
      {start && !route.isRootState && status !== 'success' && (
        <Suspense fallback={null}>
          <LoginDialog key={start} open start={start} onClose={close} />
        </Suspense>
      )}
    </LoginPopupContext>
  );
}
