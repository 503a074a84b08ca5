import { lobbyPaths } from '@baize/contract/page-addresses';
import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { useId } from 'react';

import { lobbyAddress } from '../../../addresses/lobby-address.ts';
import { jackpotStudioAddress } from '../../../addresses/studio-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

interface Place {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: IconName;
}

const places: readonly Place[] = [
  { href: lobbyAddress('casino', { slug: 'hot-games' }), label: 'home_hot_games', icon: 'flame' },
  { href: lobbyAddress('casino', { slug: 'new-releases' }), label: 'home_new_releases', icon: 'sparkles' },
  { href: lobbyPaths.live_casino, label: 'site_nav_live_casino', icon: 'radio' },
  { href: lobbyAddress('live_casino', { slug: 'game-shows' }), label: 'home_game_shows', icon: 'tv' },
  { href: lobbyAddress('live_casino', { slug: 'instant-games' }), label: 'home_instant_games', icon: 'zap' },
  { href: jackpotStudioAddress, label: 'home_jackpot_centre', icon: 'gem' },
];

/** Links to lists that players often look for. */
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
