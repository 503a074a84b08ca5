import type { Column } from '@baize/ui';

import type { App } from '../../app/app.ts';
import type { Translate } from '../../messages/use-messages.ts';
import { fullMoment } from '../money/index.ts';

/** When a row was written. */
export function timeColumn<Row extends { readonly created_at: string }>(
  t: Translate,
  app: Pick<App, 'brand' | 'language'>,
): Column<Row> {
  return {
    id: 'time',
    label: t('account_column_time'),
    cell: (row) => (
      <span className="text-ink-2">
        <time dateTime={row.created_at}>{fullMoment(row.created_at, app)}</time>
      </span>
    ),
  };
}
