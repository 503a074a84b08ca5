import { durationText } from '@baize/messages/duration';
import path from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { formatMessage } from '@baize/messages';
import { type RetentionRow, retentionRows } from '@baize/services';

/** docs/retention.md: what is kept about players, for how long and why. */
export function retentionMarkdown(): string {
  const brand = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../brands')));
  if (!brand) throw new Error('there is no default brand');
  return `${[
    '# What is kept about players',
    '',
    'The times are the constants of the jobs that delete. Players read the same table at `/account/data` and in the copy of',
    'their data; a test compares it with the tables of the database. This page is generated from',
    '`packages/services/src/account/retention/retention-rows.ts` and the messages by `npm run docs`.',
    '',
    '| What | Tables | Kept | Why |',
    '|---|---|---|---|',
    ...retentionRows(brand).map(
      (row) =>
        `| ${text(`own_data_what_${row.kind}`)} | ${row.tables.map((name) => `\`${name}\``).join(', ')} | ${time(row)} | ${text(`own_data_why_${row.kind}`)} |`,
    ),
    '',
    'Rows that the law keeps are deleted by no job. The months of the ledger can be moved away, see `docs/operations.md`.',
    'A game session is kept longer while a round of it is unsettled. The days of documents are those of the trait',
    '`money.documentDays`; here they are those of the default brand, and photos that nobody decides are destroyed after twice',
    'the time.',
  ].join('\n')}\n`;
}

const text = (key: string, values = {}) => formatMessage('en', key, values);

function time({ keepMs, since }: RetentionRow): string {
  if (keepMs === undefined) return text(`own_data_since_${since}`);
  const duration = durationText(text, keepMs / 60_000, 'long');
  return text(`own_data_since_${since}`, { time: duration });
}
