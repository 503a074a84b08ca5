import type { Game } from '@baize/contract';

import { pictureSource } from '../../app/picture.ts';

/** The lobby's first games, fanned out like a hand of cards. */
export function LobbyFan({ games }: { games: readonly Game[] }) {
  return (
    <div className="lobby-fan" aria-hidden="true">
      {games.map(({ id, picture, shape }) => {
        const { src, width, height } = pictureSource(picture, shape);
        return <img key={id} src={src} width={width} height={height} alt="" />;
      })}
    </div>
  );
}
