import { gameAddress } from '@baize/contract/page-addresses';
import { ButtonLink, Icon } from '@baize/ui';
import type { RefObject } from 'react';

import * as paths from '../../addresses/paths.ts';
import { playAddress } from '../../addresses/play-address.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BalancePill } from '../../frame/balance-pill.tsx';
import { Link } from '../../router/index.ts';
import type { GameDetail, PlayMode } from './game-detail.ts';
import { lobbyOf } from './lobby-of.ts';
import { PlayBar } from './play-bar.tsx';
import { PlayLink } from './play-link.tsx';
import { DemoTime, PlayPosition } from './play-position.tsx';
import { BreakButton } from './session/break-button.tsx';
import type { PlaySession } from './session/play-session.ts';
import { useClosePlay } from './session/use-close-play.ts';

interface GameBarProps {
  readonly detail: GameDetail;
  readonly mode: PlayMode;
  readonly session: PlaySession | undefined;
  readonly stage: RefObject<HTMLElement | null>;
  onReload(): void;
}

/** The bar above a game, with the balance, or for play money a way to the real game. */
export function GameBar({ detail, mode, session, stage, onReload }: GameBarProps) {
  const t = useMessages();
  const { status } = useSession();
  const { game } = detail;
  const isReal = mode === 'real';
  const close = useClosePlay(lobbyOf(game));
  return (
    <PlayBar
      title={game.name}
      studio={game.provider.name}
      stage={stage}
      reload={{ label: t('play_reload'), run: onReload }}
      close={{ label: t('play_close'), run: close }}
    >
      {isReal ? <PlayPosition session={session} /> : <DemoTime />}
      {isReal && status === 'success' && (
        <>
          <BalancePill />
          <ButtonLink className="only-wide" variant="money" icon="plus" href={paths.deposit} linkAs={Link}>
            {t('site_deposit')}
          </ButtonLink>
        </>
      )}
      {!isReal && (
        <ButtonLink size="small" href={playAddress(game.id)} linkAs={PlayLink}>
          {t('play_for_real')}
        </ButtonLink>
      )}
      {isReal && <BreakButton />}
      <Link
        className="icon-button play-about"
        href={gameAddress(game.id)}
        aria-label={t('play_about')}
        title={t('play_about')}
      >
        <Icon name="info" />
      </Link>
    </PlayBar>
  );
}
