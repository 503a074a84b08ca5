import { type Brand, defaultBrand } from '@baize/brand';
import { createIdMaker, manualClock, type ManualClock } from '@baize/clock';
import {
  createLedgerStore,
  createTestDatabase,
  openDatabase,
  playCount,
  type PostgresLedgerStore,
  type TestDatabase,
} from '@baize/db';
import {
  type CaptchaCheck,
  type CaptchaPort,
  type CaptchaResult,
  createKeyRing,
  createRegistry,
  createSandboxGateway,
  createSandboxPokerRoom,
  createSandboxStudio,
  type JackpotPort,
  type KeyRing,
  type Email,
  type MatchFeedPort,
  MessageUndelivered,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentRequest,
  POKER_PARTY,
  type PokerLobbyRequest,
  PokerNameRefused,
  createProviderClient,
  type PokerRoomPort,
  PokerRoomUnavailable,
  PokerUserMissing,
  type Provider,
  type ProviderPorts,
  type ScanPort,
  type ScanResult,
  type ShortMessage,
  signRequest,
} from '@baize/providers';
import { hashCheaply, type SmsLimits, smsLimits } from '@baize/services';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import type { ServerConfig } from '../config/server-config.ts';
import { createServer, type RunningServer, type ServerDeps } from '../create-server.ts';
import type { RouteLimits } from '../rate-limits/route-limits.ts';
import { copyBrands } from './copy-brands.ts';
import { openSportsProviders } from './open-sports-providers.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const manyADay = { max: 1_000, windowMs: 24 * 60 * 60_000 };
const sandboxUrl = 'http://127.0.0.1:3001';

const START = '2026-03-15T12:00:00Z';

/** A gateway whose replies a test controls. */
export interface FakeGateway extends PaymentGatewayPort {
  mood: 'fine' | 'silent' | 'refusing';
  readonly requests: PaymentRequest[];
}

/** E-mails and SMS that would have been sent. */
export interface FakePost {
  mood: 'fine' | 'silent';
  readonly emails: Email[];
  readonly messages: ShortMessage[];
}

/** A captcha whose replies a test controls. */
export interface FakeCaptcha extends CaptchaPort {
  result: CaptchaResult;
  readonly checks: CaptchaCheck[];
}

/** A scanner whose replies a test controls. */
export interface FakeScanner extends ScanPort {
  result: ScanResult;
}

/** A poker room whose replies a test controls; it accepts every name that is not taken. */
export interface FakePokerRoom extends PokerRoomPort {
  mood: 'fine' | 'silent';
  readonly names: Map<string, string>;
  /** Of the lobbies that were opened. */
  readonly launches: PokerLobbyRequest['launch'][];
}

export interface TestAppOptions {
  /** None by default, because tests call more often than people. */
  readonly routeLimits?: RouteLimits;
  /** The product's by default, except per network, since all tests share one. */
  readonly smsLimits?: SmsLimits;
  readonly trustedProxyHops?: number;
  /** A new one by default; a given one must be empty and migrated. */
  readonly database?: TestDatabase;
  /** If set, a further server on the database and with the clock of that one, as in another process. */
  readonly beside?: TestApp;
  /** None by default. */
  readonly pages?: ServerDeps['pages'];
  readonly geoHeader?: string;
  readonly jackpots?: JackpotPort;
  readonly matches?: MatchFeedPort;
  /** Further providers. */
  readonly providers?: (parts: { clock: ManualClock; keys: KeyRing }) => readonly Provider[];
}

