import { lobbyPaths } from '@baize/contract/page-addresses';
import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

const tiles = [
  { href: lobbyPaths.casino, title: 'site_nav_casino', text: 'home_explore_casino', icon: 'spade' },
  { href: lobbyPaths.live_casino, title: 'site_nav_live_casino', text: 'home_explore_live', icon: 'radio' },
  { href: paths.promotions, title: 'site_nav_promotions', text: 'home_explore_promotions', icon: 'gift' },
] as const satisfies readonly { href: string; title: MessageKey; text: MessageKey; icon: IconName }[];

/** Three large links at the end of the page. */
export function ExploreTiles() {
  const t = useMessages();
  return (
    <section aria-label={t('home_explore')} className="lobby-tiles">
      {tiles.map((tile) => (
        <Link key={tile.href} href={tile.href} className="felt">
          <Icon name={tile.icon} />
          <b>{t(tile.title)}</b>
          <span>{t(tile.text)}</span>
        </Link>
      ))}
    </section>
  );
}
