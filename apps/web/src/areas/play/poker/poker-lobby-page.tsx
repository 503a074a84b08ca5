import { useCallback, useEffect, useRef } from 'react';

import type { PokerLobbyInput } from '../../../addresses/poker-address.ts';
import { usePhonePrompt } from '../../../frame/use-phone-prompt.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as paths from '../../../addresses/paths.ts';
import { useNavigate } from '../../../router/index.ts';
import { useLeaveOnFault } from '../frame/use-launch-failure.ts';
import { type KnownRoom, RoomLine } from '../../limits/late.ts';
import { PokerNameDialog } from '../../money/index.ts';
import { LimitGate } from '../screen/limit-gate.tsx';
import { PlayBar } from '../screen/play-bar.tsx';
import { TransferButton } from '../screen/transfer-button.tsx';
import { useFullScreen } from '../screen/use-full-screen.ts';
import { useTransferDialog } from '../screen/use-transfer-dialog.tsx';
import { PlayPosition } from '../play-position.tsx';
import { BreakButton } from '../session/break-button.tsx';
import { PlayStops } from '../session/play-stops.tsx';
import { useIsCheckDue } from '../session/use-is-check-due.ts';
import { usePlaySession } from '../session/use-play-session.ts';
import { PokerFrame } from './poker-frame.tsx';
import { usePokerLobby } from './use-poker-lobby.ts';
import '../screen/stage.css';

/** The room's lobby in a frame, with time, result and reality checks as for games. Closing it, or a server error, leads back to the poker page. */
export function PokerLobbyPage({ input }: { input: PokerLobbyInput }) {
  return (
    <div className="play-page">
      <LimitGate>{(room, begin) => <OpenPokerLobby input={input} room={room} onOpen={begin} />}</LimitGate>
    </div>
  );
}

interface OpenPokerLobbyProps {
  readonly input: PokerLobbyInput;
  readonly room: KnownRoom;
  /** A hand may be running from here on. */
  onOpen(): void;
}

function OpenPokerLobby({ input, room, onOpen }: OpenPokerLobbyProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(stage);
  const lobby = usePokerLobby(input.gameId);
  const play = usePlaySession(null, true, false);
  const isCheckDue = useIsCheckDue(play.session);
  const transfer = useTransferDialog('poker');
  const close = useCallback(() => void navigate(paths.poker), [navigate]);

  usePhonePrompt(lobby.error, { leavesHome: true });
  useLeaveOnFault(lobby.error, paths.poker);

  const { isKnown } = room;
  useEffect(() => {
    if (isKnown) onOpen();
  }, [isKnown, onOpen]);

  return (
    <>
      <div className="play-stage" ref={stage} data-fixed={screen.isFixed || undefined}>
        <PlayBar
          title={t('poker_lobby')}
          screen={screen}
          reload={{ label: t('poker_lobby_reload'), run: lobby.reload }}
          close={{ label: t('poker_lobby_close'), run: close }}
          position={<PlayPosition session={play.session} />}
          actions={<BreakButton />}
        >
          <TransferButton label={t('poker_transfer')} onPress={transfer.open} />
        </PlayBar>
        <RoomLine room={room} />
        <PokerFrame lobby={lobby} isStopped={isCheckDue || Boolean(play.session?.elsewhere)} onExit={close} />
      </div>
      <PlayStops play={play} lobby={paths.poker} isCheckDue={isCheckDue} />
      {transfer.dialog}
      {lobby.needsName && <PokerNameDialog onNamed={lobby.reload} onClose={close} />}
    </>
  );
}
