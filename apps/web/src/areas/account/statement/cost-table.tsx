import { parseWire } from '@baize/currency';
import { Panel } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { type Statement, useStatementText, wonMinor } from './use-statement-text.ts';

/** The share is given for this amount, in minor units. */
const PER = 10_000n;

interface Row {
  readonly bet: string;
  readonly win: string;
  readonly refund: string;
  readonly net: string;
}

/** What each category of games has cost, and how much of what was staked. */
export function CostTable({ statement }: { readonly statement: Statement }) {
  const t = useMessages();
  const text = useStatementText();
  const { categories, totals } = statement;
  const cells = (row: Row) => {
    const bet = parseWire(row.bet);
    return (
      <>
        <td data-roomy>{text.exact(bet)}</td>
        <td data-roomy>{text.exact(wonMinor(row))}</td>
        <td data-net>{text.signed(parseWire(row.net))}</td>
        <td>{bet > 0n ? text.signed((parseWire(row.net) * PER) / bet) : '–'}</td>
      </>
    );
  };
  return (
    <Panel as="section" className="statement-card" aria-labelledby="statement-cost">
      <header>
        <h2 id="statement-cost">{t('statement_cost')}</h2>
      </header>
      <table className="statement-table">
        <caption className="visually-hidden">{t('statement_cost')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statement_category')}</th>
            <th scope="col" data-roomy>
              {t('statement_bet')}
            </th>
            <th scope="col" data-roomy>
              {t('statement_win')}
            </th>
            <th scope="col">{t('statement_net')}</th>
            <th scope="col">{t('statement_per', { amount: text.short(PER) })}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map((row) => (
            <tr key={row.category}>
              <th scope="row">
                {t(`statement_category_${row.category}`)}
                <small data-tight>
                  {t('statement_bet')} {text.exact(parseWire(row.bet))}
                </small>
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('statement_total')}</th>
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
      <p className="statement-note">{t('statement_per_text', { amount: text.short(PER) })}</p>
    </Panel>
  );
}
