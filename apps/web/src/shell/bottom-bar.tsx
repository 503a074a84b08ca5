import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useLoginPopup } from './login-popup.tsx';
import { Link } from './router/index.ts';

const entries = [
  { href: '/casino', label: 'site_nav_casino', icon: 'spade' },
  { href: '/livecasino', label: 'site_nav_live_casino', icon: 'radio' },
  { href: '/Jackpot', label: 'site_nav_jackpot', icon: 'gem' },
  { href: '/games', label: 'site_nav_crash', icon: 'rocket' },
] as const satisfies readonly { href: string; label: MessageKey; icon: IconName }[];

/** The phone's bar: deposit first, then the lobbies. */
export function BottomBar() {
  const t = useMessages();
  const { status } = useSession();
  const askToSignIn = useLoginPopup();
  return (
    <nav className="bottom-bar" aria-label={t('site_quick_access')}>
      <Link
        href="/Deposit"
        className="is-deposit"
        onClick={(event) => {
          if (status === 'success') return;
          event.preventDefault();
          askToSignIn('/Deposit');
        }}
      >
        <i>
          <Icon name="wallet" />
        </i>
        {t('site_deposit_short')}
      </Link>
      {entries.map(({ href, label, icon }) => (
        <Link key={href} href={href}>
          <i>
            <Icon name={icon} />
          </i>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
