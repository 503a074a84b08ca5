import type { LinkProps } from '@baize/ui';

import { useSession } from '../../call/index.ts';
import { useLoginPopup } from '../../shell/login-popup.tsx';
import { Link } from '../../shell/router/index.ts';

/** A link to real-money play: it asks visitors to sign in, and then leads to the game. */
export function PlayLink({ href, onClick, ...rest }: LinkProps) {
  const { status } = useSession();
  const askToSignIn = useLoginPopup();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || status === 'success' || !href.startsWith('/Play')) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        askToSignIn(href);
      }}
    />
  );
}
