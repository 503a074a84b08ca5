import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserContext, Page } from 'playwright-core';

const stream = '**/_api/account/events*';

/** Streams that stay open and never say anything. */
const silent = new Set<ServerResponse>();
let address: Promise<string> | undefined;

function openSilence(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': silence\n\n');
    silent.add(response);
    response.once('close', () => silent.delete(response));
  });
  server.unref();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
  });
}

/**
 * Lets pages that are opened from now on hear nothing from the server but the answers to their own calls. Otherwise a page
 * may learn between any two steps of what a test has changed behind it. Their streams are open, since a page without one
 * asks by itself.
 */
export async function cutEvents(pages: BrowserContext | Page): Promise<void> {
  const url = await (address ??= openSilence());
  await pages.route(stream, (route) => route.continue({ url }));
}

export async function restoreEvents(pages: BrowserContext | Page): Promise<void> {
  await pages.unroute(stream);
  for (const response of silent) response.destroy();
}
