import { categoryAddress } from '@baize/contract/lobby-addresses';
import { lobbyTypes } from '@baize/contract/page-addresses';
import { findIcon, Icon } from '@baize/ui';
import { useId } from 'react';

import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { HomeData } from '../home-data.ts';

/** Every lobby except favourites has an address, and favourites have no categories. */
function addressOf(category: HomeData['categories'][number]): string {
  return categoryAddress(lobbyTypes.find((type) => type === category.type) ?? 'casino', category);
}

/** The categories of the home page as tiles, each with the picture of its first game. */
export function CategoryBlock({ categories }: { categories: HomeData['categories'] }) {
  const t = useMessages();
  const titleId = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('home_categories')}</h2>
      </header>
      <ul className="category-block">
        {categories.map((category) => {
          const { src, width, height } = pictureSource(category.picture, category.shape);
          return (
            <li key={category.id}>
              <Link href={addressOf(category)}>
                <img src={src} width={width} height={height} alt="" loading="lazy" />
                <span>
                  <Icon name={findIcon(category.icon, 'star')} />
                  <b>{category.name}</b>
                  <small>{t('site_games_count', { count: category.game_count })}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
