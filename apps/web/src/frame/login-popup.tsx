import { type MouseEvent, useCallback } from 'react';

import * as paths from '../addresses/paths.ts';
import { withoutPopup } from '../addresses/popup-address.ts';
import { useNavigation } from '../router/index.ts';
import { usePopups } from './popup-context.ts';
import { saveReturnAddress } from './return-address.ts';

type AskToSignIn = (returnAddress?: string) => void;

/** Opens the sign-in popup; signing in leads to the given address. */
export function useLoginPopup(): AskToSignIn {
  const navigation = useNavigation();
  const { open } = usePopups();
  return useCallback(
    (returnAddress) => {
      const { address } = navigation.current();
      saveReturnAddress(returnAddress ?? withoutPopup(address));
      // The sign-in page has the same form already.
      if (address.toLowerCase().startsWith(paths.login)) void navigation.navigate(paths.login);
      else open({ name: 'login' });
    },
    [navigation, open],
  );
}

/** For links to the registration: a plain click opens the popup, except on the registration page. */
export function useRegisterPopup(): (event: MouseEvent) => void {
  const navigation = useNavigation();
  const { open } = usePopups();
  return (event) => {
    if (navigation.current().address.toLowerCase().startsWith(paths.register.toLowerCase())) return;
    event.preventDefault();
    open({ name: 'register' });
  };
}

/** Loads the popup when the pointer nears its button, so that it opens at once. */
export function usePreloadLoginPopup(): () => void {
  const { preload } = usePopups();
  return () => void preload('login').catch(() => undefined);
}
