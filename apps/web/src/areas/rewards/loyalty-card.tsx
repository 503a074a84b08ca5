import { parseWire } from '@baize/currency';
import { ButtonLink, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { callQuery, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import type { Loyalty } from './reward-queries.ts';
import { typeName } from './term-lines.ts';
import './loyalty-card.css';

/** How far it is to the next level, and what that gives. */
function NextLevel({ loyalty: { points, level, next } }: { readonly loyalty: Loyalty }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  if (!next) return <p>{t('rewards_loyalty_top')}</p>;
  const { name, missing, reward } = next;
  const way = t('rewards_loyalty_next', { name, missing });
  return (
    <>
      <meter
        className="meter"
        min={level.points}
        max={next.points}
        value={Math.max(points, level.points)}
        aria-label={t('rewards_loyalty')}
        aria-valuetext={way}
      />
      <p>
        <b>{way}</b> {t('rewards_loyalty_stake', { stake: money.short(parseWire(next.stake), currency) })}
      </p>
      {reward !== null && <p>{t('rewards_loyalty_reward', { reward })}</p>}
    </>
  );
}

/** Points and level of the player, the way to the next level and the rule; nothing until they are loaded. */
export function LoyaltyCard() {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const { data } = useQuery({ ...callQuery(app, 'GET /account/loyalty'), staleTime: 0 });
  if (!data) return null;
  const { points, level, rule } = data.data;
  const types = rule.types
    .filter(({ percent }) => percent > 0)
    .map(({ type, percent }) => t('rewards_counts', { name: typeName(t, type), percent }));
  return (
    <Panel as="section" className="loyalty-card" aria-labelledby="loyalty">
      <header>
        <div>
          <p>{t('rewards_loyalty')}</p>
          <h2 id="loyalty">{level.name}</h2>
        </div>
        <b>{t('rewards_loyalty_points', { points })}</b>
      </header>
      <NextLevel loyalty={data.data} />
      <p className="loyalty-rule">
        {t('rewards_loyalty_rule', {
          stake: money.short(parseWire(rule.stake), currency),
          types: types.join(', '),
        })}
      </p>
      {app.brand.levelPages.includes('level') && (
        <ButtonLink href={paths.level} linkAs={Link} variant="line" size="small">
          {t('rewards_loyalty_levels')}
        </ButtonLink>
      )}
    </Panel>
  );
}
