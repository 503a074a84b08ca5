import type { MessageKey } from '@baize/messages/keys';
import { parseWire } from '@baize/currency';
import { ButtonLink, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import type { WithdrawalState } from '../payment-queries.ts';

/** What happens to a bonus that keeps nothing from being withdrawn. */
function meaningOf({ blocked, takes_rest: isClosed }: WithdrawalState): MessageKey {
  if (blocked === 'pending') return 'money_bonus_waits';
  return isClosed ? 'money_bonus_closed' : 'money_bonus_ends';
}

/** What a withdrawal means for the active bonus, before it is requested; nothing without one. */
export function WithdrawBonus({ state }: { state: WithdrawalState }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { bonus } = state;
  if (!bonus) return null;
  const exact = (wire: string) => money.exact(parseWire(wire), user?.currency);
  const { name, balance, left } = bonus;
  return (
    <Panel as="section" className="withdraw-bonus" aria-labelledby="withdraw-bonus">
      <header>
        <div>
          <p>{t('money_bonus_title')}</p>
          <h2 id="withdraw-bonus">{name}</h2>
        </div>
        <b>{exact(balance)}</b>
      </header>
      <p>{left === null ? t(meaningOf(state)) : t('money_bonus_held', { left: exact(left) })}</p>
      <ButtonLink href={paths.playerBonuses} linkAs={Link} variant="line" size="small">
        {t('money_bonus_give_up')}
      </ButtonLink>
    </Panel>
  );
}
