import { loadBrands, placeSupport } from '@baize/brand';
import { createIdMaker, systemClock } from '@baize/clock';
import { migrate, openDatabase } from '@baize/db';
import {
  createClosedPokerRoom,
  createKeyRing,
  createSandboxGateway,
  createSandboxJackpots,
  createSandboxMatches,
  createSandboxPokerRoom,
  createSandboxStudio,
  createTurnstile,
  TURNSTILE_ORIGIN,
} from '@baize/providers';
import {
  ConfigError,
  createServer,
  type MessageSettings,
  openBuiltPages,
  readConfig,
  readMessageSettings,
  type ServerConfig,
} from '@baize/server';
import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { openMessagePorts } from './launch/message-ports.ts';
import { announce } from './launch/prepare-launch.ts';
import { requireFreePort } from './launch/require-free-port.ts';
import { buildSiteWhenChanged } from './launch/site-build.ts';
import { untilStopped, watchStopSignals } from './launch/stop-signals.ts';
import { captchaProblems, readVendorSettings, type VendorSettings } from './launch/vendor-settings.ts';

const root = path.resolve(import.meta.dirname, '..');

/** `npm run serve`: the site alone, as in production, until it is told to stop. */
async function serve(): Promise<void> {
  const stopped = watchStopSignals();
  const { config, vendors, messages } = readSettings();
  for (const warning of messages.warnings) announce(`Warning: ${warning}.`);
  await requireFreePort(config.host, config.port, 'PORT');
  await buildSiteWhenChanged(root, () => announce('Building the site …'));
  const clock = systemClock;
  const ids = createIdMaker(clock);
  // The demo brands' support desk is a stand-in; what a brand of its own names stays.
  const brands = loadBrands(path.join(root, 'brands')).map((brand) => placeSupport(brand, undefined));
  const weakCaptchas = captchaProblems(brands, vendors);
  if (weakCaptchas.length > 0) throw new ConfigError(weakCaptchas);
  await using cleanup = new AsyncDisposableStack();
  const database = openDatabase({ url: config.databaseUrl });
  cleanup.defer(() => database.close());
  await migrate(database.pool);
  const pages = await openBuiltPages({
    clock,
    brands,
    frameOrigins: [vendors.studioUrl, ...(vendors.pokerUrl === undefined ? [] : [vendors.pokerUrl])],
    captchaOrigin: TURNSTILE_ORIGIN,
    liveFeedUrl: vendors.liveFeedUrl,
  });
  const server = await createServer({
    config,
    database,
    clock,
    ids,
    brands,
    studio: createSandboxStudio({ baseUrl: vendors.studioUrl, keys: createKeyRing(config.walletKeys) }),
    gateway: createSandboxGateway({
      baseUrl: vendors.gatewayUrl,
      keys: createKeyRing(config.gatewayKeys),
      clock,
    }),
    ...openMessagePorts(messages),
    pokerRoom:
      vendors.pokerUrl === undefined
        ? createClosedPokerRoom()
        : createSandboxPokerRoom({
            baseUrl: vendors.pokerUrl,
            keys: createKeyRing(config.walletKeys),
            clock,
          }),
    captcha: createTurnstile({
      baseUrl: TURNSTILE_ORIGIN,
      ids,
      secretOf: (siteId) => vendors.captchaSecrets.get(siteId),
    }),
    ...(vendors.feedsUrl !== undefined && {
      jackpots: createSandboxJackpots({ baseUrl: vendors.feedsUrl }),
      matches: createSandboxMatches({ baseUrl: vendors.feedsUrl }),
    }),
    pages: pages.register,
  });
  cleanup.defer(() => server.close());
  await server.app.listen({ host: config.host, port: config.port });
  await untilStopped(stopped);
}

interface Settings {
  readonly config: ServerConfig;
  readonly vendors: VendorSettings;
  readonly messages: MessageSettings;
}

/** Settings of the server and of its third parties; what is wrong with any is named together. */
function readSettings(): Settings {
  const vendors = readVendorSettings(process.env);
  const messages = readMessageSettings(process.env);
  const others = [...vendors.problems, ...messages.problems];
  let config: ServerConfig;
  try {
    config = readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError([...error.problems, ...others]) : error;
  }
  if (others.length > 0) throw new ConfigError(others);
  return { config, vendors: vendors.settings, messages };
}

try {
  await serve();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : explainProblem(error)}\n`);
  process.exit(1);
}
