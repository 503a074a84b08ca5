import { Icon } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useLimitWords } from './limit-words.ts';
import type { BetLimit, PlayRoom } from './play-room.ts';
import './play-limit-line.css';

function useLineText({ reached, scarce }: Pick<PlayRoom, 'reached' | 'scarce'>): string | undefined {
  const t = useMessages();
  const words = useLimitWords();
  const textsOf = (state: BetLimit) => ({
    kind: state.kind,
    period: state.period,
    left: words.value(state.kind, state.left),
    limit: words.value(state.kind, state.limit),
    until: words.until(state),
  });
  if (reached) {
    const { kind, limit, left, smallestMinor } = reached;
    if (limit === 0n) return t('limits_line_zero', textsOf(reached));
    if (left === 0n) return t('limits_line_reached', textsOf(reached));
    return t('limits_line_small', { ...textsOf(reached), smallest: words.value(kind, smallestMinor) });
  }
  return scarce && t('limits_line_left', textsOf(scarce));
}

/** What the scarcest limit of the player leaves for bets, with the way to the limits; nothing while enough is left. */
export function PlayLimitLine(room: Pick<PlayRoom, 'reached' | 'scarce'>) {
  const t = useMessages();
  const { reached } = room;
  const text = useLineText(room);
  return (
    text !== undefined && (
      <div className="play-limit-line" data-reached={reached && ''} role="status">
        <Icon name="gauge" size={16} />
        <p>{text}</p>
        <Link href={paths.limits}>{t('limits_first_all')}</Link>
      </div>
    )
  );
}
