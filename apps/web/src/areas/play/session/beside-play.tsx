import { useEffect, useEffectEvent } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { PlayPosition } from '../play-position.tsx';
import { RealityCheck } from './reality-check.tsx';
import { useAfterRound } from './use-after-round.ts';
import { useIsCheckDue } from './use-is-check-due.ts';
import { usePlaySession } from './use-play-session.ts';

interface BesidePlayProps {
  /** A live bet waits for its delay, for example: a reality check lets it end. */
  readonly isBetWaiting: boolean;
  /** Counts what may have changed the result. */
  readonly changes: number;
}

/** Time and result of the play session at a page of sport with the way to the limits, and the reality check that stops it. */
export function BesidePlay({ isBetWaiting, changes }: BesidePlayProps) {
  const t = useMessages();
  const { session, refresh, acknowledge } = usePlaySession('sport', true, isBetWaiting);
  const isCheckDue = useAfterRound(useIsCheckDue(session), isBetWaiting);
  const hasLimits = useShowsItem('limits');
  const renew = useEffectEvent(refresh);
  useEffect(() => {
    if (changes > 0) renew();
  }, [changes]);
  return (
    <>
      {session && <PlayPosition session={session} />}
      {hasLimits && (
        <Link className="play-limits" href={paths.limits}>
          {t('sports_limits')}
        </Link>
      )}
      {session && isCheckDue && (
        <RealityCheck at="sport" session={session} lobby={paths.home} onChoice={acknowledge} />
      )}
    </>
  );
}
