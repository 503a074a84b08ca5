import type { LinkProps } from '@baize/ui';

import { useSessionVerbs } from '../../call/index.ts';
import { useLoginPopup } from '../../shell/login-popup.tsx';
import { Link } from '../../shell/router/index.ts';

/** A link to real-money play: it asks visitors to sign in, and then leads to the game. */
export function PlayLink({ href, onClick, ...rest }: LinkProps) {
  // Read when it is clicked: there are hundreds of these, and none looks different for a player.
  const session = useSessionVerbs();
  const askToSignIn = useLoginPopup();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || session.state().status === 'success' || !href.startsWith('/Play'))
          return;
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        askToSignIn(href);
      }}
    />
  );
}
