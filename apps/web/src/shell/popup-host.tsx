import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { type App, useApp } from '../app/app.ts';
import { lateView } from '../app/late-view.tsx';
import { callQuery, useIsPlayer, useIsVisitor, useSession } from '../call/index.ts';
import * as paths from '../addresses/paths.ts';
import { asksToSignIn, rewardPopup, withoutPopup } from '../addresses/popup-address.ts';
import { PopupFailure } from '../frame/part-failure.tsx';
import { type Popup, type Popups, PopupsContext } from '../frame/popup-context.ts';
import { useLateAction } from '../frame/use-late-action.ts';
import { useNavigate, usePage } from '../router/index.ts';

const texts = 'account';
const LoginDialog = lateView('LoginDialog', () => import('../areas/auth/login-dialog.tsx'), { texts });
const VerifyPhoneDialog = lateView(
  'VerifyPhoneDialog',
  () => import('../areas/auth/verify-phone-dialog.tsx'),
  { texts },
);

const BreakDialog = lateView('BreakDialog', () => import('../areas/limits/exclusion/break-dialog.tsx'), {
  texts: 'limits',
});

const RewardDialog = lateView('RewardDialog', () => import('../areas/rewards/frame/reward-dialog.tsx'), {
  texts,
});

const dialogs = {
  login: LoginDialog,
  register: LoginDialog,
  'verify-phone': VerifyPhoneDialog,
  break: BreakDialog,
} as const;

const isSignIn = (popup: Popup): popup is Extract<Popup, { name: 'login' | 'register' }> =>
  popup.name === 'login' || popup.name === 'register';

/** Loads what a popup needs before it opens. */
async function loadPopup(app: App, name: Popup['name']): Promise<void> {
  const countries = name === 'register' && app.queries.ensureQueryData(callQuery(app, 'GET /countries'));
  await Promise.all([dialogs[name].load(app), countries]);
}

/** The pages with the same content, in case a popup cannot be loaded twice. */
const popupPages = {
  login: paths.login,
  register: paths.register,
  'verify-phone': paths.phoneVerification,
  break: paths.coolingOff,
} as const;

/**
 * Renders the popups: one at a time, each loaded when it first opens. `?popup=login` opens the sign-in over any page.
 * Brands with external sign-in are handed off to theirs instead.
 */
export function PopupHost({ children }: { children: ReactNode }) {
  const app = useApp();
  const navigate = useNavigate();
  const { address, route } = usePage();
  const isPlayer = useIsPlayer();
  const isVisitor = useIsVisitor();
  const hasClosed = useSession().end?.by === 'exclusion';
  const runLate = useLateAction();
  const hasFailed = useRef(false);
  const [popup, setPopup] = useState<Popup>();
  const isSignInAddress = asksToSignIn(address);
  const reward = rewardPopup(address);

  const { traits } = app.brand;
  const external = traits['auth.entry'] === 'external' ? traits['auth.externalUrl'] : null;

  const open = useCallback<Popups['open']>(
    (next) => {
      if (external && isSignIn(next)) {
        location.assign(external);
        return;
      }
      const load = () =>
        loadPopup(app, next.name).catch((failure: unknown) => {
          if (hasFailed.current && navigator.onLine) location.assign(popupPages[next.name]);
          hasFailed.current = true;
          throw failure;
        });
      runLate(load, () => setPopup(next));
    },
    [app, external, runLate],
  );
  const popups = useMemo<Popups>(() => ({ open, preload: (name) => loadPopup(app, name) }), [app, open]);
  // Whether there is a visitor to hand off is known once the session has been read.
  const isAsked = isSignInAddress && (external === null || isVisitor);
  useEffect(() => {
    if (!isAsked) return;
    // When the visitor comes Back, the page must not hand off again.
    if (external) history.replaceState(history.state, '', withoutPopup(address));
    // Those who have just closed the account stay, and read until when.
    if (!external || !hasClosed) open({ name: 'login' });
  }, [isAsked, open, external, hasClosed, address]);
  useEffect(() => {
    // Signed in elsewhere, such as in another tab: signing out must not reopen the popup.
    if (isPlayer) setPopup((shown) => (shown?.name === 'verify-phone' ? shown : undefined));
  }, [isPlayer]);

  const close = () => {
    setPopup(undefined);
    if (isSignInAddress) void navigate(withoutPopup(address), { replace: true, keepScroll: true });
  };
  const closeReward = () => void navigate(withoutPopup(address), { replace: true, keepScroll: true });
  return (
    <PopupsContext value={popups}>
      {children}
      {reward !== undefined && isPlayer && !route.isRootState && (
        <RewardDialog view={reward} onClose={closeReward} failed={PopupFailure} />
      )}
      {popup?.name === 'verify-phone' && <VerifyPhoneDialog {...popup} onClose={close} />}
      {popup?.name === 'break' && isPlayer && <BreakDialog onClose={close} />}
      {popup && isSignIn(popup) && !isPlayer && !route.isRootState && (
        <LoginDialog key={popup.name} open start={popup.name} onClose={close} />
      )}
    </PopupsContext>
  );
}
