import { type MouseEvent, useCallback } from 'react';

import { useApp } from '../app/app.ts';
import { bringPopup, useOpenPopup, withoutPopup } from './popup-host.tsx';
import { useNavigation } from './router/index.ts';
import { rememberWayBack } from './way-back.ts';

type AskToSignIn = (wayBack?: string) => void;

/** Opens the sign-in popup; what was asked for is where signing in leads. */
export function useLoginPopup(): AskToSignIn {
  const navigation = useNavigation();
  const open = useOpenPopup();
  return useCallback(
    (wayBack) => {
      const { address } = navigation.current();
      rememberWayBack(wayBack ?? withoutPopup(address));
      // The page itself asks already.
      if (address.toLowerCase().startsWith('/login')) void navigation.navigate('/login');
      else void open({ name: 'login' });
    },
    [navigation, open],
  );
}

/** For links to the registration: a plain click opens it as a popup, over any page but its own. */
export function useRegisterPopup(): (event: MouseEvent) => void {
  const navigation = useNavigation();
  const open = useOpenPopup();
  return (event) => {
    if (navigation.current().address.toLowerCase().startsWith('/register')) return;
    event.preventDefault();
    void open({ name: 'register' });
  };
}

/** Brings the popup's code on the way to the button, so that it opens at once. */
export function usePreloadLoginPopup(): () => void {
  const app = useApp();
  return () => void bringPopup(app, 'login').catch(() => undefined);
}
