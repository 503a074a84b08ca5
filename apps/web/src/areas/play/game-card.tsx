import type { Game } from '@baize/contract';
import { GameTile } from '@baize/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { LatePart } from '../../app/late-part.tsx';
import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { gamePagePath } from '../../routes/game-page-path.ts';
import { href } from '../../shell/router/index.ts';
import { badges } from './badges.ts';
import { PlayLink } from './play-link.tsx';
import { useFavourite } from './use-favourite.ts';

/** Most visits meet no film and open no sheet, so their code comes when it is wanted. */
const GameFilm = lazy(async () => ({ default: (await import('./game-film.ts')).TileFilm }));
const GameSheet = lazy(async () => ({ default: (await import('./game-sheet.tsx')).GameSheet }));

/** Widths of a tile on the screen, by shape, for the browser's choice of file. */
const tileSizes = {
  portrait: '(max-width: 549px) 40vw, (max-width: 1199px) 22vw, 210px',
  landscape: '(max-width: 549px) 74vw, (max-width: 1199px) 40vw, 310px',
} as const;

export interface GameCardProps {
  readonly game: Game;
  /** Among the first things on the screen. */
  readonly eager?: boolean | undefined;
  /** Stands in place of the studio's line. */
  readonly below?: ReactNode;
}

/** A game of the catalogue: real play on click, demo beside it, both in a sheet for fingers. */
export function GameCard({ game, eager, below }: GameCardProps) {
  const t = useMessages();
  const favourite = useFavourite(game);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const real = href('/PlayGame/:id', { id: game.id });
  const demo = href('/play/demo/:id', { id: game.id });
  const { src, srcSet } = pictureSource(game.picture, game.shape);
  const badge = game.badge && badges[game.badge];
  return (
    <>
      <GameTile
        name={game.name}
        studio={game.provider.name}
        below={below}
        href={real}
        shape={game.shape}
        picture={{ src, srcSet, sizes: tileSizes[game.shape], eager }}
        film={
          game.image.endsWith('.mp4') && (
            <LatePart className="tile-film">
              <GameFilm src={game.image} />
            </LatePart>
          )
        }
        badge={badge ? { label: t(badge.message), tone: badge.tone } : undefined}
        play={{ label: t('play_play'), href: real }}
        demo={game.demo ? { label: t('play_demo'), href: demo } : undefined}
        info={{ label: t('play_info'), href: href(gamePagePath, { id: game.id }) }}
        favourite={favourite}
        onTouch={() => setSheetOpen(true)}
        linkAs={PlayLink}
      />
      {isSheetOpen && (
        <Suspense fallback={null}>
          <GameSheet game={game} real={real} demo={demo} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
