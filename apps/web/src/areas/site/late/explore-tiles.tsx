import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../shell/router/index.ts';

const tiles = [
  { href: '/casino', title: 'site_nav_casino', text: 'home_explore_casino', icon: 'spade' },
  { href: '/livecasino', title: 'site_nav_live_casino', text: 'home_explore_live', icon: 'radio' },
  { href: '/Promotions', title: 'site_nav_promotions', text: 'home_explore_promotions', icon: 'gift' },
] as const satisfies readonly { href: string; title: MessageKey; text: MessageKey; icon: IconName }[];

/** Three large ways on at the end of the page. */
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
