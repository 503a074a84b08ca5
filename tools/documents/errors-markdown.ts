import {
  calls,
  type CallShape,
  type ErrorCode,
  errorCodes,
  errorRow,
  isRefusedWhileClosed,
} from '@baize/contract';
import en from '@baize/messages/en';
import tr from '@baize/messages/tr';

const messages: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = { tr, en };

/** docs/errors.md: every error of the API with its messages, and the calls that return it. */
export function errorsMarkdown(): string {
  const rows = Object.keys(errorCodes)
    .filter((code): code is ErrorCode => code in errorCodes)
    .map((code) => errorLine(code));
  return `${[
    '# Errors of the API',
    '',
    'Every failed call replies with the HTTP status and this body; messages are in the requested language:',
    '',
    '```json',
    '{ "success": false, "message": "…", "data": { "message": "…", "code": 600 }, "error": "key", "errors": { "field": ["…"] }, "request_id": "…" }',
    '```',
    '',
    '`error` is the key in the first column. `data.code` is sent if the table has a number, `errors` if fields are',
    'invalid. `request_id` is also in the server’s log. This page is generated from',
    '`packages/contract/src/error-codes.ts` and the message catalogues by `npm run docs`.',
    '',
    '| Key | Status | Code | Turkish | English | Calls |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')}\n`;
}

function errorLine(code: ErrorCode): string {
  const { status, message, number } = errorRow(code);
  const named = Object.entries(calls).flatMap(([key, call]) => (hasError(call, code) ? [`\`${key}\``] : []));
  const cells = [
    `\`${code}\``,
    status,
    number ?? '',
    cell(messages.tr[message]),
    cell(messages.en[message]),
    named.length > 0 ? named.join(', ') : 'any call',
  ];
  return `| ${cells.join(' | ')} |`;
}

function hasError(call: CallShape, code: ErrorCode): boolean {
  return call.errors.includes(code) || (code === 'account_closed' && isRefusedWhileClosed(call));
}

function cell(message: string | undefined): string {
  return (message ?? '').replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
