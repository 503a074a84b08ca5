import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import type { Draw, SlotScript } from '@baize/games';
import { createKeyRing, createSandboxStudio, type LaunchRequest } from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

import { createSandbox } from '../../create-sandbox.ts';
import { testConfig } from '../../testing/test-config.ts';
import type { Wager } from '../../wagers/wager.ts';
import { FakeWallet } from '../wallet/fake-wallet.ts';
import type { OpenedSlot, PlayedSlot } from '../slots/add-slot-calls.ts';

const keys = createKeyRing(['k'.repeat(40)]);

/** 12.00: twenty times 60 minor units. */
export const STAKE_MINOR = 1_200;
/** In the fake wallet. */
export const START_MINOR = 100_000;

/** What a test launches. */
export interface TestLaunch {
  readonly mode?: LaunchRequest['mode'];
  readonly game?: Partial<LaunchRequest['game']>;
}

export interface SpinReply {
  readonly code: number;
  readonly body: PlayedSlot & { readonly result: SlotScript | null };
}

/** A sandbox with a wallet, whose pages are played by HTTP. */
export class StudioBench {
  readonly clock: ManualClock = manualClock(new Date('2026-05-01T12:00:00Z'));
  readonly wallet = new FakeWallet(keys, this.clock);
  sandbox!: FastifyInstance;
  #folder = '';
  #siteUrl = '';

  async open(draw: Draw, feedDraw: Draw = draw): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'studio-'));
    this.#siteUrl = await this.wallet.listen();
    await this.start(draw, feedDraw);
  }

  /** Starts the sandbox, again with the data of an earlier one. */
  async start(draw: Draw, feedDraw: Draw = draw): Promise<void> {
    const config = testConfig({ siteUrl: this.#siteUrl, dataFolder: this.#folder, keys });
    const ids = createIdMaker(this.clock);
    this.sandbox = await createSandbox({ config, clock: this.clock, ids, draw, feedDraw });
    await this.sandbox.listen({ port: 0, host: '127.0.0.1' });
  }

  async restart(draw: Draw, feedDraw: Draw = draw): Promise<void> {
    await this.sandbox.close();
    await this.start(draw, feedDraw);
  }

  /** Deletes a file of the data folder. */
  remove(name: string): Promise<void> {
    return rm(join(this.#folder, name));
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.wallet.close();
    await rm(this.#folder, { recursive: true });
  }

  get balance(): number {
    return Number(this.wallet.balanceMinor);
  }

  /** The signed query of a launch. */
  async searchOf({ mode = 'real', game = {} }: TestLaunch = {}): Promise<string> {
    const studio = createSandboxStudio({ baseUrl: 'http://127.0.0.1:3001', keys, clock: this.clock });
    const { url } = await studio.createLaunch({
      siteId: 7,
      game: {
        code: '172101',
        name: 'Ejder Hazinesi',
        studioName: 'Kuzgun',
        type: 'casino',
        rtpBasisPoints: 9640,
        ...game,
      },
      mode,
      player: mode === 'real' ? { id: '7-5' } : null,
      token: mode === 'real' ? 'token-1' : null,
      lang: 'tr',
      currency: 'TRY',
      device: 'web',
      returnUrl: 'http://localhost:3000/casino',
    });
    return new URL(url).search;
  }

  /** Opens a page. @returns the key of its session */
  async openPage(launch: TestLaunch = {}): Promise<string> {
    const search = await this.searchOf(launch);
    const response = await this.sandbox.inject({
      method: 'POST',
      url: '/studio/play/open',
      payload: { search },
    });
    requireSuccess(response);
    return response.json<{ playKey: string }>().playKey;
  }

  post(playKey: string, url: string, payload: object = {}) {
    const headers = { authorization: `Bearer ${playKey}` };
    return this.sandbox.inject({ method: 'POST', url, headers, payload });
  }

  async openSlot(playKey: string): Promise<OpenedSlot> {
    return (await this.post(playKey, '/studio/slots/open')).json();
  }

  /** Plays a round and shows it to its end, after which its win is paid. */
  async spin(playKey: string, requestId = 'request-1', bet = STAKE_MINOR): Promise<SpinReply> {
    return this.#show(playKey, await this.spinUnshown(playKey, requestId, bet));
  }

  async #show(playKey: string, { code, body }: SpinReply): Promise<SpinReply> {
    if (code !== 200 || body.result === null) return { code, body };
    const shown = await this.post(playKey, '/studio/slots/shown', { id: body.id });
    return { code, body: { ...body, ...shown.json<Partial<SpinReply['body']>>() } };
  }

  /** The same for a page that does not show it. */
  async spinUnshown(playKey: string, requestId = 'request-1', bet = STAKE_MINOR): Promise<SpinReply> {
    const response = await this.post(playKey, '/studio/slots/spin', { requestId, bet });
    return { code: response.statusCode, body: response.json() };
  }

  /** Plays one of the casino's free rounds and shows it to its end. */
  async spinFree(playKey: string, requestId = 'request-1'): Promise<SpinReply> {
    return this.#show(playKey, await this.spinFreeUnshown(playKey, requestId));
  }

  async spinFreeUnshown(playKey: string, requestId = 'request-1'): Promise<SpinReply> {
    const response = await this.post(playKey, '/studio/slots/spin', { requestId, free: true });
    return { code: response.statusCode, body: response.json() };
  }

  async fault(kind: string, call: string, times = 1): Promise<void> {
    const payload = { kind, call, times };
    const response = await this.sandbox.inject({ method: 'POST', url: '/studio/faults', payload });
    requireSuccess(response);
  }

  /** Wagers that are pending or stuck. */
  async unfinished(): Promise<Wager[]> {
    return (await this.sandbox.inject('/studio.json')).json<{ wagers: Wager[] }>().wagers;
  }

  settled(): Promise<void> {
    const check = async () => {
      const unfinished = await this.unfinished();
      if (unfinished.length > 0) throw new Error(`not settled: ${JSON.stringify(unfinished)}`);
    };
    return vi.waitFor(check, { timeout: 5_000, interval: 5 });
  }

  /** What the journal has of wagers, in its order. */
  async journal(): Promise<Wager<null, SlotScript>[]> {
    const text = await readFile(join(this.#folder, 'wagers.jsonl'), 'utf8');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Wager<null, SlotScript>);
  }
}

function requireSuccess({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
}
