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
  /** Replaces the studio's line and must have the same height, such as a live table's data. */
  below?: ReactNode;
  href: string;
  picture: TilePictureProps;
  /** Portrait pictures are 3:4, landscape ones 16:9. */
  shape?: 'portrait' | 'landscape' | undefined;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  favourite?: FavouriteStarProps | undefined;
  /** Shown over the picture on hover. */
  play?: TileAction | undefined;
  demo?: TileAction | undefined;
  /** A link to the game's own page. */
  info?: TileAction | undefined;
  /** Plays over the picture, which stays if motion is unwanted. */
  film?: ReactNode;
  /** Touch has no hover: a tap can open a sheet with the same actions instead of the link. */
  onTouch?: (() => void) | undefined;
  linkAs?: LinkComponent | undefined;
}

function isTouch(event: MouseEvent): boolean {
  const native = event.nativeEvent;
  return native instanceof PointerEvent && native.pointerType === 'touch';
}

/** A game: one link over the whole tile, with star and actions beside it, never inside. */
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
  // A lobby has hundreds of tiles, so each renders its actions only when the pointer or focus reaches it.
  const [hasActions, setHasActions] = useState(false);
  const drawActions = () => setHasActions(true);
  return (
    // These handlers only render what styles show on hover and focus.
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
            // The tile's own link has the same target, so one tab stop is enough.
            <ButtonLink size="small" href={play.href} linkAs={Link} tabIndex={-1} aria-hidden="true">
              {play.label}
            </ButtonLink>
          )}
          {demo && (
            <ButtonLink
              size="small"
              variant="line"
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