export interface CallOptions {
  readonly brand?: Brand;
  readonly token?: string;
  readonly language?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The server with a database of its own and a clock that the test moves. */
export interface TestApp {
  readonly server: RunningServer;
  /** Connections of its owner; the server uses those of the site's role. */
  readonly database: TestDatabase;
  readonly ledger: PostgresLedgerStore;
  readonly clock: ManualClock;
  /** The keys that providers sign with. */
  readonly keys: KeyRing;
  readonly brands: readonly Brand[];
  readonly brand: Brand;
  readonly otherBrand: Brand;
  readonly gateway: FakeGateway;
  readonly post: FakePost;
  readonly captcha: FakeCaptcha;
  readonly scanner: FakeScanner;
  readonly pokerRoom: FakePokerRoom;
  readonly logLines: string[];
  /** The origin at which the server listens, from the first call on. */
  origin(): Promise<string>;
  /** Sends a call as a page of the brand does; `address` is relative to the base path. */
  call(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    address: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Sends a third party's callback, signed with the brand's key unless `headers` override that. */
  callback(
    party: string,
    path: string,
    body: string,
    options?: CallbackOptions,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface CallbackOptions {
  readonly siteId?: number;
  readonly headers?: Record<string, string>;
}

const secret = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64url');

const config: ServerConfig = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: '',
  logLevel: 'info',
  trustedProxyHops: 0,
  publicScheme: 'request',
  brandAddresses: 'domain',
  secrets: { personalIdKey: secret('a'), personalIdHashKey: secret('b'), documentKeys: [secret('d')] },
};

/** @param real parses notices as in production */
function createFakeGateway(real: PaymentGatewayPort): FakeGateway {
  const requests: PaymentRequest[] = [];
  return {
    mood: 'fine',
    requests,
    failureEnds: real.failureEnds,
    notices: real.notices,
    async createPayment(request) {
      requests.push(request);
      if (this.mood === 'silent') throw new PaymentGatewayUnavailable('no answer');
      if (this.mood === 'refusing') throw new PaymentRefused('no');
      return {
        url: `${sandboxUrl}/gateway/pay/${request.transactionId}`,
        providerRef: `ref-${request.transactionId}`,
      };
    },
  };
}

/** A fake provider; its circuit breaker is always closed. */
function provider(name: string, ports: ProviderPorts): Provider {
  return { name, ...ports, circuit: () => 'closed' };
}

interface Fakes {
  readonly gateway: FakeGateway;
  readonly post: FakePost;
  readonly captcha: FakeCaptcha;
  readonly scanner: FakeScanner;
  readonly pokerRoom: FakePokerRoom;
}

function fakeProviders(
  { gateway, post, captcha, scanner, pokerRoom }: Fakes,
  { jackpots, matches }: Pick<TestAppOptions, 'jackpots' | 'matches'>,
): Provider[] {
  return [
    provider('sandbox-gateway', { payments: gateway }),
    provider('test-messages', portsOf(post)),
    provider('test-captcha', { captcha }),
    provider('test-scanner', { scanner }),
    provider(POKER_PARTY, { poker: pokerRoom }),
    provider('sandbox-feeds', { ...(jackpots && { jackpots }), ...(matches && { matches }) }),
  ];
}

/** Collects what is sent, or fails like an unreachable server. */
function deliverTo<Message>(post: FakePost, kept: Message[]) {
  return {
    async send(message: Message) {
      if (post.mood === 'silent') throw new MessageUndelivered('no answer');
      kept.push(message);
    },
  };
}

function portsOf(post: FakePost) {
  return { mail: deliverTo(post, post.emails), sms: deliverTo(post, post.messages) };
}

function createFakeCaptcha(): FakeCaptcha {
  const checks: CaptchaCheck[] = [];
  return {
    result: 'passed',
    checks,
    origin: sandboxUrl,
    hasSecret: () => true,
    isTestKey: () => false,
    async verify(check) {
      checks.push(check);
      return this.result;
    },
  };
}

/** @param real reads wallet calls as in production */
function createFakePokerRoom(real: PokerRoomPort): FakePokerRoom {
  const names = new Map<string, string>();
  const room: FakePokerRoom = {
    ...real,
    mood: 'fine',
    names,
    launches: [],
    async readStats() {
      if (room.mood === 'silent') throw new PokerRoomUnavailable('no answer');
      const games = [{ id: 1, isOpen: true, tables: 4, players: 9 }];
      return { members: 9, tables: 4, balancesMinor: 123_450n, games };
    },
    async addUser({ player, username }) {
      if (room.mood === 'silent') throw new PokerRoomUnavailable('no answer');
      if (username.length > 6) throw new PokerNameRefused('length');
      if ([...names.values()].includes(username)) throw new PokerNameRefused('taken');
      names.set(player.id, username);
    },
    async openLobby({ player, gameId, launch, lang }) {
      if (room.mood === 'silent') throw new PokerRoomUnavailable('no answer');
      const name = names.get(player.id);
      if (name === undefined) throw new PokerUserMissing('no name');
      room.launches.push(launch);
      return { url: `${sandboxUrl}/poker/lobby?name=${name}&game=${gameId}&lang=${lang}` };
    },
  };
  return room;
}

/**
 * @param gateway parses notices as in production
 * @param room reads wallet calls as in production
 */
function createFakes(gateway: PaymentGatewayPort, room: PokerRoomPort): Fakes {
  const scanner: FakeScanner = {
    result: 'clean',
    scan: async () => scanner.result,
  };
  return {
    gateway: createFakeGateway(gateway),
    post: { mood: 'fine', emails: [], messages: [] },
    captcha: createFakeCaptcha(),
    scanner,
    pokerRoom: createFakePokerRoom(room),
  };
}

async function prepareDatabase({ database, beside }: TestAppOptions): Promise<TestDatabase> {
  if (beside) {
    const { url, siteUrl } = beside.database;
    const own = openDatabase({ url, maxConnections: 10 });
    const site = openDatabase({ url: siteUrl, maxConnections: 10 });
    const drop = async () => void (await Promise.all([own.close(), site.close()]));
    return { ...own, url, site, siteUrl, drop };
  }
  const prepared = database ?? (await createTestDatabase());
  await seedCatalogue(prepared);
  // Otherwise each start would count the plays of four weeks, day by day.
  const counted = { countedOn: START.slice(0, 10), readUntil: new Date(START) };
  if (!database) await prepared.sql.update(playCount).set(counted);
  return prepared;
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options;
  hashCheaply();
  const database = await prepareDatabase(options);
  const clock = beside?.clock ?? manualClock(new Date(START));
  const ids = createIdMaker(clock, beside ? 1 : 0);
  const brands = copyBrands(sandboxUrl);
  const brand = defaultBrand(brands);
  const otherBrand = brands.find((other) => other !== brand && other.traits['auth.entry'] === 'own');
  if (!brand || !otherBrand) throw new Error('the tests need two brands');
  const keys = createKeyRing([secret('c')]);
  const sandbox = { baseUrl: sandboxUrl, keys, clock, client: createProviderClient() };
  const fakes = createFakes(createSandboxGateway(sandbox), createSandboxPokerRoom(sandbox));
  const logLines: string[] = [];
  const server = await createServer({
    config: {
      ...config,
      trustedProxyHops: options.trustedProxyHops ?? 0,
      ...(options.geoHeader !== undefined && { geoHeader: options.geoHeader }),
    },
    database: database.site,
    clock,
    ids,
    brands,
    jobs: 'by name',
    providers: createRegistry([
      provider('sandbox-studio', { games: createSandboxStudio({ baseUrl: sandboxUrl, keys, clock }) }),
      ...openSportsProviders({ sandboxUrl, keys, clock, ids }),
      ...fakeProviders(fakes, options),
      ...(options.providers?.({ clock, keys }) ?? []),
    ]),
    routeLimits: options.routeLimits ?? {},
    smsLimits: options.smsLimits ?? { ...smsLimits, networkNext: manyADay, networkDay: manyADay },
    ...(options.pages && { pages: options.pages }),
    logStream: { write: (line) => void logLines.push(line) },
  });

  let origin: Promise<string> | undefined;
  return {
    server,
    database,
    origin: () => (origin ??= server.app.listen({ port: 0, host: '127.0.0.1' })),
    ledger: createLedgerStore({ pool: database.site.pool, clock, ids, batching: false }),
    clock,
    keys,
    brands,
    brand,
    otherBrand,
    ...fakes,
    logLines,
    call: (method, address, options = {}) => inject(server, method, address, { brand, ...options }),
    async callback(party, path, body, { siteId = brand.siteId, headers } = {}) {
      const signed =
        headers ?? signRequest({ method: 'POST', path, rawBody: body }, keys.current(party, siteId), clock);
      return server.app.inject({
        method: 'POST',
        url: path,
        payload: body,
        headers: { 'content-type': 'application/json', ...signed },
      });
    },
    async close() {
      await server.close();
      await database.drop();
    },
  };
}

function inject(
  { app }: RunningServer,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  { brand, token, language, body, headers }: CallOptions & { brand: Brand },
): Promise<LightMyRequestResponse> {
  const [host = 'localhost'] = brand.hosts;
  const options: InjectOptions = {
    method,
    url: `/_api${address}`,
    headers: {
      host,
      'site-id': String(brand.siteId),
      ...(language !== undefined && { 'accept-language': language }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: body as object }),
  };
  return app.inject(options);
}
