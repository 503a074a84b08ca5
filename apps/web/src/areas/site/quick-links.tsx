import { lobbyPaths } from '@baize/contract/page-addresses';
import { Icon, type IconName } from '@baize/ui';
import type { SiteOptions } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../../addresses/paths.ts';
import { isServed } from '../../addresses/is-served.ts';
import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { MemberLink } from '../../frame/member-link.tsx';
import { Link } from '../../router/index.ts';

const lobbies = [
  { href: lobbyPaths.casino, label: 'site_nav_casino', icon: 'spade' },
  { href: lobbyPaths.live_casino, label: 'site_nav_live_casino', icon: 'radio' },
  { href: lobbyPaths.jackpot, label: 'site_nav_jackpot', icon: 'gem', isGold: true },
  { href: lobbyPaths.games, label: 'site_nav_crash', icon: 'rocket' },
  { href: lobbyPaths.virtual_games, label: 'site_nav_virtual', icon: 'trophy' },
  { href: lobbyPaths.bingo, label: 'site_nav_bingo', icon: 'ticket', isGold: true },
] as const satisfies readonly { href: string; label: MessageKey; icon: IconName; isGold?: boolean }[];

/** Member pages that depend on a frame address in the brand's options. */
const frames = [
  { option: 'request_bonus_url', href: paths.bonusRequest, label: 'site_quick_bonus', icon: 'gift' },
  { option: 'wheel_of_fortune_url', href: paths.wheel, label: 'site_quick_wheel', icon: 'disc-3' },
  { option: 'golden_treasure_url', href: paths.treasure, label: 'site_quick_treasure', icon: 'crown' },
] as const satisfies readonly {
  option: keyof SiteOptions;
  href: string;
  label: MessageKey;
  icon: IconName;
}[];

/** External links, shown if the brand has their address. */
const elsewhere = [
  { option: 'whatsapp', label: 'site_quick_whatsapp', icon: 'message-circle' },
  { option: 'tv_domain', label: 'site_quick_tv', icon: 'tv' },
  { option: 'live_score_url', label: 'site_quick_scores', icon: 'activity' },
] as const satisfies readonly { option: keyof SiteOptions; label: MessageKey; icon: IconName }[];

/** Links to each lobby and to other offers of the brand; on phones a scrolling row. */
export function QuickLinks() {
  const t = useMessages();
  const { options } = useApp().brand;
  return (
    <nav className="quick-links" aria-label={t('site_quick_access')}>
      {lobbies.map((link) => (
        <Link key={link.href} href={link.href} className={'isGold' in link ? 'is-gold' : ''}>
          <Icon name={link.icon} />
          {t(link.label)}
        </Link>
      ))}
      {frames
        .filter(({ option, href }) => options[option] && isServed(href))
        .map(({ href, label, icon }) => (
          <MemberLink key={href} href={href} className="is-gold">
            <Icon name={icon} />
            {t(label)}
          </MemberLink>
        ))}
      {elsewhere.map(
        ({ option, label, icon }) =>
          options[option] && (
            <a key={option} href={options[option]} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              {t(label)}
            </a>
          ),
      )}
    </nav>
  );
}
