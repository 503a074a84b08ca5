import { categoryAddress } from '@baize/contract/lobby-addresses';
import { formatCount } from '@baize/messages/count';
import { findIcon, Icon, type IconName } from '@baize/ui';

import { useApp } from '../../app/app.ts';
import { useIsPlayer } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { LobbyInput } from '../../addresses/lobby-address.ts';
import { lobbyAddress } from '../../addresses/lobby-address.ts';
import type { LobbyCategory } from './lobby-config.ts';
import { Link } from '../../router/index.ts';

interface CategoryMenuProps {
  readonly input: LobbyInput;
  readonly categories: readonly LobbyCategory[];
  readonly chosen: LobbyCategory | undefined;
  /** Shown with the entry for all games, if it is known. */
  readonly total: number | undefined;
}

interface Entry {
  readonly address: string;
  readonly name: string;
  readonly icon: IconName;
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

/** The categories of a lobby as links: a row of chips on small screens, a column beside the games on wide ones. */
export function CategoryMenu({ input, categories, chosen, total }: CategoryMenuProps) {
  const t = useMessages();
  const { language } = useApp();
  const isPlayer = useIsPlayer();
  const { type } = input;
  const isFavourites = input.category === 0 && !input.slug;
  // Players see new live tables in their own rows instead.
  const shown =
    type === 'live_casino' && isPlayer ? categories.filter(({ slug }) => slug !== 'new') : categories;
  const entries: Entry[] = [
    {
      address: lobbyAddress(type),
      name: t('catalogue_all_games'),
      icon: 'layout-grid',
      count: total,
      isCurrent: !chosen && !isFavourites && !input.provider,
    },
    ...(isPlayer || isFavourites
      ? [
          {
            address: lobbyAddress(type, { category: 0 }),
            name: t('catalogue_favourites'),
            icon: 'star',
            isCurrent: isFavourites,
          } as const,
        ]
      : []),
    ...shown.map((category) => ({
      address: categoryAddress(type, category),
      name: category.name,
      icon: findIcon(category.class, 'gamepad-2'),
      count: category.game_count,
      isCurrent: chosen?.id === category.id,
    })),
  ];
  return (
    <nav className="category-menu" aria-label={t('catalogue_categories')}>
      <ul>
        {entries.map(({ address, name, icon, count, isCurrent }) => (
          <li key={address}>
            <Link href={address} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name={icon} size={16} />
              {name}
              {count !== undefined && <span>{formatCount(count, language)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
