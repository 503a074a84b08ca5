import { manualClock } from '@baize/clock';
import { describe, expect, it } from 'vitest';

import { createKeyRing } from '../key-ring.ts';
import type { LaunchRequest } from '../ports/game-provider.ts';
import { readLaunchUrl } from './launch-address.ts';
import { createSandboxStudio } from './studio.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const studio = createSandboxStudio({
  baseUrl: 'http://127.0.0.1:3001',
  keys,
  clock: manualClock(new Date('2026-05-01T12:00:00Z')),
});

const request: LaunchRequest = {
  siteId: 7,
  game: {
    code: '172101',
    name: 'Şanslı & Işık',
    studioName: 'Kuzgun',
    type: 'casino',
    rtpBasisPoints: 9640,
    play: 'slots/bold-ten',
    lines: 10,
  },
  mode: 'real',
  player: { id: '7-5' },
  token: 'launch-token',
  lang: 'tr',
  currency: 'TRY',
  device: 'web',
  returnUrl: 'http://mercan.localhost:3000/casino?page=2',
};

async function searchOf(changed: Partial<LaunchRequest> = {}): Promise<string> {
  const { url } = await studio.createLaunch({ ...request, ...changed });
  return new URL(url).search;
}

describe('a launch address', () => {
  it('is parsed as it was written', async () => {
    const reading = readLaunchUrl(await searchOf(), keys);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        key: { siteId: 7, party: 'sandbox-studio' },
        game: {
          code: '172101',
          name: 'Şanslı & Işık',
          rtpBasisPoints: 9640,
          play: 'slots/bold-ten',
          tableId: null,
          lines: 10,
        },
        token: 'launch-token',
        returnUrl: request.returnUrl,
        parentOrigin: 'http://mercan.localhost:3000',
      },
    });
  });

  it('names the table of a live game', async () => {
    const game = { ...request.game, play: 'tables/roulette', tableId: '0101' };
    expect(readLaunchUrl(await searchOf({ game }), keys)).toMatchObject({
      ok: true,
      value: { game: { play: 'tables/roulette', tableId: '0101' } },
    });
  });

  it('names neither rules nor table if the catalogue has none', async () => {
    const { play: _, ...game } = request.game;
    expect(readLaunchUrl(await searchOf({ game }), keys)).toMatchObject({
      ok: true,
      value: { game: { play: null, tableId: null } },
    });
  });

  it('has no token in demo mode', async () => {
    const search = await searchOf({ mode: 'demo', token: null, player: null });
    expect(readLaunchUrl(search, keys)).toMatchObject({ ok: true, value: { mode: 'demo', token: null } });
  });

  it.each(['demo', 'replay'] as const)('has no wallet in %s mode, even with a token', async (mode) => {
    const search = await searchOf({ mode });
    expect(search).toContain('launch-token');
    expect(readLaunchUrl(search, keys)).toMatchObject({ ok: true, value: { mode, token: null } });
  });

  it('is refused in real mode without a token', async () => {
    const reading = readLaunchUrl(await searchOf({ token: null }), keys);
    expect(reading).toMatchObject({ ok: false, problem: { field: 'token' } });
  });

  it.each([
    ['another return', (search: string) => search.replace('rtp=9640', 'rtp=9900')],
    ['another game', (search: string) => search.replace('bold-ten', 'heavy-coins')],
    ['another parent', (search: string) => search.replace('mercan', 'elsewhere')],
    ['another parameter', (search: string) => `${search}&mode=demo`],
    ['a signature left out', (search: string) => search.replace(/&sig=[^&]*/, '')],
    ['nothing at all', () => ''],
  ])('is refused with %s', async (_, change) => {
    const reading = readLaunchUrl(change(await searchOf()), keys);
    expect(reading).toMatchObject({ ok: false, problem: { field: 'sig' } });
  });

  it('is refused if the return address is not a web address', async () => {
    const reading = readLaunchUrl(await searchOf({ returnUrl: 'javascript:alert(1)' }), keys);
    expect(reading).toMatchObject({ ok: false, problem: { field: 'return' } });
  });
});
