import { ButtonLink, Icon } from '@baize/ui';

import { demoAddress, playAddress } from '../../../addresses/play-address.ts';
import { pokerLobbyAddress } from '../../../addresses/poker-address.ts';
import { useApp } from '../../../app/app.ts';
import { offersWallet } from '../../../app/offers-wallet.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { PlayLink } from '../play-link.tsx';
import { closingOf } from '../screen/closing-of.ts';
import type { GameSheet } from './game-rules.ts';

/** The buttons to play, or that there are none. */
export function GameActions({ sheet }: { readonly sheet: Pick<GameSheet, 'game' | 'launchable'> }) {
  const t = useMessages();
  const { brand } = useApp();
  const { game } = sheet;
  const closing = closingOf(sheet, 'real', offersWallet(brand, 'poker'));
  if (closing?.kind === 'poker') {
    return (
      <div className="game-actions">
        <ButtonLink size="large" icon="club" href={pokerLobbyAddress(closing.room)} linkAs={PlayLink}>
          {t('play_to_poker')}
        </ButtonLink>
      </div>
    );
  }
  if (closing !== undefined) {
    return (
      <p className="game-unavailable">
        <Icon name="info" />
        {t('play_unavailable')}
      </p>
    );
  }
  return (
    <div className="game-actions">
      <ButtonLink size="large" icon="play" href={playAddress(game.id)} linkAs={PlayLink}>
        {t('play_play')}
      </ButtonLink>
      {game.demo === 1 && (
        <ButtonLink size="large" variant="line" href={demoAddress(game.id)} linkAs={Link}>
          {t('play_demo_long')}
        </ButtonLink>
      )}
    </div>
  );
}
