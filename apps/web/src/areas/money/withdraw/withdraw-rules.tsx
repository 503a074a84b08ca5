import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import { Panel } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import type { WithdrawalState } from '../payment-queries.ts';

function cancelRule({ can_cancel: canCancel, took_back_today: tookBack }: WithdrawalState): MessageKey {
  if (!canCancel) return 'money_rule_no_cancel';
  return tookBack ? 'money_rule_took_back' : 'money_rule_cancel';
}

/** The rules of withdrawals that apply to this player. */
export function WithdrawRules({ state }: { state: WithdrawalState }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { count, count_limit: countLimit, sum, sum_limit: sumLimit } = state.today;
  const amount = (wire: string) => money.short(parseWire(wire), user?.currency);
  const rules = [
    t('money_rule_holder', { holder: state.holder }),
    t('money_rule_one'),
    countLimit !== null && t('money_rule_count', { limit: countLimit, count }),
    sumLimit !== null && t('money_rule_sum', { limit: amount(sumLimit), sum: amount(sum) }),
    state.first_to.length > 0 && t('money_rule_first'),
    t(cancelRule(state)),
  ].filter((rule) => rule !== false);
  return (
    <Panel as="section" className="money-card" aria-labelledby="withdraw-rules">
      <h2 id="withdraw-rules">{t('money_rules_title')}</h2>
      <ul className="withdraw-rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  );
}
