import { parseWire } from '@baize/currency';
import { Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { siteDay } from '../../money/index.ts';
import { periodText } from './period-text.ts';
import { type Statement, useStatementText } from './use-statement-text.ts';

/** What was paid in and out since the account was opened. */
export function LifetimeCard({ lifetime }: Pick<Statement, 'lifetime'>) {
  const t = useMessages();
  const text = useStatementText();
  const { brand, language } = useApp();
  const hasPayments = useShowsItem('financialHistory');
  const since = siteDay(brand, new Date(lifetime.since));
  const rows = [
    ['statement_deposited', lifetime.deposited],
    ['statement_deposits_returned', lifetime.deposits_returned],
    ['statement_withdrawn', lifetime.withdrawn],
    ['statement_withdrawals_returned', lifetime.withdrawals_returned],
  ] as const;
  const shown = rows.filter(([label, wire]) => !label.endsWith('_returned') || parseWire(wire) !== 0n);
  return (
    <Panel as="section" className="statement-card statement-lifetime" aria-labelledby="statement-lifetime">
      <header>
        <h2 id="statement-lifetime">{t('statement_lifetime')}</h2>
        <small>{periodText({ from: since, to: since }, 'day', language)}</small>
      </header>
      <dl>
        {shown.map(([label, wire]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{text.exact(parseWire(wire))}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('statement_out_minus_in')}</dt>
          <dd>{text.signed(parseWire(lifetime.net))}</dd>
        </div>
      </dl>
      {hasPayments && (
        <Link className="statement-link" href={paths.financialHistory}>
          {t('statement_payments_link')}
        </Link>
      )}
    </Panel>
  );
}
