import type { WireReply } from '@baize/contract';
import { GameTile, Rail } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { playedAddress } from '../../addresses/played-address.ts';
import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { PlayLink } from './play-link.tsx';

type HistoryRow = WireReply<'GET /account/game-history'>['data']['data'][number];

/** The player's latest games, newest first. */
export function RecentGames({ title, rows }: { title: string; rows: readonly HistoryRow[] }) {
  const t = useMessages();
  return (
    <Rail
      title={title}
      previousLabel={t('site_previous')}
      nextLabel={t('site_next')}
      more={{ href: paths.gameHistory, label: t('play_all') }}
      linkAs={Link}
    >
      {rows.map((row) => {
        const { src, srcSet } = pictureSource(row.picture, row.shape);
        return (
          <GameTile
            key={row.game_id}
            name={row.game_name}
            href={playedAddress(row)}
            shape="portrait"
            picture={{ src, srcSet, sizes: '(max-width: 549px) 40vw, 210px' }}
            linkAs={PlayLink}
          />
        );
      })}
    </Rail>
  );
}
