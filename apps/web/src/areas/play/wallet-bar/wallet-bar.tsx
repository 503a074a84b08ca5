import { Button, FeltPanel, Icon, type IconName } from '@baize/ui';
import type { ReactNode } from 'react';

import { useSession } from '../../../call/index.ts';
import { useLoginPopup } from '../../../frame/login-popup.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import './wallet-bar.css';

interface WalletBarProps {
  readonly name: string;
  readonly icon?: IconName;
  readonly signIn: { readonly text: string; readonly returnTo: string };
  /** The balance of a player. */
  children(currency: number): ReactNode;
}

/** A wallet on the page of its games, or for visitors a prompt to sign in. */
export function WalletBar({ name, icon, signIn, children }: WalletBarProps) {
  const t = useMessages();
  const { status, user } = useSession();
  const askToSignIn = useLoginPopup();
  return (
    <FeltPanel className="wallet-bar" aria-label={name}>
      {icon && (
        <span className="wallet-bar-icon">
          <Icon name={icon} size={24} />
        </span>
      )}
      {status === 'success' && user ? (
        children(user.currency)
      ) : (
        <>
          <p>{signIn.text}</p>
          <Button variant="line" onClick={() => askToSignIn(signIn.returnTo)}>
            {t('site_log_in')}
          </Button>
        </>
      )}
    </FeltPanel>
  );
}
