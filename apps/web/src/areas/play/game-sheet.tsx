import { gameAddress } from '@baize/contract/page-addresses';
import type { Game } from '@baize/contract';
import { ButtonLink, Dialog } from '@baize/ui';

import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { PlayLink } from './play-link.tsx';

interface GameSheetProps {
  readonly game: Game;
  readonly real: string;
  readonly demo: string;
  onClose(): void;
}

/** For touch, what hovering shows with a mouse: real play, demo and game page. */
export function GameSheet({ game, real, demo, onClose }: GameSheetProps) {
  const t = useMessages();
  const { src, width, height } = pictureSource(game.picture, game.shape);
  return (
    <Dialog open title={game.name} closeLabel={t('site_close')} onClose={onClose}>
      <div className="game-sheet">
        <img src={src} width={width} height={height} alt="" />
        <div>
          <p className="text-ink-2">{game.provider.name}</p>
          <ButtonLink wide size="large" href={real} linkAs={PlayLink} icon="play" onClick={onClose}>
            {t('play_play')}
          </ButtonLink>
          {game.demo === 1 && (
            <ButtonLink wide size="large" variant="line" href={demo} linkAs={Link} onClick={onClose}>
              {t('play_demo_long')}
            </ButtonLink>
          )}
          <ButtonLink
            wide
            variant="quiet"
            icon="info"
            href={gameAddress(game.id)}
            linkAs={Link}
            onClick={onClose}
          >
            {t('play_info')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
