import { Button, ChoiceBar } from '@baize/ui';
import { useCallback, useRef } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { usePhonePrompt } from '../../../frame/use-phone-prompt.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useNavigate } from '../../../router/index.ts';
import { RoomLine } from '../../limits/late.ts';
import { PlayPosition } from '../play-position.tsx';
import { ReachedLimit, useLimitGate } from '../screen/limit-gate.tsx';
import { PlayBar } from '../screen/play-bar.tsx';
import { TransferButton } from '../screen/transfer-button.tsx';
import { useFullScreen } from '../screen/use-full-screen.ts';
import { useTransferDialog } from '../screen/use-transfer-dialog.tsx';
import { BreakButton } from '../session/break-button.tsx';
import { PlayStops } from '../session/play-stops.tsx';
import { useIsCheckDue } from '../session/use-is-check-due.ts';
import { usePlaySession } from '../session/use-play-session.ts';
import { BinaryFrame } from './binary-frame.tsx';
import { type BinaryMode, useBinaryLaunch } from './use-binary-launch.ts';
import { useBinaryMode } from './use-binary-mode.ts';
import '../screen/stage.css';
import './binary.css';

/** The binary option with play or real money. Closing it leads home. */
export function BinaryPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(stage);
  const { mode, opened, choose, open } = useBinaryMode();
  const isReal = opened === 'real';
  const { status } = useSession();
  // The start panel offers play for money too.
  const { room, reached, begin } = useLimitGate(opened !== 'demo' && status === 'success');
  const launch = useBinaryLaunch(mode, opened !== null && reached === undefined);
  usePhonePrompt(launch.error, { leavesHome: true });
  const play = usePlaySession(null, isReal, false);
  const isCheckDue = useIsCheckDue(play.session);
  const isStopped = isReal && (isCheckDue || Boolean(play.session?.elsewhere));
  const transfer = useTransferDialog('binary');
  const close = useCallback(() => void navigate(paths.home), [navigate]);
  const followRound = (state: 'started' | 'ended') => {
    if (state === 'started') return begin();
    play.refresh();
    room.refresh();
  };
  const modes: { value: BinaryMode; label: string }[] = [
    { value: 'demo', label: t('binary_demo') },
    { value: 'real', label: t('binary_real') },
  ];

  return (
    <div className="play-page">
      <div className="play-stage" ref={stage} data-fixed={screen.isFixed || undefined}>
        <PlayBar
          title={t('binary_title')}
          screen={screen}
          reload={{ label: t('binary_reload'), run: launch.reload }}
          close={{ label: t('binary_close'), run: close }}
          position={isReal ? <PlayPosition session={play.session} /> : undefined}
          actions={isReal && <BreakButton />}
        >
          <ChoiceBar
            label={t('binary_mode')}
            name="binary-mode"
            choices={modes}
            chosen={mode}
            onChoose={reached === undefined ? choose : open}
          />
          {isReal && <TransferButton label={t('binary_transfer')} onPress={transfer.open} />}
        </PlayBar>
        {reached === undefined && <RoomLine room={room} />}
        {reached !== undefined && (
          <ReachedLimit
            reached={reached}
            onDemo={() => open('demo')}
            onOpen={() => {
              begin();
              open('real');
            }}
          />
        )}
        {opened === null && reached === undefined && <BinaryStart onOpen={open} onTransfer={transfer.open} />}
        {opened !== null && reached === undefined && (
          <BinaryFrame
            launch={launch}
            isStopped={isStopped}
            onRound={followRound}
            onExit={close}
            onNeedsMoney={room.canDeposit ? transfer.open : () => void navigate(paths.limits)}
          />
        )}
      </div>
      {transfer.dialog}
      <PlayStops play={play} lobby={paths.home} isCheckDue={isReal && isCheckDue} />
    </div>
  );
}

/** What the game is, with the ways to play it. */
function BinaryStart({ onOpen, onTransfer }: { onOpen(mode: BinaryMode): void; onTransfer(): void }) {
  const t = useMessages();
  const { status } = useSession();
  return (
    <section className="game-frame is-empty binary-start" aria-label={t('binary_title')}>
      <div>
        <svg className="binary-drawing" viewBox="0 0 320 96" aria-hidden="true">
          <path className="is-past" d="M4 62 22 54 36 66 54 40 70 52 88 30 104 44 122 34 140 58 158 48" />
          <path className="is-up" d="M158 48 212 20M200 18 212 20 208 32" />
          <path className="is-down" d="M158 48 212 76M208 64 212 76 200 78" />
          <path className="is-limit" d="M232 8V88" />
          <circle cx="158" cy="48" r="5" />
        </svg>
        <p className="binary-lead">{t('binary_lead')}</p>
        <p>{t('binary_risk')}</p>
        <div className="binary-ways">
          <Button size="large" icon="play" onClick={() => onOpen('real')}>
            {t('binary_play')}
          </Button>
          <Button size="large" variant="line" onClick={() => onOpen('demo')}>
            {t('binary_fun')}
          </Button>
          {status === 'success' && (
            <Button
              size="large"
              variant="line"
              icon="arrow-left-right"
              aria-haspopup="dialog"
              onClick={onTransfer}
            >
              {t('binary_transfer')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
