import { setTimeout as sleep } from 'node:timers/promises';

import type { preHandlerAsyncHookHandler } from 'fastify';

import type { FaultBoard, PageCall } from '../studio/wallet/fault-board.ts';

/** Longer than a page of the site waits before it says so. */
const SLOW_PAGE_MS = 8_000;

/** Applies the fault that is on for this call, before the route replies. */
export function failPage(faults: FaultBoard, call: PageCall): preHandlerAsyncHookHandler {
  return async (_request, reply) => {
    const kind = faults.take(call);
    if (kind === 'slow') await sleep(SLOW_PAGE_MS, undefined, { ref: false });
    if (kind === 'html')
      return reply.type('text/html; charset=utf-8').send('<!doctype html><title>Bad gateway</title>');
    if (kind !== 'silent' && kind !== 'half' && kind !== 'refuse') return;
    reply.hijack();
    if (kind === 'silent') return;
    if (kind === 'half') {
      reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': '20000' });
      reply.raw.write('<!doctype html><html><head><title>');
    }
    reply.raw.destroy();
  };
}
