import type { Change } from '../change.ts';

const files = 'apps/server/src/history-files';
const account = 'packages/services/src/account';

const inFile = (
  file: string,
  tests: readonly string[],
  rows: readonly Omit<Change, 'file' | 'tests'>[],
): Change[] => rows.map((row) => ({ ...row, file, tests }));

/** Histories as files, and the documents that they are drawn as. */
export const historyFileChanges: readonly Change[] = [
  ...inFile(
    `${files}/write-csv.ts`,
    [`${files}/write-csv.test`],
    [
      {
        find: "formula.test(field) || looksLikeValue(oneLine) ? `'${oneLine}` : oneLine",
        replace: 'oneLine',
        promise: 'a spreadsheet does not run the text of a stranger',
      },
      {
        find: 'field.replaceAll(laterFormula, "$&\'")',
        replace: 'field',
        promise: 'a spreadsheet with another separator does not run a part of a text',
      },
      {
        find: '[\\s\\p{Cc}\\uFEFF"]*(?=',
        replace: '[\\s\\p{Cc}\\uFEFF]*(?=',
        promise: 'quotes after a separator do not hide a formula',
      },
      { find: "plain.replace('.', ',')", replace: 'plain', promise: 'Turkish programs read amounts' },
      { find: "language === 'tr' ? ';' : ','", replace: "','", promise: 'Turkish programs find the columns' },
      {
        find: `field.replaceAll('"', '""')`,
        replace: 'field',
        promise: 'a quotation mark does not end a field',
      },
      {
        find: 'BYTE_ORDER_MARK +',
        replace: '',
        promise: 'programs recognise UTF-8',
      },
    ],
  ),
  ...inFile(
    `${files}/write-xlsx.ts`,
    [`${files}/write-xlsx`],
    [
      { find: "text: '@',", replace: "text: 'General',", promise: 'a text stays one while it is edited' },
      { find: '`${minor / 100n}`', replace: 'Number(minor) / 100', promise: 'no amount loses digits' },
      {
        find: ".replaceAll(/_(?=x[\\dA-Fa-f]{4}_)/g, '_x005F_')",
        replace: '',
        promise: 'an id is read as it was written',
      },
    ],
  ),
  ...inFile(
    `${files}/write-csv.ts`,
    [`${files}/write-csv.test`],
    [
      { find: ' || looksLikeValue(oneLine)', replace: '', promise: 'an id in a CSV stays a text' },
      {
        find: 'return wallClock(cell.at, timeZone);',
        replace: 'return cell.at.toISOString();',
        promise: 'a time in a CSV is a time of the brand',
      },
    ],
  ),
  ...inFile(
    'packages/pdf/src/drawing/script-fonts.ts',
    ['packages/pdf/src/make-pdf'],
    [
      {
        find: 'line.push(...pieces.slice(at, end + 1).toReversed());',
        replace: 'line.push(...pieces.slice(at, end + 1));',
        promise: 'words from right to left follow each other from right to left',
      },
    ],
  ),
  ...inFile(
    'apps/server/src/files/file-name.ts',
    ['apps/server/src/files/file-name.test'],
    [{ find: "part.replaceAll(unusable, '')", replace: 'part', promise: 'a name has no line end' }],
  ),
  ...inFile(
    `${account}/whole-history.ts`,
    [`${account}/whole-history.test`],
    [
      { find: 'if (first.total > maxRows)', replace: 'if (false)', promise: 'a file has a maximum of rows' },
      {
        find: 'data.filter(({ id }) => !seen.has(id))',
        replace: 'data',
        promise: 'no row is in a file twice',
      },
    ],
  ),
  ...inFile(
    `${account}/history-page.ts`,
    [`${account}/whole-history.test`],
    [
      {
        find: 'Math.min(to.getTime(), untilMs)',
        replace: 'to.getTime()',
        promise: 'rows that come later are not in the file',
      },
    ],
  ),
  ...inFile(
    'apps/server/src/files/pdf-desk.ts',
    [`${files}/history-files.db`],
    [
      {
        find: 'if (served.has(key)) throw tooManyRequests(RETRY_AFTER_SECONDS);',
        replace: '',
        promise: 'a player has one document made at a time',
      },
    ],
  ),
  ...inFile(
    `${files}/open-history.ts`,
    [`${files}/history-files.db`],
    [
      {
        find: 'accountLogs(context, { ...query, ...part })',
        replace: 'accountLogs(context, { ...query, wallet: 1, ...part })',
        promise: 'a file follows the filters of the page',
      },
    ],
  ),
  ...inFile(
    `${files}/history-tables.ts`,
    [`${files}/history-tables.test`],
    [
      {
        find: "minor === 0n ? 'account_type_no_win' : 'account_type_win'",
        replace: "'account_type_win'",
        promise: 'a round without a win is not called a win in a file',
      },
      {
        find: 'text(readNote(row.manager_note, (key) => t(key)))',
        replace: 'text(row.manager_note)',
        promise: 'the note of a payment in a file is a text of the language',
      },
    ],
  ),
  ...inFile(
    'packages/pdf/src/drawable-text.ts',
    ['packages/pdf/src/make-pdf'],
    [
      {
        find: 'if (isWhole(segment)) return segment;',
        replace: 'return segment;',
        promise: 'no character is lost unseen',
      },
    ],
  ),
  ...inFile(
    'packages/pdf/src/drawing/draw-table.ts',
    ['packages/pdf/src/make-pdf'],
    [
      {
        find: 'if (sheet.reserve(row.height + following)) drawRow(sheet, head);',
        replace: 'sheet.reserve(row.height + following);',
        promise: 'each page of a table has its head',
      },
    ],
  ),
];
