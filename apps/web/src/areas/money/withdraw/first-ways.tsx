import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import type { WithdrawalState } from '../payment-queries.ts';

/** Where money has to go back to before it can go anywhere else. */
export function FirstWays({ state }: { state: WithdrawalState }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  if (state.first_to.length === 0) return null;
  return (
    <div className="withdraw-first">
      <Icon name="info" />
      <div>
        <p>{t('money_withdraw_first')}</p>
        <ul>
          {state.first_to.map(({ method_id: id, name, account, amount }) => (
            <li key={`${id} ${account ?? ''}`}>
              <span>{account === null ? name : `${name} (${account})`}</span>
              <b>{money.exact(parseWire(amount), user?.currency)}</b>
            </li>
          ))}
        </ul>
        {state.free !== null && parseWire(state.free) > 0n && (
          <p>{t('money_withdraw_free', { amount: money.exact(parseWire(state.free), user?.currency) })}</p>
        )}
      </div>
    </div>
  );
}
