import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import { createSeededDraw } from '@baize/games';
import {
  buildRewardAddress,
  createKeyRing,
  formatGrant,
  type GrantExchange,
  type GrantResult,
  installedProviders,
  openProvider,
  type RewardGrant,
  REWARD_GRANT_PATH,
  REWARDS_PARTY,
  type RewardLoyalty,
  type RewardPause,
} from '@baize/providers';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { createSandbox } from '../../create-sandbox.ts';
import { SANDBOX_ORIGIN, testConfig } from '../../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
export const SITE_ID = 7;

interface OpenedPage {
  readonly status: number;
  readonly body: string;
  readonly key: string;
}

interface PageOptions {
  readonly user?: number;
  readonly loyalty?: RewardLoyalty | null;
  readonly pauses?: readonly RewardPause[];
}

/** A site that takes grants, and the sandbox that makes them. */
export class RewardDesk {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly ids = createIdMaker(this.clock);
  /** Grants whose signature was right, oldest first. */
  readonly granted: RewardGrant[] = [];
  /** How many of the next grants the site leaves undecided. */
  undecided = 0;
  /** Whether the site says that players may take part, and what it says of grants; null for no answer. */
  checks: 'granted' | 'notAllowed' | null = 'granted';
  grants: 'granted' | 'notAllowed' = 'granted';
  sandbox!: FastifyInstance;
  #folder = '';
  #site!: FastifyInstance;
  #siteUrl = '';

  static async open(): Promise<RewardDesk> {
    const desk = new RewardDesk();
    desk.#folder = await mkdtemp(join(tmpdir(), 'rewards-'));
    await desk.#openSite();
    await desk.#openSandbox();
    return desk;
  }

  /** Ends the sandbox and starts it again from its files. */
  async restart(): Promise<void> {
    await this.sandbox.close();
    await this.#openSandbox();
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.#site.close();
    await rm(this.#folder, { recursive: true });
  }

  /** A signed address of a page, below the sandbox's origin. */
  address(view: string, { user = 5, loyalty = null, pauses = [] }: PageOptions = {}): string {
    const data = Buffer.from(JSON.stringify({ username: 'deniz', user_id: user, total_deposit: '0.00' }));
    const signed = buildRewardAddress(
      {
        siteId: SITE_ID,
        address: `${SANDBOX_ORIGIN}/rewards/${view}?data=${encodeURIComponent(data.toString('base64'))}`,
        lang: 'en',
        theme: { accent: '#123456' },
        timeZone: 'Europe/Istanbul',
        returnUrl: 'http://localhost:3000/',
        loyalty,
        pauses,
      },
      { keys, clock: this.clock, ids: this.ids },
    );
    return signed.slice(SANDBOX_ORIGIN.length);
  }

  async visit(view: string, options: PageOptions = {}): Promise<OpenedPage> {
    return this.get(this.address(view, options));
  }

  async get(address: string): Promise<OpenedPage> {
    const { statusCode: status, body } = await this.sandbox.inject(address);
    return { status, body, key: /"key":"([\w-]+)"/.exec(body)?.[1] ?? '' };
  }

  /** A call of an open page. */
  async call(key: string, action: string, body: object = {}) {
    const reply = await this.sandbox.inject({
      method: 'POST',
      url: `/rewards/api/${action}`,
      headers: { 'x-page-key': key },
      payload: body,
    });
    return { status: reply.statusCode, ...reply.json<{ main?: string; rest?: number }>() };
  }

  async #openSandbox(): Promise<void> {
    const { clock, ids } = this;
    const config = testConfig({ siteUrl: this.#siteUrl, dataFolder: this.#folder, keys });
    this.sandbox = await createSandbox({ config, clock, ids, draw: createSeededDraw('rewards') });
    await this.sandbox.listen({ port: 0, host: '127.0.0.1' });
  }

  async #openSite(): Promise<void> {
    const { clock, ids } = this;
    const definition = installedProviders.find(({ name }) => name === REWARDS_PARTY);
    if (!definition) throw new Error('there is no partner of rewards');
    const { rewards } = openProvider(definition, { url: SANDBOX_ORIGIN, keys }, { clock, ids });
    this.#site = Fastify();
    this.#site.removeAllContentTypeParsers();
    this.#site.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    this.#site.post(REWARD_GRANT_PATH, async ({ method, url: path, headers, body }, reply) => {
      const reading = rewards?.readGrant({ method, path, headers, rawBody: String(body) });
      if (!reading?.ok) return reply.code(401).send({});
      if (reading.grant.reward.kind === 'check') return this.#send(reply, reading, this.checks);
      if (this.grants === 'notAllowed') return this.#send(reply, reading, 'notAllowed');
      const isRepeated = this.granted.some((one) => formatGrant(one) === formatGrant(reading.grant));
      const isUndecided = this.undecided-- > 0;
      if (!isUndecided) this.granted.push(reading.grant);
      return this.#send(reply, reading, isUndecided ? null : isRepeated ? 'repeated' : 'granted');
    });
    this.#siteUrl = await this.#site.listen({ port: 0, host: '127.0.0.1' });
  }

  #send(reply: FastifyReply, reading: GrantExchange, result: GrantResult | null): FastifyReply {
    const answer = result === null ? reading.undecided() : reading.format(result);
    return reply.code(answer.status).type(answer.contentType).send(answer.body);
  }
}
