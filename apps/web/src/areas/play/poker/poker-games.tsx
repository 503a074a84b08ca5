import type { MessageKey } from '@baize/messages/keys';
import { ButtonLink, Skeleton } from '@baize/ui';

import { type PokerGameId, pokerLobbyAddress } from '../../../addresses/poker-address.ts';
import { pictureSource } from '../../../app/picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PlayLink } from '../play-link.tsx';
import type { RoomState } from './use-poker-stats.ts';

interface PokerGame {
  readonly id: PokerGameId;
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly picture: string;
  /** It has no tables yet, and the lobby shows its rules. */
  readonly hasOnlyRules?: true;
}

const games: readonly PokerGame[] = [
  { id: 1, name: 'poker_game_texas', text: 'poker_game_texas_text', picture: 'poker-texas' },
  { id: 2, name: 'poker_game_omaha', text: 'poker_game_omaha_text', picture: 'poker-omaha' },
  {
    id: 3,
    name: 'poker_game_turkish',
    text: 'poker_game_turkish_text',
    picture: 'poker-turk',
    hasOnlyRules: true,
  },
  { id: 4, name: 'poker_game_tavla', text: 'poker_game_tavla_text', picture: 'poker-tavla' },
];

function GameStatus({ id, room }: { id: PokerGameId; room: RoomState }) {
  const t = useMessages();
  if (room.kind === 'waiting') return <Skeleton className="h-4 w-32" />;
  const status = room.kind === 'known' ? room.stats.games.find((game) => game.id === id) : undefined;
  if (!status) return <span className="poker-status">{t('poker_unknown')}</span>;
  return (
    <span className={status.online ? 'poker-status is-online' : 'poker-status'}>
      {status.online ? t('poker_online') : t('poker_offline')}
      {status.online && (
        <span>
          {t('poker_game_tables', { tables: status.tables })} ·{' '}
          {t('poker_game_players', { players: status.members })}
        </span>
      )}
    </span>
  );
}

/** The room's four games, each with a link to its tables. */
export function PokerGames({ room }: { room: RoomState }) {
  const t = useMessages();
  return (
    <section className="grid gap-4" aria-labelledby="poker-games">
      <h2 id="poker-games">{t('poker_games')}</h2>
      <ul className="poker-games">
        {games.map(({ id, name, text, picture, hasOnlyRules }) => (
          <li key={id} className="panel">
            <img
              {...pictureSource(picture, 'landscape')}
              sizes="(max-width: 549px) 40vw, (max-width: 1199px) 50vw, 340px"
              alt=""
              loading="lazy"
            />
            <div>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
              <GameStatus id={id} room={room} />
              <ButtonLink
                variant="line"
                href={pokerLobbyAddress(id)}
                linkAs={PlayLink}
                aria-label={t(hasOnlyRules ? 'poker_rules_of' : 'poker_play_game', { name: t(name) })}
              >
                {t(hasOnlyRules ? 'poker_rules' : 'play_play')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
