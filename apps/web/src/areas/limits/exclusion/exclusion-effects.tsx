import { parseWire } from '@baize/currency';
import { Icon, type IconName } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import type { Closing } from './exclusion-period.ts';

function Effect({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      {text}
    </li>
  );
}

/** What closing the account touches, in numbers, or what changes if it is closed already. */
export function ExclusionEffects({ closing }: { closing: Closing }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const balanceMinor = parseWire(closing.balance);
  const balance = money.exact(balanceMinor, user?.currency);
  const { sessions: count } = closing;
  const isClosed = closing.closing !== null;
  const isBrand = closing.scope === 'brand';
  const account = isClosed
    ? (['exclusion_longer_brand', 'exclusion_longer_operator'] as const)
    : (['exclusion_confirm_brand', 'exclusion_confirm_operator'] as const);
  return (
    <ul className="exclusion-effects">
      <Effect
        icon="log-out"
        text={t(isClosed ? 'exclusion_longer_sessions' : 'exclusion_confirm_sessions', { count })}
      />
      {balanceMinor > 0n && <Effect icon="wallet" text={t('exclusion_confirm_balance', { balance })} />}
      {closing.open_rounds > 0 && (
        <Effect icon="dices" text={t('exclusion_confirm_rounds', { count: closing.open_rounds })} />
      )}
      {!isClosed && <Effect icon="mail" text={t('exclusion_effect_messages')} />}
      <Effect icon="user" text={t(account[isBrand ? 0 : 1])} />
    </ul>
  );
}
