import { categoryAddress } from '@baize/contract/lobby-addresses';
import { type LobbyType, lobbyTypes } from '@baize/contract/page-addresses';
import { Badge, ChipLink, FavouriteStar, FeltPanel } from '@baize/ui';

import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { lobbyAddress } from '../../../addresses/lobby-address.ts';
import { Link } from '../../../router/index.ts';
import { badges } from '../badges.ts';
import { featureNames } from '../feature-names.ts';
import { useFavourite } from '../use-favourite.ts';
import { GameActions } from './game-actions.tsx';
import type { GameSheet } from './game-rules.ts';

/** The picture is as wide as its column; see game-page.css. */
const SIZES = {
  portrait: '(max-width: 549px) 120px, 240px',
  landscape: '(max-width: 549px) 100vw, 400px',
} as const;

function lobbyTypeOf({ game }: GameSheet): LobbyType {
  return lobbyTypes.find((type) => type === game.type) ?? 'casino';
}

/** A game's picture, name, studio and categories, with buttons to play. */
export function GameHead({ sheet }: { sheet: GameSheet }) {
  const t = useMessages();
  const { game, studio, categories } = sheet;
  const favourite = useFavourite(game);
  const type = lobbyTypeOf(sheet);
  const { src, srcSet, width, height } = pictureSource(game.picture, game.shape);
  const features = sheet.features.flatMap((feature) => featureNames[feature] ?? []);
  const badge = game.badge && badges[game.badge];
  return (
    <FeltPanel as="section" className={`game-head is-${game.shape}`}>
      <div className="game-head-art">
        <img
          src={src}
          srcSet={srcSet}
          sizes={SIZES[game.shape]}
          width={width}
          height={height}
          alt=""
          fetchPriority="high"
        />
        {favourite && <FavouriteStar {...favourite} />}
      </div>
      <div className="game-head-text">
        {badge && <Badge tone={badge.tone}>{t(badge.message)}</Badge>}
        <h1>{game.name}</h1>
        <Link className="game-studio" href={lobbyAddress(type, { provider: String(studio.id) })}>
          {studio.name}
        </Link>
        {features.length > 0 && (
          <ul className="game-features" aria-label={t('catalogue_features')}>
            {features.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="game-head-ways">
        <GameActions sheet={sheet} />
        {categories.length > 0 && (
          <nav className="game-categories" aria-label={t('catalogue_categories')}>
            {categories.map((category) => (
              <ChipLink key={category.id} href={categoryAddress(type, category)} linkAs={Link}>
                {category.name}
              </ChipLink>
            ))}
          </nav>
        )}
      </div>
    </FeltPanel>
  );
}
