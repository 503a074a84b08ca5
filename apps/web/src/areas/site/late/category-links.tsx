import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { useId } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../shell/router/index.ts';

interface Place {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: IconName;
}

const places: readonly Place[] = [
  { href: '/slots/category/hot-games', label: 'home_hot_games', icon: 'flame' },
  { href: '/slots/category/new-releases', label: 'home_new_releases', icon: 'sparkles' },
  { href: '/live-casino', label: 'site_nav_live_casino', icon: 'radio' },
  { href: '/live-casino/category/game-shows', label: 'home_game_shows', icon: 'tv' },
  { href: '/live-casino/category/instant-games', label: 'home_instant_games', icon: 'zap' },
  { href: '/casino/provider/42', label: 'home_jackpot_centre', icon: 'gem' },
];

/** Short ways to the lists that people ask for by name. */
export function CategoryLinks() {
  const t = useMessages();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('home_category_links')}</h2>
      </header>
      <div className="quick-links">
        {places.map(({ href, label, icon }) => (
          <Link key={href} href={href}>
            <Icon name={icon} />
            {t(label)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
