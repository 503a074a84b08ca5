import { Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../shell/router/index.ts';

const tiles = [
  { href: '/casino', title: 'site_nav_casino', text: 'site_explore_casino', icon: 'spade' },
  { href: '/livecasino', title: 'site_nav_live_casino', text: 'site_explore_live', icon: 'radio' },
  { href: '/Jackpot', title: 'site_nav_jackpot', text: 'site_explore_jackpot', icon: 'gem' },
] as const satisfies readonly { href: string; title: MessageKey; text: MessageKey; icon: IconName }[];

/** Three large ways on at the end of the page. */
export function LobbyTiles() {
  const t = useMessages();
  return (
    <section aria-label={t('site_explore')} className="lobby-tiles">
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
