import { parseWire } from '@baize/currency';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { demoAddress } from '../../addresses/play-address.ts';
import type { PlayInput } from '../../addresses/play-input.ts';
import { useApp } from '../../app/app.ts';
import { offersWallet } from '../../app/offers-wallet.ts';
import { callQuery } from '../../call/index.ts';
import { usePhonePrompt } from '../../frame/use-phone-prompt.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigate } from '../../router/index.ts';
import { GameFrame } from './frame/game-frame.tsx';
import { needsPokerName, useLeaveOnFault } from './frame/use-launch-failure.ts';
import { useLaunch } from './frame/use-launch.ts';
import { GameBar } from './game-bar.tsx';
import type { GameDetail } from './game-detail.ts';
import { GameFacts } from './game-facts.tsx';
import { lobbyOf } from './lobby-of.ts';
import { GameRail } from './game-rail.tsx';
import { ClosedGame } from './screen/closed-game.tsx';
import { closingOf } from './screen/closing-of.ts';
import { FullScreenOffer } from './screen/full-screen-offer.tsx';
import { LimitGate } from './screen/limit-gate.tsx';
import { useFullScreen } from './screen/use-full-screen.ts';
import { useLeaveGame } from './screen/use-leave-game.ts';
import { PlayStops } from './session/play-stops.tsx';
import { useAfterRound } from './session/use-after-round.ts';
import { useHeldNet } from './session/use-held-net.ts';
import { useIsCheckDue } from './session/use-is-check-due.ts';
import { useWholeWindow } from './session/use-whole-window.ts';
import { usePlaySession } from './session/use-play-session.ts';
import { type KnownRoom, RoomLine } from '../limits/late.ts';
import { PokerNameDialog } from '../money/index.ts';
import { GameBonusLine } from '../rewards/index.ts';
import { StudioRail } from './studio-rail.tsx';
import './screen/stage.css';

/** A game, with others like it below unless it has a window of its own. */
export function PlayPage({ input }: { input: PlayInput }) {
  const t = useMessages();
  const app = useApp();
  const { gameId, mode, place, options } = input;
  const { data } = useSuspenseQuery(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } }));
  const detail = data.data;
  const lobby = lobbyOf(detail.game, options);
  const closing = closingOf(detail, mode, offersWallet(app.brand, 'poker'));
  return (
    <div className="play-page" data-place={place} key={`${mode} ${gameId}`}>
      {closing !== undefined && <ClosedGame detail={detail} closing={closing} lobby={lobby} />}
      {closing === undefined && mode === 'real' && <RealGame input={input} detail={detail} lobby={lobby} />}
      {closing === undefined && mode === 'demo' && <OpenGame input={input} detail={detail} lobby={lobby} />}
      {place === 'site' && (
        <>
          <GameFacts detail={detail} />
          <GameRail title={t('play_similar')} games={detail.similar} allHref={lobby} />
          <StudioRail game={detail.game} except={detail.similar} />
        </>
      )}
    </div>
  );
}

interface GameProps {
  readonly input: PlayInput;
  readonly detail: GameDetail;
  readonly lobby: string;
}

function RealGame(props: GameProps) {
  const { game, min_bet: least } = props.detail;
  return (
    <LimitGate
      demoHref={game.demo === 1 ? demoAddress(game.id) : undefined}
      smallestMinor={least === null ? undefined : parseWire(least)}
    >
      {(room, begin) => <OpenGame {...props} room={room} onBegun={begin} />}
    </LimitGate>
  );
}

interface OpenGameProps extends GameProps {
  /** What the player's limits leave; undefined for play money. */
  readonly room?: KnownRoom;
  /** A round has started. */
  onBegun?(): void;
}

/** The play session of an open game, which follows its rounds. */
function useGameSession(gameId: number, isReal: boolean, { room, onBegun }: OpenGameProps) {
  const [runningAt, setRunningAt] = useState<number>();
  const isRunning = runningAt === gameId;
  const play = usePlaySession(gameId, isReal, isRunning);
  const isCheckDue = useAfterRound(useIsCheckDue(play.session), isRunning);
  const session = useHeldNet(play.session, isRunning);

  function followRound(state: 'started' | 'ended') {
    setRunningAt(state === 'started' ? gameId : undefined);
    if (state === 'started') return onBegun?.();
    play.refresh();
    room?.refresh();
  }

  return {
    play,
    session,
    isCheckDue,
    isStopped: isCheckDue || Boolean(play.session?.elsewhere),
    followRound,
  };
}

/** The game in its frame, with time, result and balance. */
function OpenGame(props: OpenGameProps) {
  const { input, detail, lobby, room } = props;
  const { gameId, mode, options } = input;
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(stage);
  const { close, exit } = useLeaveGame(input, lobby);
  const launch = useLaunch(input);
  usePhonePrompt(launch.error, { leavesHome: true });
  useLeaveOnFault(launch.error, paths.home);
  // Before the page is gone, so that the window that takes over does not wait for it.
  const [movedOn, setMovedOn] = useState<number>();
  const isReal = mode === 'real' && movedOn !== gameId;
  const { play, session, isCheckDue, isStopped, followRound } = useGameSession(gameId, isReal, props);
  const isKnown = mode === 'demo' || (play.session !== undefined && room?.isKnown === true);
  const isWholeWindow = useWholeWindow({ launch, gameId, mode, isKnown, isStopped });
  const offersFullScreen = launch.launch?.full_screen === 1 || (options.fullscreen && launch.launch);
  const canDeposit = room?.canDeposit ?? true;
  return (
    <>
      <div className="play-stage" ref={stage} data-fixed={screen.isFixed || undefined}>
        <GameBar
          input={input}
          detail={detail}
          session={session}
          screen={screen}
          canDeposit={canDeposit}
          onReload={launch.reload}
          onClose={close}
          onMoved={() => {
            setMovedOn(gameId);
            close();
          }}
        />
        {isReal && <GameBonusLine at={{ game_id: gameId }} />}
        {room && <RoomLine room={room} />}
        {offersFullScreen && <FullScreenOffer screen={screen} />}
        <GameFrame
          launch={launch}
          detail={detail}
          lobby={lobby}
          isStopped={isStopped}
          isWholeWindow={isWholeWindow}
          hasLoader={options.loader !== false}
          isBalanceShown={isReal}
          onRound={followRound}
          onExit={exit}
          onNeedsMoney={canDeposit ? undefined : () => void navigate(paths.limits)}
        />
      </div>
      <PlayStops play={play} lobby={lobby} isCheckDue={isCheckDue} />
      {needsPokerName(launch.error) && <PokerNameDialog onNamed={launch.reload} onClose={close} />}
    </>
  );
}
