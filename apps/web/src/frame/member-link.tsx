import type { ComponentProps } from 'react';

import { useSessionActions } from '../call/index.ts';
import { useLoginPopup } from './login-popup.tsx';
import { Link } from '../router/index.ts';

/** A link to a members' page: visitors sign in first and are then taken there. */
export function MemberLink({ href, onClick, ...rest }: ComponentProps<typeof Link>) {
  // Read on click: there are hundreds of these, and they look the same for everyone.
  const session = useSessionActions();
  const askToSignIn = useLoginPopup();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || session.state().status === 'success') return;
        event.preventDefault();
        askToSignIn(href);
      }}
    />
  );
}
