import fastify, { type FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';

import { createLogger } from './create-logger.ts';
import { childOf } from './request-log.ts';

const lines: { level: number; reqId: string; msg: string; req?: object; res?: object }[] = [];
beforeEach(() => {
  lines.length = 0;
});

/** Lets one request write to its log, at a log level of the server. */
async function log(level: 'info' | 'warn', write: (request: FastifyRequest) => void) {
  const logger = createLogger(level, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = fastify({
    loggerInstance: logger,
    childLoggerFactory: childOf,
    genReqId: () => 'r1',
  });
  app.post('/reset', (request, reply) => {
    write(request);
    return reply.send('done');
  });
  await app.inject({
    method: 'POST',
    url: '/reset?token=in-address',
    headers: { authorization: 'Bearer in-header' },
    payload: { password: 'in-body' },
  });
  await app.close();
  return lines;
}

describe('the log of a request', () => {
  test('writes what its level allows, with the id of the request', async () => {
    const written = await log('warn', (request) => {
      request.log.info('nothing');
      request.log.debug({ a: 1 }, 'nothing');
      request.log.warn('careful');
      request.log.error({ err: new Error('broken'), token: 'x' }, 'failed %s', 'twice');
    });
    expect(written).toMatchObject([
      { level: 40, reqId: 'r1', msg: 'careful' },
      { level: 50, reqId: 'r1', msg: 'failed twice', err: { message: 'broken' }, token: '[removed]' },
    ]);
  });

  test('writes requests and replies through the serializers, without secrets', async () => {
    const written = await log('info', (request) => request.log.info({ req: request }, 'looked at'));
    expect(written.map(({ msg }) => msg)).toEqual(['incoming request', 'looked at', 'request completed']);
    expect(written[0]?.req).toMatchObject({ method: 'POST', url: '/reset?token=[removed]' });
    expect(written[1]?.req).toEqual(written[0]?.req);
    expect(written[2]?.res).toEqual({ statusCode: 200 });
    for (const secret of ['in-address', 'in-header', 'in-body'])
      expect(JSON.stringify(written)).not.toContain(secret);
  });

  test.each(['/forget-password/', '/account/undo/', '/account/not-me/'])(
    'leaves out the token of a link to %s',
    async (path) => {
      const written = await log('info', (request) => {
        const opened = { ...request, method: 'GET', url: `${path}in-link?x=1`, host: 'a', ip: '1.2.3.4:5' };
        request.log.info({ req: opened }, 'looked at');
      });
      expect(written[1]?.req).toMatchObject({ url: `${path}[removed]?x=1`, remoteAddress: '1.2.3.4' });
    },
  );

  test('writes nothing below its level', async () => {
    expect(await log('warn', (request) => request.log.info('nothing'))).toEqual([]);
  });

  test('passes its id on to child loggers', async () => {
    const written = await log('warn', (request) => request.log.child({ part: 'wallet' }).fatal('gone'));
    expect(written).toMatchObject([{ level: 60, reqId: 'r1', part: 'wallet', msg: 'gone' }]);
  });
});
