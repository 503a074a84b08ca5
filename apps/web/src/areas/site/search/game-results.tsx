import { gameAddress } from '@baize/contract/page-addresses';
import type { Game } from '@baize/contract';
import { Icon } from '@baize/ui';
import { useId } from 'react';

import { playAddress } from '../../../addresses/play-address.ts';
import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { PlayLink } from '../../play/index.ts';

interface GameResultsProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** Called when a result is opened. */
  onLeave(): void;
}

export function GameResults({ title, games, onLeave }: GameResultsProps) {
  const t = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className="search-list">
        {games.map((game) => {
          const { src, width, height } = pictureSource(game.picture, game.shape);
          return (
            <li key={game.id}>
              <PlayLink href={playAddress(game.id)} onClick={onLeave}>
                <img src={src} width={width} height={height} alt="" loading="lazy" />
                <span>
                  <b>{game.name}</b>
                  <small>{game.provider.name}</small>
                </span>
              </PlayLink>
              <Link
                className="search-about"
                href={gameAddress(game.id)}
                aria-label={`${t('play_info')}: ${game.name}`}
                onClick={onLeave}
              >
                <Icon name="info" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
