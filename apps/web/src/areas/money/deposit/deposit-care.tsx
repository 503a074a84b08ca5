import { Panel } from '@baize/ui';

import { useCareLinks } from '../../../frame/care-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

/** Limits, breaks, the self-test and help, one tap from a deposit. */
export function DepositCare() {
  const t = useMessages();
  return (
    <Panel as="section" className="money-card" aria-labelledby="deposit-care">
      <h2 id="deposit-care">{t('account_group_care')}</h2>
      <ul className="deposit-care">
        {useCareLinks().map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="money-card-link">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
