import { ButtonLink, EmptyState } from '@baize/ui';
import { gameAddress } from '@baize/contract/page-addresses';

import { demoAddress, playAddress } from '../../../addresses/play-address.ts';
import { pokerLobbyAddress } from '../../../addresses/poker-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { GameDetail } from '../game-detail.ts';
import { PlayLink } from '../play-link.tsx';
import type { Closing } from './closing-of.ts';
import './stage.css';

interface ClosedGameProps {
  readonly detail: GameDetail;
  readonly closing: Closing;
  readonly lobby: string;
}

/** In place of a game that no launch would open: why, and what can be played instead. */
export function ClosedGame({ detail, closing, lobby }: ClosedGameProps) {
  const t = useMessages();
  const { name } = detail.game;
  const texts = {
    poker: { title: t('play_in_poker_title', { name }), text: t('play_in_poker_text') },
    'no demo': { title: t('play_no_demo_title'), text: t('play_no_demo_text', { name }) },
    nothing: { title: t('play_not_offered_title', { name }), text: t('play_not_offered_text') },
  }[closing.kind];
  return (
    <div className="closed-game">
      <EmptyState
        isPage
        icon={closing.kind === 'poker' ? 'club' : 'info'}
        {...texts}
        action={
          <>
            <ClosedGameActions detail={detail} closing={closing} />
            <ButtonLink variant="line" href={lobby} linkAs={Link}>
              {t('play_to_lobby')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function ClosedGameActions({ detail, closing }: Pick<ClosedGameProps, 'detail' | 'closing'>) {
  const t = useMessages();
  if (closing.kind === 'nothing')
    return (
      <ButtonLink href={gameAddress(detail.game.id)} linkAs={Link}>
        {t('play_about')}
      </ButtonLink>
    );
  if (closing.kind === 'poker')
    return (
      <ButtonLink href={pokerLobbyAddress(closing.room)} linkAs={PlayLink}>
        {t('play_to_poker')}
      </ButtonLink>
    );
  const other = detail.similar.find(({ demo }) => demo === 1);
  return (
    <>
      <ButtonLink icon="play" href={playAddress(detail.game.id)} linkAs={PlayLink}>
        {t('play_for_real')}
      </ButtonLink>
      {other !== undefined && (
        <ButtonLink variant="line" href={demoAddress(other.id)} linkAs={Link}>
          {t('play_demo_of', { name: other.name })}
        </ButtonLink>
      )}
    </>
  );
}
