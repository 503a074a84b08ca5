import { Meter, Panel, Skeleton } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { useLimits } from './limit-queries.ts';
import { limitKinds, type LimitState, statesOf, usedShare } from './limit-state.ts';
import { type LimitWords, useLimitWords } from './limit-words.ts';
import './limits.css';

function UsedLimit({ state, words }: { state: LimitState; words: LimitWords }) {
  const t = useMessages();
  const { kind, limit, left } = state;
  if (limit === null || left === null) return null;
  return (
    <li>
      <Meter
        label={words.name(state)}
        value={t('limits_left_ratio', {
          left: words.shortValue(kind, left),
          limit: words.shortValue(kind, limit),
        })}
        share={usedShare(state)}
        help={words.renewal(state)}
      />
    </li>
  );
}

/** What is left of the limits that the player has set. */
export function LimitsInUse() {
  const t = useMessages();
  const words = useLimitWords();
  const { data: reply } = useLimits();
  const states = reply && limitKinds.flatMap((kind) => statesOf(reply.data, kind));
  const inUse = states?.filter(({ limit }) => limit !== null);
  const hasNone = inUse?.length === 0;
  return (
    <Panel as="section" className="account-card" aria-labelledby="limits-in-use">
      <header>
        <h2 id="limits-in-use">{t('site_limits')}</h2>
        {!hasNone && <small>{t('limits_left_short')}</small>}
        <Link href={paths.limits}>{t(hasNone ? 'limits_set' : 'limits_manage')}</Link>
      </header>
      {!inUse && <Skeleton className="h-20 w-full" />}
      {hasNone && <p className="text-ink-2">{t('limits_none_in_use')}</p>}
      {inUse && !hasNone && (
        <ul className="limits-in-use">
          {inUse.map((state) => (
            <UsedLimit key={`${state.kind} ${state.period}`} state={state} words={words} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
