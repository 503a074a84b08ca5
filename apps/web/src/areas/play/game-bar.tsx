import { gameAddress } from '@baize/contract/page-addresses';
import { ButtonLink, Icon } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { playAddress } from '../../addresses/play-address.ts';
import type { PlayInput } from '../../addresses/play-input.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BalancePill } from '../../frame/balance-pill.tsx';
import { Link } from '../../router/index.ts';
import { BarFacts } from './bar-facts.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import type { GameDetail } from './game-detail.ts';
import { PlayLink } from './play-link.tsx';
import { DemoTime, PlayPosition } from './play-position.tsx';
import { NewWindowButton } from './screen/new-window-button.tsx';
import { PlayBar } from './screen/play-bar.tsx';
import type { FullScreen } from './screen/use-full-screen.ts';
import { BreakButton } from './session/break-button.tsx';
import type { PlaySession } from './session/play-session.ts';

interface GameBarProps {
  readonly input: PlayInput;
  readonly detail: GameDetail;
  readonly session: PlaySession | undefined;
  readonly screen: FullScreen;
  /** False while no deposit could be made and played with. */
  readonly canDeposit: boolean;
  onReload(): void;
  onClose(): void;
  /** The game goes on in a window of its own. */
  onMoved(): void;
}

function DepositButton() {
  const t = useMessages();
  return (
    <ButtonLink
      className="play-deposit"
      variant="money"
      icon="plus"
      href={paths.deposit}
      aria-label={t('site_deposit')}
      linkAs={Link}
    >
      <span className="only-wide">{t('site_deposit')}</span>
    </ButtonLink>
  );
}

/** The bar above a game, with the balance, or for play money a way to the real game. */
export function GameBar(props: GameBarProps) {
  const { input, detail, session, screen, canDeposit, onReload, onClose, onMoved } = props;
  const t = useMessages();
  const { status } = useSession();
  const { game } = detail;
  const isReal = input.mode === 'real';
  const isInSite = input.place === 'site';
  return (
    <PlayBar
      title={game.name}
      studio={game.provider.name}
      facts={<BarFacts detail={detail} />}
      screen={screen}
      reload={{ label: t('play_reload'), run: onReload }}
      close={{ label: t('play_close'), run: onClose }}
      position={isReal ? <PlayPosition session={session} /> : <DemoTime />}
      actions={
        <>
          {isReal && <BreakButton />}
          <FavouriteButton game={game} />
          {isInSite && (
            <Link
              className="icon-button play-about"
              href={gameAddress(game.id)}
              aria-label={t('play_about')}
              title={t('play_about')}
            >
              <Icon name="info" />
            </Link>
          )}
          {isReal && isInSite && <NewWindowButton game={game} onOpened={onMoved} />}
        </>
      }
    >
      {isReal && status === 'success' && (
        <>
          <BalancePill />
          {canDeposit && <DepositButton />}
        </>
      )}
      {!isReal && (
        <ButtonLink size="small" href={playAddress(game.id)} linkAs={PlayLink}>
          {t('play_for_real')}
        </ButtonLink>
      )}
    </PlayBar>
  );
}
