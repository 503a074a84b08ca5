import { type MouseEvent, useCallback } from 'react';

import { useApp } from '../app/app.ts';
import { bringPopup, useOpenPopup, withoutPopup } from './popup-host.tsx';
import { useAddress, useNavigate } from './router/index.ts';
import { rememberWayBack } from './way-back.ts';

type AskToSignIn = (wayBack?: string) => void;

/** Opens the sign-in popup; what was asked for is where signing in leads. */
export function useLoginPopup(): AskToSignIn {
  const navigate = useNavigate();
  const address = useAddress();
  const open = useOpenPopup();
  return useCallback(
    (wayBack) => {
      rememberWayBack(wayBack ?? withoutPopup(address));
      // The page itself asks already.
      if (address.toLowerCase().startsWith('/login')) void navigate('/login');
      else void open({ name: 'login' });
    },
    [address, navigate, open],
  );
}

/** For links to the registration: a plain click opens it as a popup, over any page but its own. */
export function useRegisterPopup(): (event: MouseEvent) => void {
  const address = useAddress();
  const open = useOpenPopup();
  return (event) => {
    if (address.toLowerCase().startsWith('/register')) return;
    event.preventDefault();
    void open({ name: 'register' });
  };
}

/** Brings the popup's code on the way to the button, so that it opens at once. */
export function usePreloadLoginPopup(): () => void {
  const app = useApp();
  return () => void bringPopup(app, 'login').catch(() => undefined);
}
