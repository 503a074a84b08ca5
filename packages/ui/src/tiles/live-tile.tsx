import { Icon } from '../icons/icon.tsx';
import type { LinkComponent } from '../link.ts';
import { Badge } from './badge.tsx';
import { FavouriteStar, type FavouriteStarProps } from './favourite-star.tsx';
import { TilePicture, type TilePictureProps } from './tile-picture.tsx';

/** A last result: its number or letter always stands there, colour only helps. */
export interface LiveResult {
  text: string;
  tone: 'red' | 'black' | 'green' | 'blue' | 'amber';
}

export interface LiveTileProps {
  name: string;
  href: string;
  picture: TilePictureProps;
  liveLabel: string;
  /** How many play, with the words for it. */
  players?: { count: string; label: string } | undefined;
  results?: { label: string; list: readonly LiveResult[] } | undefined;
  /** Seats in order, true for taken. */
  seats?: { label: string; taken: readonly boolean[] } | undefined;
  limits?: string | undefined;
  dealer?: string | undefined;
  studio?: string | undefined;
  favourite?: FavouriteStarProps | undefined;
  linkAs?: LinkComponent | undefined;
}

/** A live table: art 16:9 with what happens there now, name and limits in one line. */
export function LiveTile(props: LiveTileProps) {
  const { name, href, picture, liveLabel, players, results, seats, limits, dealer, studio, favourite } =
    props;
  const Link = props.linkAs ?? 'a';
  return (
    <article className="tile">
      <div className="tile-art tile-landscape tile-live">
        <TilePicture {...picture} />
        <Badge tone="live">{liveLabel}</Badge>
        {players && (
          <span className="live-players">
            <Icon name="user" size={12} />
            {players.count}
            <span className="visually-hidden"> {players.label}</span>
          </span>
        )}
        {results && (
          <ol className="live-results" aria-label={results.label}>
            {results.list.map(({ text, tone }, index) => (
              <li key={index} data-tone={tone}>
                {text}
              </li>
            ))}
          </ol>
        )}
        {seats && (
          <span className="live-seats">
            {seats.taken.map((taken, index) => (
              <i key={index} data-taken={taken || undefined} />
            ))}
            {seats.label}
          </span>
        )}
      </div>
      {favourite && <FavouriteStar {...favourite} />}
      <div className="live-line">
        <Link href={href} className="tile-name">
          {name}
        </Link>
        {limits && <span className="flex-none text-ink-2">{limits}</span>}
      </div>
      {(dealer ?? studio) && (
        <div className="flex justify-between gap-2">
          <span className="tile-studio">{dealer}</span>
          <span className="tile-studio">{studio}</span>
        </div>
      )}
    </article>
  );
}
