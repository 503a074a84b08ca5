import { ButtonLink } from '@baize/ui';

import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { GameActions } from '../game-page/game-actions.tsx';
import type { GameSheet } from '../game-page/game-rules.ts';
import { lobbyOf } from '../lobby-of.ts';

/** The game's picture with its name, its studio and the ways to play. */
export function HighFlyerPoster({ sheet }: { readonly sheet: GameSheet }) {
  const t = useMessages();
  const { game, studio, launchable } = sheet;
  const { src, srcSet, width, height } = pictureSource(game.picture, game.shape);
  return (
    <section className="flyer-poster">
      <img className="flyer-sky" src={src} alt="" aria-hidden="true" />
      <img
        className="flyer-art"
        src={src}
        srcSet={srcSet}
        sizes="(max-width: 549px) 70vw, 360px"
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
      />
      <div className="flyer-text">
        <h1>{game.name}</h1>
        <p>{studio.name}</p>
        {launchable ? (
          <GameActions sheet={sheet} />
        ) : (
          <div className="flyer-closed">
            <p>{t('play_unavailable_short')}</p>
            <ButtonLink size="large" variant="line" href={lobbyOf(game)} linkAs={Link}>
              {t('play_to_lobby')}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
