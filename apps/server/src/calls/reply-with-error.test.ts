import { DeadlineExceeded, IdsUnavailable } from '@baize/clock';
import { CallError } from '@baize/contract';
import { describe, expect, test } from 'vitest';

import { explainError } from './reply-with-error.ts';

const explain = (error: unknown) => {
  const { status, reply } = explainError(error, { language: 'en', brand: undefined, requestId: 'r' });
  return [status, reply.error];
};

const withCode = (code: string) => Object.assign(new Error('broken'), { code });
/** As the query builder hands on what the driver throws. */
const wrapped = (error: Error) =>
  new Error('Failed query', { cause: new Error('once more', { cause: error }) });

describe('what may succeed a moment later is answered as unavailable', () => {
  test.each([
    ['a process without a worker number', new IdsUnavailable('no worker number')],
    ['a deadline of ours', new DeadlineExceeded(5)],
    ['a database that does not answer', new Error('Query read timeout')],
    ['a lock that was not given in time', withCode('55P03')],
    ['a statement that took too long', withCode('57014')],
    ['a transaction that was idle for too long', withCode('25P03')],
    ['a server with too many connections', withCode('53300')],
    ['a server that stops', withCode('57P01')],
    ['a server that crashed', withCode('57P02')],
    ['a server that starts', withCode('57P03')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a connection that was cut', new Error('Connection terminated unexpectedly')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ])('%s', (_, error) => {
    expect(explain(error)).toEqual([503, 'unavailable']);
    expect(explain(wrapped(error))).toEqual([503, 'unavailable']);
  });
});

test.each([
  ['a value that no column can hold', wrapped(withCode('22003')), 400, 'bad_request'],
  ['a broken rule of a table', wrapped(withCode('23505')), 500, 'please_try_again'],
  ['anything else', new Error('hunter2'), 500, 'please_try_again'],
  ['what is no error at all', 'hunter2', 500, 'please_try_again'],
  ['a refusal', new CallError('forbidden'), 403, 'forbidden'],
])('%s has an answer of its own, which tells nothing of the cause', (_, error, status, code) => {
  expect(explain(error)).toEqual([status, code]);
  const { reply } = explainError(error, { language: 'en', brand: undefined, requestId: 'r' });
  expect(JSON.stringify(reply)).not.toMatch(/hunter2|Failed query|once more|broken/);
});

test.each([
  [413, 413, 'payload_too_large'],
  [415, 415, 'unsupported_media_type'],
  [400, 400, 'bad_request'],
  [431, 400, 'bad_request'],
  [502, 500, 'please_try_again'],
])('a refusal of the framework with %i is answered %i', (statusCode, status, code) => {
  expect(explain(Object.assign(new Error('no'), { statusCode }))).toEqual([status, code]);
});
