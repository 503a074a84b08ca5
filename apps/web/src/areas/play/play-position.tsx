import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';
import { useEffect, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { NetAmount } from './session/net-amount.tsx';
import { clockText, playedMs, type PlaySession } from './session/play-session.ts';

const TICK_MS = 1_000;

/** The age of this document's view in milliseconds, renewed every second; undefined before hydration. */
function useDocumentMs(): number | undefined {
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    const read = () => setNowMs(performance.now());
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** Time of play money since this page was opened. */
export function DemoTime() {
  const nowMs = useDocumentMs();
  const [startMs, setStartMs] = useState<number>();
  if (nowMs !== undefined && startMs === undefined) setStartMs(nowMs);
  return <PlayTime lengthMs={(nowMs ?? 0) - (startMs ?? nowMs ?? 0)} />;
}

function PlayTime({ lengthMs }: { lengthMs: number }) {
  const t = useMessages();
  return (
    <span className="play-stat" role="timer" aria-live="off" aria-label={t('play_time')}>
      <Icon name="clock" />
      <span className="only-wide">{t('play_time')}</span> <b translate="no">{clockText(lengthMs)}</b>
    </span>
  );
}

/** Time and result of the play session; the result is wins less bets, from the ledger. */
export function PlayPosition({ session }: { session: PlaySession | undefined }) {
  const t = useMessages();
  const nowMs = useDocumentMs();
  return (
    <>
      <PlayTime lengthMs={session && nowMs !== undefined ? playedMs(session, nowMs) : 0} />
      <span className="play-stat">
        {t('play_net')}{' '}
        <b data-testid="net">{session ? <NetAmount minor={parseWire(session.net)} /> : '–'}</b>
      </span>
    </>
  );
}
