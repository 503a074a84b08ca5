import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import type { Clock, IdMaker } from '@baize/clock';
import { createSecureDraw, type Draw } from '@baize/games';

import { addBets } from './book/add-bets.ts';
import { addBook } from './book/add-book.ts';
import { addBookConsole } from './book/console/add-book-console.ts';
import { addBtcpay } from './btcpay/add-btcpay.ts';
import { createBook } from './book/create-book.ts';
import { addCaptcha } from './captcha/add-captcha.ts';
import { addConsoleAssets } from './consoles/add-console-assets.ts';
import { addDialects } from './dialects/add-dialects.ts';
import { addDialectsConsole } from './dialects/add-dialects-console.ts';
import { addEnvoy } from './envoy/add-envoy.ts';
import { addFeeds } from './feeds/add-feeds.ts';
import { openPools } from './feeds/jackpots/open-pools.ts';
import { addGateway } from './gateway/add-gateway.ts';
import { addInbox } from './inbox/add-inbox.ts';
import { addPaytr } from './paytr/add-paytr.ts';
import { addPoker } from './poker/add-poker.ts';
import { addRewards } from './rewards/add-rewards.ts';
import { addScan } from './scan/add-scan.ts';
import { addRovpay } from './rovpay/add-rovpay.ts';
import { addScriptHost } from './script-host/add-script-host.ts';
import { addStudio } from './studio/add-studio.ts';
import { createFaultBoard } from './studio/wallet/fault-board.ts';
import { addQuick } from './quick/add-quick.ts';
import { addSupport } from './support/add-support.ts';
import type { SandboxConfig, SandboxParts } from './sandbox-parts.ts';
import { DEFAULT_RETRY_PLAN } from './wire/retry-plan.ts';

export interface SandboxDeps {
  config: SandboxConfig;
  clock: Clock;
  /** By which shared rounds begin and end, and slots keep their pace; `clock` by default. A test moves it on, so that nobody waits. */
  roundClock?: Clock;
  ids: IdMaker;
  log?: FastifyBaseLogger;
  /** For tests that need a certain result; the operating system's cryptographic generator by default. */
  draw?: Draw;
  /** The same for the feeds: live tables, and the amounts at which jackpots are won. */
  feedDraw?: Draw;
}

const DEFAULT_CALL_TIMEOUT_MS = 4_000;

/**
 * Stand-ins for all third parties, on their own origin: game providers, three payment gateways, an inbox for e-mail and SMS, a
 * captcha, a scanner of files, a live chat, feeds of live tables, jackpots and odds, and a poker room. The caller listens and closes; closing
 * stops all retries, and unfinished work stays on disk.
 *
 * @throws Error if the data folder is not writable or its journal is damaged
 */
export async function createSandbox({ log, ...deps }: SandboxDeps): Promise<FastifyInstance> {
  const app = openSandboxApp(log);
  const parts = withDefaults(deps);
  app.get('/healthz', async () => ({ status: 'ok' }));
  const pools = await openPools(parts);
  const faults = createFaultBoard();
  const { floor } = await addStudio(app, { ...parts, pools, faults });
  const dialectFaults = createFaultBoard();
  const wallets = await addDialects(app, { ...parts, faults: dialectFaults });
  const runner = await addQuick(app, { ...parts, faults, wallets });
  addDialectsConsole(app, { runner, faults: dialectFaults });
  addScriptHost(app);
  await addGateway(app, parts);
  await addPaytr(app, parts);
  await addBtcpay(app, parts);
  await addRovpay(app, parts);
  await addEnvoy(app, parts);
  await addInbox(app, parts);
  await addRewards(app, parts);
  addCaptcha(app, parts);
  addScan(app, parts.config);
  addSupport(app);
  const { book, close: closeBook } = await createBook(parts);
  app.addHook('onClose', closeBook);
  addBookConsole(app, book);
  await addBets(app, { ...parts, book, faults });
  await addBook(app, { ...parts, book });
  addFeeds(app, { ...parts, pools, floor, book });
  await addPoker(app, { ...parts, faults });
  addConsoleAssets(app);
  return app;
}

/** What stand-ins are made of. */
export function withDefaults({
  config,
  clock,
  roundClock = clock,
  ids,
  draw,
  feedDraw,
}: SandboxDeps): SandboxParts {
  return {
    config: {
      ...config,
      tables: config.tables ?? [],
      art: config.art ?? new Map(),
      tiles: config.tiles ?? new Map(),
      retry: config.retry ?? DEFAULT_RETRY_PLAN,
      callTimeoutMs: config.callTimeoutMs ?? DEFAULT_CALL_TIMEOUT_MS,
    },
    clock,
    roundClock,
    ids,
    draw: draw ?? createSecureDraw(),
    feedDraw: feedDraw ?? createSecureDraw(),
  };
}

/** What stand-ins are added to. Forms are parsed like JSON; routes with signed bodies keep the raw text. */
export function openSandboxApp(log?: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: log }),
    bodyLimit: 64 * 1024,
    // A caller that gave up on a silent stand-in may leave an idle connection.
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  return app;
}
