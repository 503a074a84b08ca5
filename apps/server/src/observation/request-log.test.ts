import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createLogger } from './create-logger.ts';
import { RequestLog } from './request-log.ts';

const lines: { level: number; reqId: string; msg: string }[] = [];
const log = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line)) });
const makeChild = vi.spyOn(log, 'child');
beforeEach(() => {
  lines.length = 0;
  makeChild.mockClear();
});

describe('the log of a request', () => {
  test('writes what its level lets through, with the number of the request', () => {
    const own = new RequestLog(log, { reqId: 'r1' });
    own.info('nothing');
    own.debug({ a: 1 }, 'nothing');
    own.warn('careful');
    own.error({ err: new Error('broken'), token: 'x' }, 'failed %s', 'twice');
    expect(lines).toMatchObject([
      { level: 40, reqId: 'r1', msg: 'careful' },
      { level: 50, reqId: 'r1', msg: 'failed twice', err: { message: 'broken' }, token: '[removed]' },
    ]);
    expect(own.level).toBe('warn');
    expect(makeChild).toHaveBeenCalledOnce();
  });

  test('is not made where nothing is written', () => {
    new RequestLog(log, { reqId: 'r2' }).info('nothing');
    expect(makeChild).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  test('hands its number on', () => {
    new RequestLog(log, { reqId: 'r3' }).child({ part: 'wallet' }).fatal('gone');
    expect(lines).toMatchObject([{ level: 60, reqId: 'r3', part: 'wallet', msg: 'gone' }]);
  });
});
