import { parseWire } from '@baize/currency';

import { useMessages } from '../../../messages/use-messages.ts';
import { type Statement, useStatementText, wonMinor } from './use-statement-text.ts';

/** What the chart shows, newest first. Phones show stakes and wins below the period. */
export function PeriodTable({ statement }: { readonly statement: Statement }) {
  const t = useMessages();
  const text = useStatementText();
  const { by, periods, totals, today } = statement;
  const begun = periods.filter(({ from }) => from <= today).reverse();
  return (
    <table className="statement-table">
      <caption className="visually-hidden">{t('statement_chart_title', { by })}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`statement_by_${by}`)}</th>
          <th scope="col" data-roomy>
            {t('statement_bet')}
          </th>
          <th scope="col" data-roomy>
            {t('statement_win')}
          </th>
          <th scope="col">{t('statement_net')}</th>
          <th scope="col">{t('statement_time')}</th>
        </tr>
      </thead>
      <tbody>
        {begun.map((period) => (
          <tr key={period.from}>
            <th scope="row">
              {text.period(period, by)}
              {period.to >= today && <small> {t('statement_current_note', { by })}</small>}
              <small data-tight>
                {t('statement_bet')} {text.exact(parseWire(period.bet))}
              </small>
              <small data-tight>
                {t('statement_win')} {text.exact(wonMinor(period))}
              </small>
            </th>
            <td data-roomy>{text.exact(parseWire(period.bet))}</td>
            <td data-roomy>{text.exact(wonMinor(period))}</td>
            <td data-net>{text.signed(parseWire(period.net))}</td>
            <td>{text.time(period.minutes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('statement_total')}</th>
          <td data-roomy>{text.exact(parseWire(totals.bet))}</td>
          <td data-roomy>{text.exact(wonMinor(totals))}</td>
          <td data-net>{text.signed(parseWire(totals.net))}</td>
          <td>{text.time(totals.minutes)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
