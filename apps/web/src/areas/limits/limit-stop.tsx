import { Button, ButtonLink, EmptyState } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useLimitWords } from './limit-words.ts';
import type { BetLimit } from './play-room.ts';

interface LimitStopProps {
  readonly reached: BetLimit;
  /** Of the game for play money, if it has one. */
  readonly demoHref: string | undefined;
  /** Opens the game all the same: a round whose stake is booked can be ended there. */
  readonly onOpen: () => void;
}

/** Which limit leaves nothing, what is used of it and until when, with the ways that are left. */
export function LimitStop({ reached, demoHref, onOpen }: LimitStopProps) {
  const t = useMessages();
  const words = useLimitWords();
  const { kind, period, limit, used } = reached;
  const texts = {
    kind,
    period,
    limit: words.value(kind, limit),
    used: words.value(kind, used > 0n ? used : 0n),
    until: words.until(reached),
  };
  return (
    <EmptyState
      isPage
      icon="gauge"
      title={t(limit === 0n ? 'limits_stop_zero_title' : 'limits_stop_title', texts)}
      text={
        limit === 0n
          ? t('limits_stop_zero', texts)
          : `${t('limits_used_so_far', texts)} ${t('limits_stop_text', texts)}`
      }
      action={
        <>
          {demoHref !== undefined && (
            <ButtonLink variant="line" icon="play" href={demoHref} linkAs={Link}>
              {t('limits_stop_demo')}
            </ButtonLink>
          )}
          <ButtonLink variant="line" href={paths.limits} linkAs={Link}>
            {t('limits_first_all')}
          </ButtonLink>
          <Button variant="quiet" onClick={onOpen}>
            {t('limits_stop_open')}
          </Button>
        </>
      }
    />
  );
}
