import { parseWire } from '@baize/currency';
import { ButtonLink, Money, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';

/** The balance of a closed account, updated by push, and how to get it. */
export function ClosedBalance() {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  if (!user) return null;
  const balanceMinor = parseWire(user.balance);
  const hasMoney = balanceMinor > 0n;
  return (
    <Panel as="section" className="closed-balance" aria-labelledby="closed-balance">
      <div>
        <h2 id="closed-balance">{t('exclusion_balance')}</h2>
        <Money text={money.exact(balanceMinor, user.currency)} />
        {hasMoney && <p>{t('exclusion_balance_text')}</p>}
      </div>
      {hasMoney && (
        <ButtonLink size="large" href={paths.withdraw} linkAs={Link}>
          {t('site_withdraw')}
        </ButtonLink>
      )}
    </Panel>
  );
}
