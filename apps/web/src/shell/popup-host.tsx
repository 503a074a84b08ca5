import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';

import { type App, useApp } from '../app/app.ts';
import { callQuery, useIsPlayer, useIsVisitor } from '../call/index.ts';
import { useNavigate, usePage } from './router/index.ts';

/** The popups of the site, each with what it is told. */
export type Popup =
  | { readonly name: 'login' | 'register' }
  | {
      readonly name: 'verify-phone';
      /** The server's words. */
      readonly message: string;
      /** Closing it leads home, because the page below cannot go on. */
      readonly leavesHome?: boolean;
    };

const bringEntry = () => import('../areas/auth/login-dialog.tsx');
const bringPhone = () => import('../areas/auth/verify-phone-dialog.tsx');
const LoginDialog = lazy(async () => ({ default: (await bringEntry()).LoginDialog }));
const VerifyPhoneDialog = lazy(async () => ({ default: (await bringPhone()).VerifyPhoneDialog }));

/** What a popup needs before it stands; also called on the way to its button. */
export async function bringPopup(app: App, name: Popup['name']): Promise<void> {
  const countries = name === 'register' && app.queries.ensureQueryData(callQuery(app, 'GET /countries'));
  await Promise.all([
    name === 'verify-phone' ? bringPhone() : bringEntry(),
    app.bringMessages('account'),
    countries,
  ]);
}

type OpenPopup = (popup: Popup) => Promise<void>;
const PopupContext = createContext<OpenPopup>(() => Promise.resolve());

export function useOpenPopup(): OpenPopup {
  return useContext(PopupContext);
}

/** An address without the sign-in that stands over it. */
export function withoutPopup(address: string): string {
  return address.replace(/popup=login&?/, '').replace(/[?&]$/, '');
}

/** Where the same is said when a popup cannot be brought; what pages need comes from the server. */
export const popupPages = {
  login: '/login',
  register: '/Register',
  'verify-phone': '/account/sms-verification',
} as const;

/**
 * The one place that popups stand in: one at a time, each brought when it is first asked for. `?popup=login`
 * opens sign-in over any page. Where a brand's players sign in elsewhere, they are handed off to there instead.
 */
export function PopupHost({ children }: { children: ReactNode }) {
  const app = useApp();
  const navigate = useNavigate();
  const { address, route } = usePage();
  const isPlayer = useIsPlayer();
  const isVisitor = useIsVisitor();
  const [popup, setPopup] = useState<Popup>();
  const asksToSignIn = address.includes('popup=login');

  const { traits } = app.brand;
  const external = traits['auth.entry'] === 'external' ? traits['auth.externalUrl'] : null;

  const open = useCallback<OpenPopup>(
    async (next) => {
      if (external && next.name !== 'verify-phone') {
        location.assign(external);
        return;
      }
      try {
        await bringPopup(app, next.name);
        setPopup(next);
      } catch {
        location.assign(popupPages[next.name]);
      }
    },
    [app, external],
  );
  // Whether there is somebody to hand off is known once the session has been read.
  const isAsked = asksToSignIn && (external === null || isVisitor);
  useEffect(() => {
    if (!isAsked) return;
    // Back from there, the page is not to hand off once more.
    if (external) history.replaceState(history.state, '', withoutPopup(address));
    void open({ name: 'login' });
  }, [isAsked, open, external, address]);
  useEffect(() => {
    // Signed in elsewhere, as in another tab: signing out does not bring the popup back.
    if (isPlayer) setPopup((shown) => (shown?.name === 'verify-phone' ? shown : undefined));
  }, [isPlayer]);

  const close = () => {
    setPopup(undefined);
    if (asksToSignIn) void navigate(withoutPopup(address), { replace: true, keepScroll: true });
  };
  return (
    <PopupContext value={open}>
      {children}
      <Suspense fallback={null}>
        {popup?.name === 'verify-phone' && <VerifyPhoneDialog {...popup} onClose={close} />}
        {popup && popup.name !== 'verify-phone' && !isPlayer && !route.isRootState && (
          <LoginDialog key={popup.name} open start={popup.name} onClose={close} />
        )}
      </Suspense>
    </PopupContext>
  );
}
