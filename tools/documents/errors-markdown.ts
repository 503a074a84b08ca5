import { calls, type ErrorCode, errorCodes, errorRow } from '@baize/contract';
import en from '@baize/messages/en';
import tr from '@baize/messages/tr';

const messages: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = { tr, en };

/** The page docs/errors.md: every way in which a call may fail, what the player reads, and which calls do. */
export function errorsMarkdown(): string {
  const rows = Object.keys(errorCodes)
    .filter((code): code is ErrorCode => code in errorCodes)
    .map((code) => errorLine(code));
  return `${[
    '# Errors of the API',
    '',
    'Every failed call answers with the HTTP status and this body; messages come in the language that was asked for:',
    '',
    '```json',
    '{ "success": false, "message": "…", "data": { "message": "…", "code": 600 }, "error": "key", "errors": { "field": ["…"] }, "request_id": "…" }',
    '```',
    '',
    '`error` is the key in the first column. `data.code` is sent where the table names a number, `errors` where fields',
    'are at fault. `request_id` is the one in the server’s log. This page is drawn from',
    '`packages/contract/src/error-codes.ts` and the message catalogues; `npm run docs` draws it again.',
    '',
    '| Key | Status | Code | Turkish | English | Named by |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')}\n`;
}

function errorLine(code: ErrorCode): string {
  const { status, message, number } = errorRow(code);
  const named = Object.entries(calls).flatMap(([key, call]) =>
    namesError(call.errors, code) ? [`\`${key}\``] : [],
  );
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

function namesError(errors: readonly ErrorCode[], code: ErrorCode): boolean {
  return errors.includes(code);
}

function cell(message: string | undefined): string {
  return (message ?? '').replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
