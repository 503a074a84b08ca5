import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';

const TICK_MS = 1_000;

function clockText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Time since this page was opened. The server cannot know it, so it starts at zero. */
function useElapsed(): { since: string | undefined; elapsed: string } {
  const [since, setSince] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return {
    since: since === undefined ? undefined : new Date(since).toISOString(),
    elapsed: clockText(since === undefined ? 0 : now - since),
  };
}

/** Time and result of this session; the result is wins less bets, from the ledger. */
export function PlayPosition({ isReal, rounds }: { isReal: boolean; rounds: number }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const call = useCall();
  const { status, user } = useSession();
  const { since, elapsed } = useElapsed();
  const { data } = useQuery({
    queryKey: ['GET /account/play-position', since, rounds],
    queryFn: () => call('GET /account/play-position', { query: { since: since ?? '' } }),
    enabled: isReal && status === 'success' && since !== undefined,
    placeholderData: (before) => before,
  });
  const net = parseWire(data?.data.net ?? '0.00');
  const sign = net > 0n ? '+' : '';
  return (
    <>
      <span className="play-stat" role="timer" aria-label={t('play_time')}>
        <Icon name="clock" />
        <span className="only-wide">{t('play_time')}</span> <b>{elapsed}</b>
      </span>
      {isReal && (
        <span className="play-stat">
          {t('play_net')}{' '}
          <b data-testid="net">
            {sign}
            {money.exact(net, user?.currency)}
          </b>
        </span>
      )}
    </>
  );
}
