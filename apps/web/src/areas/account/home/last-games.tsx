import { ButtonLink, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { playAddress } from '../../../addresses/play-address.ts';
import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { dayAndTime } from '../../money/index.ts';
import { PlayLink } from '../../play/index.ts';
import type { Overview } from './use-overview.ts';

/** The games that the player played last, to go on with. */
export function LastGames({ games }: Pick<Overview, 'games'>) {
  const t = useMessages();
  const app = useApp();
  const hasHistory = useShowsItem('gameHistory');
  return (
    <Panel as="section" className="account-card is-list" aria-labelledby="last-games">
      <header>
        <h2 id="last-games">{t('account_last_games')}</h2>
        {hasHistory && games.length > 0 && <Link href={paths.gameHistory}>{t('account_all')}</Link>}
      </header>
      {games.length === 0 && <p className="account-card-text">{t('account_last_games_none')}</p>}
      <ul className="account-rows game-rows">
        {games.map((game) => (
          <li key={game.game_id}>
            {game.picture !== '' && (
              <img
                {...pictureSource(game.picture, game.shape)}
                sizes="44px"
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <b>{game.game_name}</b>
              <p>{dayAndTime(game.played_at, app)}</p>
            </div>
            <ButtonLink
              href={playAddress(game.game_id)}
              linkAs={PlayLink}
              variant="quiet"
              size="small"
              aria-label={t('account_last_game_open', { name: game.game_name })}
            >
              {t('account_open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
