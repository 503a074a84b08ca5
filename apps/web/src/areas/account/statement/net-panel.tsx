import { parseWire } from '@baize/currency';
import { Panel } from '@baize/ui';

import { statementAddress, type StatementInput } from '../../../addresses/statement-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { NetChart } from './net-chart.tsx';
import { PeriodTable } from './period-table.tsx';
import { type Statement, useStatementText, wonMinor } from './use-statement-text.ts';

interface PanelProps {
  readonly statement: Statement;
  readonly input: StatementInput;
}

function Totals({ statement }: Pick<PanelProps, 'statement'>) {
  const t = useMessages();
  const text = useStatementText();
  const { by, periods, totals, today } = statement;
  const begun = periods.filter(({ from }) => from <= today).length;
  const average = text.time(Math.round(totals.minutes / Math.max(begun, 1)));
  return (
    <dl className="statement-totals">
      <div data-main>
        <dt>{t('statement_net_of', { by, count: periods.length })}</dt>
        <dd data-gain={parseWire(totals.net) > 0n || undefined}>{text.signed(parseWire(totals.net))}</dd>
        <dd>{t('statement_net_text')}</dd>
      </div>
      <div>
        <dt>{t('statement_bet')}</dt>
        <dd>{text.exact(parseWire(totals.bet))}</dd>
        <dd>{t('statement_bets', { count: totals.bets })}</dd>
      </div>
      <div>
        <dt>{t('statement_win')}</dt>
        <dd>{text.exact(wonMinor(totals))}</dd>
        <dd>{t('statement_win_text')}</dd>
      </div>
      <div>
        <dt>{t('statement_time')}</dt>
        <dd>{text.time(totals.minutes)}</dd>
        <dd>{t('statement_time_average', { by, time: average })}</dd>
      </div>
    </dl>
  );
}

/** The sums of the dates shown, and the net result of each period as a chart or as a table. */
export function NetPanel({ statement, input }: PanelProps) {
  const t = useMessages();
  return (
    <Panel as="section" className="statement-card" aria-labelledby="statement-net">
      <Totals statement={statement} />
      <header>
        <h2 id="statement-net">{t('statement_chart_title', { by: statement.by })}</h2>
        <nav className="window-by" aria-label={t('statement_view')}>
          {(['chart', 'table'] as const).map((view) => (
            <Link
              key={view}
              replace
              href={statementAddress({ ...input, view })}
              aria-current={view === input.view ? 'true' : undefined}
            >
              {t(`statement_view_${view}`)}
            </Link>
          ))}
        </nav>
      </header>
      {input.view === 'chart' ? <NetChart statement={statement} /> : <PeriodTable statement={statement} />}
    </Panel>
  );
}
