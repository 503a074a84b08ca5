import { gameAddress } from '@baize/contract/page-addresses';
import { Button, ButtonLink, Icon, IconButton } from '@baize/ui';
import type { RefObject } from 'react';

import * as paths from '../../addresses/paths.ts';
import { playAddress } from '../../addresses/play-address.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BalancePill } from '../../frame/balance-pill.tsx';
import { useBreak } from '../../frame/use-break.ts';
import { Link } from '../../router/index.ts';
import type { GameDetail, PlayMode } from './game-detail.ts';
import { PlayLink } from './play-link.tsx';
import { DemoTime, PlayPosition } from './play-position.tsx';
import type { PlaySession } from './session/play-session.ts';
import { useCloseGame } from './session/use-close-game.ts';

interface PlayBarProps {
  readonly detail: GameDetail;
  readonly mode: PlayMode;
  readonly session: PlaySession | undefined;
  readonly stage: RefObject<HTMLElement | null>;
  onReload(): void;
}

function toggleFullScreen(stage: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void stage?.requestFullscreen?.().catch(() => undefined);
}

/** The bar above a game: name, studio, time and result of this session, and buttons. */
export function PlayBar({ detail, mode, session, stage, onReload }: PlayBarProps) {
  const t = useMessages();
  const takeBreak = useBreak();
  const { status } = useSession();
  const { game } = detail;
  const isReal = mode === 'real';
  const close = useCloseGame(game);
  return (
    <div className="play-bar">
      <h1>{game.name}</h1>
      <span className="play-studio">{game.provider.name}</span>
      <span className="play-bar-space" />
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
      {isReal && status === 'success' && takeBreak && (
        <Button
          className="play-break"
          variant="line"
          size="small"
          icon="coffee"
          aria-label={t('play_break_long')}
          onClick={takeBreak}
        >
          <span className="play-break-name">{t('play_break')}</span>
        </Button>
      )}
      <Link
        className="icon-button play-about"
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
