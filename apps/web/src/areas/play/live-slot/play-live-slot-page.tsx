import { useCallback, useRef, useState } from 'react';

import type { LiveSlotInput } from '../../../addresses/live-slot-address.ts';
import * as paths from '../../../addresses/paths.ts';
import { usePhonePrompt } from '../../../frame/use-phone-prompt.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useNavigate } from '../../../router/index.ts';
import { type KnownRoom, RoomLine } from '../../limits/late.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import { useLeaveOnFault } from '../frame/use-launch-failure.ts';
import { PlayPosition } from '../play-position.tsx';
import { LimitGate } from '../screen/limit-gate.tsx';
import { PlayBar } from '../screen/play-bar.tsx';
import { TransferButton } from '../screen/transfer-button.tsx';
import { useFullScreen } from '../screen/use-full-screen.ts';
import { useTransferDialog } from '../screen/use-transfer-dialog.tsx';
import { BreakButton } from '../session/break-button.tsx';
import { PlayStops } from '../session/play-stops.tsx';
import { useAfterRound } from '../session/use-after-round.ts';
import { useIsCheckDue } from '../session/use-is-check-due.ts';
import { useHeldNet } from '../session/use-held-net.ts';
import { usePlaySession } from '../session/use-play-session.ts';
import { useLiveSlot } from './use-live-slot.ts';
import '../screen/stage.css';

/** A studio whose frames have the shape of a picture. */
const ANY_STUDIO = 0;

/** A live slot in its frame, with time, result and the way to transfers. Closing it leads back to its lobby. */
export function PlayLiveSlotPage({ input }: { input: LiveSlotInput }) {
  return (
    <div className="play-page">
      <LimitGate>{(room, begin) => <OpenLiveSlot input={input} room={room} onBegun={begin} />}</LimitGate>
    </div>
  );
}

interface OpenLiveSlotProps {
  readonly input: LiveSlotInput;
  readonly room: KnownRoom;
  onBegun(): void;
}

function OpenLiveSlot({ input, room, onBegun }: OpenLiveSlotProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(stage);
  const launch = useLiveSlot(input.gameId);
  const [isRunning, setRunning] = useState(false);
  const gameId = launch.launch?.game_id;
  const play = usePlaySession(gameId ?? null, gameId !== undefined, isRunning);
  const session = useHeldNet(play.session, isRunning);
  const isCheckDue = useAfterRound(useIsCheckDue(play.session), isRunning);
  const close = useCallback(() => void navigate(paths.liveSlot), [navigate]);
  const transfer = useTransferDialog('live_slot');
  const { refresh } = play;
  const { refresh: refreshRoom } = room;
  const followRound = useCallback(
    (state: 'started' | 'ended') => {
      setRunning(state === 'started');
      if (state === 'started') return onBegun();
      refresh();
      refreshRoom();
    },
    [refresh, refreshRoom, onBegun],
  );
  usePhonePrompt(launch.error, { leavesHome: true });
  useLeaveOnFault(launch.error, paths.liveSlot);
  const name = launch.launch?.name ?? t('live_slot_title');

  return (
    <>
      <div className="play-stage" ref={stage} data-fixed={screen.isFixed || undefined}>
        <PlayBar
          title={name}
          screen={screen}
          reload={{ label: t('play_reload'), run: launch.reload }}
          close={{ label: t('play_close'), run: close }}
          position={<PlayPosition session={session} />}
          actions={<BreakButton />}
        >
          <TransferButton label={t('live_slot_transfer')} onPress={transfer.open} />
        </PlayBar>
        <RoomLine room={room} />
        <GameFrame
          launch={launch}
          detail={{ provider_id: ANY_STUDIO, game: { name, provider: { name } } }}
          lobby={paths.liveSlot}
          isStopped={isCheckDue || Boolean(play.session?.elsewhere)}
          isWholeWindow={false}
          hasLoader
          fillsHeight
          onRound={followRound}
          onExit={close}
          onNeedsMoney={room.canDeposit ? transfer.open : () => void navigate(paths.limits)}
        />
      </div>
      {transfer.dialog}
      <PlayStops play={play} lobby={paths.liveSlot} isCheckDue={isCheckDue} />
    </>
  );
}
