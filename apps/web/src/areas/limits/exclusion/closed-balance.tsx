import { infoPageAddress } from '@baize/contract/page-addresses';
import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Money, Panel } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useSupport } from '../../../frame/support-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';

/** How the player gets the money: support pays it out until there is a page to withdraw it. */
function Withdrawal() {
  const t = useMessages();
  const support = useSupport();
  if (support) {
    return (
      <Button size="large" icon="message-circle" onClick={() => support.open()}>
        {t('site_support')}
      </Button>
    );
  }
  return (
    <ButtonLink size="large" href={infoPageAddress('contact')} linkAs={Link}>
      {t('exclusion_contact')}
    </ButtonLink>
  );
}

/** The balance of a closed account, updated by push, and how to get it. */
export function ClosedBalance() {
  const t = useMessages();
  const money = useMoneyFormat();
  const support = useSupport();
  const { user } = useSession();
  if (!user) return null;
  const balanceMinor = parseWire(user.balance);
  const hasMoney = balanceMinor > 0n;
  return (
    <Panel as="section" className="closed-balance" aria-labelledby="closed-balance">
      <div>
        <h2 id="closed-balance">{t('exclusion_balance')}</h2>
        <Money text={money.exact(balanceMinor, user.currency)} />
        {hasMoney && <p>{t(support ? 'exclusion_balance_text' : 'exclusion_balance_contact')}</p>}
      </div>
      {hasMoney && <Withdrawal />}
    </Panel>
  );
}
