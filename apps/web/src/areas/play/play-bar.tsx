import { gameAddress } from '@baize/contract/page-addresses';
import { ButtonLink, Icon, IconButton } from '@baize/ui';
import type { RefObject } from 'react';

import * as paths from '../../addresses/paths.ts';
import { playAddress } from '../../addresses/play-address.ts';
import { hasEarlierPage } from '../../app/scroll.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BalancePill } from '../../frame/balance-pill.tsx';
import { Link, useNavigate } from '../../router/index.ts';
import type { GameDetail, PlayMode } from './game-detail.ts';
import { lobbyOf } from './lobby-of.ts';
import { PlayLink } from './play-link.tsx';
import { PlayPosition } from './play-position.tsx';

interface PlayBarProps {
  readonly detail: GameDetail;
  readonly mode: PlayMode;
  readonly rounds: number;
  readonly stage: RefObject<HTMLElement | null>;
  onReload(): void;
}

function toggleFullScreen(stage: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void stage?.requestFullscreen?.().catch(() => undefined);
}

/** The bar above a game: name, studio, time and result of this session, and buttons. */
export function PlayBar({ detail, mode, rounds, stage, onReload }: PlayBarProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { status } = useSession();
  const { game } = detail;
  const isReal = mode === 'real';
  const close = () => {
    if (hasEarlierPage()) history.back();
    else void navigate(lobbyOf(game));
  };
  return (
    <div className="play-bar">
      <h1>{game.name}</h1>
      <span className="play-studio">{game.provider.name}</span>
      <span className="play-bar-space" />
      <PlayPosition isReal={isReal} rounds={rounds} />
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
      <Link
        className="icon-button"
        href={gameAddress(game.id)}
        aria-label={t('play_about')}
        title={t('play_about')}
      >
        <Icon name="info" />
      </Link>
      <IconButton icon="refresh-cw" label={t('play_reload')} onClick={onReload} />
      <IconButton
        icon="maximize"
        label={t('play_full_screen')}
        onClick={() => toggleFullScreen(stage.current)}
      />
      <IconButton icon="x" label={t('play_close')} onClick={close} />
    </div>
  );
}
