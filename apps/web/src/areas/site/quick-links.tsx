import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';

const links = [
  { href: '/casino', label: 'site_nav_casino', icon: 'spade' },
  { href: '/livecasino', label: 'site_nav_live_casino', icon: 'radio' },
  { href: '/Jackpot', label: 'site_nav_jackpot', icon: 'gem', isGold: true },
  { href: '/games', label: 'site_nav_crash', icon: 'rocket' },
  { href: '/virtual', label: 'site_nav_virtual', icon: 'trophy' },
  { href: '/bingo', label: 'site_nav_bingo', icon: 'ticket', isGold: true },
] as const satisfies readonly { href: string; label: MessageKey; icon: IconName; isGold?: boolean }[];

/** One tap to each lobby; a scrolling row on the phone. */
export function QuickLinks() {
  const t = useMessages();
  return (
    <nav className="quick-links" aria-label={t('site_quick_access')}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} className={'isGold' in link ? 'is-gold' : ''}>
          <Icon name={link.icon} />
          {t(link.label)}
        </Link>
      ))}
    </nav>
  );
}
