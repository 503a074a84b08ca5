import { type MouseEvent, type ReactNode, useState } from 'react';

import { ButtonLink } from '../controls/button.tsx';
import type { LinkComponent } from '../link.ts';
import { Icon } from '../icons/icon.tsx';
import { Badge, type BadgeTone } from './badge.tsx';
import { FavouriteStar, type FavouriteStarProps } from './favourite-star.tsx';
import { TilePicture, type TilePictureProps } from './tile-picture.tsx';

export interface TileAction {
  label: string;
  href: string;
}

export interface GameTileProps {
  name: string;
  studio?: string | undefined;
  /** Stands in place of the studio's line and has to be as high, such as what happens at a live table. */
  below?: ReactNode;
  href: string;
  picture: TilePictureProps;
  /** Portrait art is 3:4, landscape 16:9. */
  shape?: 'portrait' | 'landscape' | undefined;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  favourite?: FavouriteStarProps | undefined;
  /** Shown over the art while a mouse points at it. */
  play?: TileAction | undefined;
  demo?: TileAction | undefined;
  /** What there is to know of the game, beside the ways to play it. */
  info?: TileAction | undefined;
  /** Moves over the picture, which stays where nothing may move. */
  film?: ReactNode;
  /** A finger has no hover: its tap can open a sheet with the same actions instead of the address. */
  onTouch?: (() => void) | undefined;
  linkAs?: LinkComponent | undefined;
}

function isTouch(event: MouseEvent): boolean {
  const native = event.nativeEvent;
  return native instanceof PointerEvent && native.pointerType === 'touch';
}

/** A game: one link over the whole tile, with star and actions beside it and never inside it. */
export function GameTile(props: GameTileProps) {
  const {
    name,
    studio,
    href,
    picture,
    shape = 'portrait',
    badge,
    favourite,
    play,
    demo,
    info,
    film,
    onTouch,
    below,
  } = props;
  const Link = props.linkAs ?? 'a';
  // A lobby holds hundreds of tiles and a pointer meets one: its actions are drawn when they are wanted.
  const [hasActions, setHasActions] = useState(false);
  const drawActions = () => setHasActions(true);
  return (
    // These handlers act for nobody: they draw what the style then shows to a pointer or a focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className="tile" onPointerEnter={drawActions} onFocus={drawActions}>
      <div className={`tile-art tile-${shape}`}>
        <TilePicture {...picture} />
        {film}
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      {favourite && <FavouriteStar {...favourite} />}
      <Link
        href={href}
        className="tile-name"
        onClick={(event) => {
          if (onTouch === undefined || !isTouch(event)) return;
          event.preventDefault();
          onTouch();
        }}
      >
        {name}
      </Link>
      {below ?? (studio && <span className="tile-studio">{studio}</span>)}
      {hasActions && (play ?? demo) && (
        <div className={`tile-actions tile-${shape}`}>
          {play && (
            // The tile's own link leads to the same place, so one stop of the keyboard is enough.
            <ButtonLink size="small" href={play.href} linkAs={Link} tabIndex={-1} aria-hidden="true">
              {play.label}
            </ButtonLink>
          )}
          {demo && (
            <ButtonLink
              size="small"
              look="line"
              href={demo.href}
              linkAs={Link}
              aria-label={`${demo.label}: ${name}`}
            >
              {demo.label}
            </ButtonLink>
          )}
          {info && (
            <Link className="tile-info" href={info.href} aria-label={`${info.label}: ${name}`}>
              <Icon name="info" />
            </Link>
          )}
        </div>
      )}
    </article>
  );
}
