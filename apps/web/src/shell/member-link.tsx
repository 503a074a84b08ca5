import type { ComponentProps } from 'react';

import { useSessionVerbs } from '../call/index.ts';
import { useLoginPopup } from './login-popup.tsx';
import { Link } from './router/index.ts';

/** A link to a page of members: visitors are asked to sign in, and then led there. */
export function MemberLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'onClick'>) {
  const session = useSessionVerbs();
  const askToSignIn = useLoginPopup();
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        if (session.state().status === 'success' || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        askToSignIn(href);
      }}
    />
  );
}
