import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../messages/use-messages.ts';
import { MemberLink } from './member-link.tsx';
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
  return (
    <nav className="bottom-bar" aria-label={t('site_quick_access')}>
      <MemberLink href="/Deposit" className="is-deposit">
        <i>
          <Icon name="wallet" />
        </i>
        {t('site_deposit_short')}
      </MemberLink>
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
