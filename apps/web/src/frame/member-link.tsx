import type { ComponentProps } from 'react';

import { useSessionVerbs } from '../call/index.ts';
import { useLoginPopup } from './login-popup.tsx';
import { Link } from '../router/index.ts';

/** A link to a page of members: visitors are asked to sign in, and then led there. */
export function MemberLink({ href, onClick, ...rest }: ComponentProps<typeof Link>) {
  // Read when it is clicked: there are hundreds of these, and none looks different for a player.
  const session = useSessionVerbs();
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
