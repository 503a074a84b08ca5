import { gameAddress } from '@baize/contract/page-addresses';
import { device, type Game } from '@baize/contract';
import { GameTile } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import { demoAddress, playAddress } from '../../addresses/play-address.ts';
import { useApp } from '../../app/app.ts';
import { LatePart } from '../../app/late-part.tsx';
import { lateView } from '../../app/late-view.tsx';
import { phonePicture, pictureSource } from '../../app/picture.ts';
import { useLateAction } from '../../frame/use-late-action.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { badges } from './badges.ts';
import { PlayLink } from './play-link.tsx';
import { useFavourite } from './use-favourite.ts';

/** Most visits need neither film nor sheet, so their code loads on demand. */
const GameFilm = lateView('TileFilm', () => import('./game-film.ts'));
const GameSheet = lateView('GameSheet', () => import('./game-sheet.tsx'));

/** Display widths of a tile, by shape, for the `sizes` attribute. */
const tileSizes = {
  portrait: '(max-width: 549px) 40vw, (max-width: 1199px) 22vw, 210px',
  landscape: '(max-width: 549px) 74vw, (max-width: 1199px) 40vw, 310px',
} as const;

export interface GameCardProps {
  readonly game: Game;
  /** On the first screen: loads eagerly. */
  readonly eager?: boolean | undefined;
  /** The largest picture of the first screen; phones have it in the page. */
  readonly leads?: boolean | undefined;
  /** Replaces the studio's line. */
  readonly below?: ReactNode;
}

/** The picture of a tile; the leading one is a single file for all phones. */
function useTilePicture({ picture, shape }: Game, leads: boolean) {
  const isPhone = useApp().device === device.mobile;
  if (leads && isPhone) return { src: phonePicture(picture, shape) };
  const { src, srcSet } = pictureSource(picture, shape);
  return { src, srcSet, sizes: tileSizes[shape] };
}

/** A game of the catalogue: real play on click, demo beside it, and for touch a sheet with both. */
export function GameCard({ game, eager, leads = false, below }: GameCardProps) {
  const t = useMessages();
  const app = useApp();
  const runLate = useLateAction();
  const favourite = useFavourite(game);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const real = playAddress(game.id);
  const demo = demoAddress(game.id);
  const picture = useTilePicture(game, leads);
  const badge = game.badge && badges[game.badge];
  return (
    <>
      <GameTile
        name={game.name}
        studio={game.provider.name}
        below={below}
        href={real}
        shape={game.shape}
        picture={{ ...picture, eager, leading: leads }}
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
        info={{ label: t('play_info'), href: gameAddress(game.id) }}
        favourite={favourite}
        onTouch={() =>
          runLate(
            () => GameSheet.load(app),
            () => setSheetOpen(true),
          )
        }
        linkAs={PlayLink}
      />
      {isSheetOpen && <GameSheet game={game} real={real} demo={demo} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
