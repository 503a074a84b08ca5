import { Button, ButtonLink, EmptyState } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useLimitWords } from './limit-words.ts';
import type { ReachedLimit } from './play-room.ts';

interface LimitStopProps {
  readonly reached: ReachedLimit;
  /** Of the game for play money, if it has one. */
  readonly demoHref: string | undefined;
  /** Of a game whose demo has no address of its own. */
  readonly onDemo: (() => void) | undefined;
  /** Opens the game all the same: a round whose stake is booked can be ended there. */
  readonly onOpen: () => void;
}

const titles = {
  zero: 'limits_stop_zero_title',
  small: 'limits_stop_small_title',
  used: 'limits_stop_title',
} as const;

function wayOf({ limit, left }: ReachedLimit): keyof typeof titles {
  if (limit === 0n) return 'zero';
  return left > 0n ? 'small' : 'used';
}

/** Which limit leaves nothing, what is used of it and until when, with the ways that are left. */
export function LimitStop({ reached, demoHref, onDemo, onOpen }: LimitStopProps) {
  const t = useMessages();
  const words = useLimitWords();
  const { kind, period, limit, used, left, smallestMinor } = reached;
  const texts = {
    kind,
    period,
    limit: words.value(kind, limit),
    left: words.value(kind, left),
    smallest: words.value(kind, smallestMinor),
    used: words.value(kind, used > 0n ? used : 0n),
    until: words.until(reached),
  };
  return (
    <EmptyState
      isPage
      icon="gauge"
      title={t(titles[wayOf(reached)], texts)}
      text={
        limit === 0n
          ? t('limits_stop_zero', texts)
          : `${t('limits_used_so_far', texts)} ${t(left > 0n ? 'limits_stop_small' : 'limits_stop_text', texts)}`
      }
      action={
        <>
          {demoHref !== undefined && (
            <ButtonLink variant="line" icon="play" href={demoHref} linkAs={Link}>
              {t('limits_stop_demo')}
            </ButtonLink>
          )}
          {onDemo !== undefined && (
            <Button variant="line" icon="play" onClick={onDemo}>
              {t('limits_stop_demo')}
            </Button>
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
