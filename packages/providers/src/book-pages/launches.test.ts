import { expect, it } from 'vitest';

import { createKeyRing } from '../key-ring.ts';
import type { SportsbookRequest } from '../ports/sportsbook.ts';
import {
  BETCONSTRUCT_FRAME_PATH,
  BETCONSTRUCT_PARTY,
  buildBetconstructUrl,
  readBetconstructUrl,
} from '../sandbox-betconstruct/messages.ts';
import {
  BETRADAR_LOADER_PATH,
  BETRADAR_PARTY,
  betradarScript,
  buildBetradarLaunch,
  readBetradarLaunch,
} from '../sandbox-betradar/messages.ts';
import { buildRedlineUrl, readRedlineUrl, REDLINE_PARTY } from '../sandbox-redline/messages.ts';

const keys = createKeyRing(['s'.repeat(32)]);
const SITE = 328392100;
const BASE = 'https://book.example';
const visitor: SportsbookRequest = {
  siteId: SITE,
  view: 'prematch',
  game: '9101',
  player: null,
  lang: 'tr',
  currency: 'TRY',
  device: 'phone',
  theme: { scheme: 'light', bg: '#0B1110', 'r-ctl': '10px', 'h-track': '-0.015em', display: '"Onest"' },
  returnUrl: 'https://baize.example/Sport',
};
const player: SportsbookRequest = { ...visitor, player: { id: `${SITE}-7`, token: 'one-time' } };

const embeds = {
  betconstruct: {
    party: BETCONSTRUCT_PARTY,
    build: (request: SportsbookRequest, key = keys.current(BETCONSTRUCT_PARTY, SITE)) =>
      buildBetconstructUrl(BASE, request, key),
    read(address: string) {
      const { pathname: path, search } = new URL(address);
      return readBetconstructUrl({ path, search }, keys);
    },
  },
  redline: {
    party: REDLINE_PARTY,
    build: (request: SportsbookRequest, key = keys.current(REDLINE_PARTY, SITE)) =>
      buildRedlineUrl(BASE, request, key),
    read: (address: string) => readRedlineUrl(new URL(address).search, keys),
  },
  betradar: {
    party: BETRADAR_PARTY,
    build: (request: SportsbookRequest, key = keys.current(BETRADAR_PARTY, SITE)) =>
      `${BASE}/?${buildBetradarLaunch(request, key)}`,
    read: (address: string) => readBetradarLaunch(new URL(address).search, keys),
  },
};

it.each(Object.entries(embeds))('%s reads what it wrote, and where in the book to start', (_name, embed) => {
  const address = `${embed.build(visitor)}&event=12&league=anadolu-ligi&pick=draw&odd=3.45`;
  expect(embed.read(address)).toEqual({
    ok: true,
    value: {
      key: keys.current(embed.party, SITE),
      view: 'prematch',
      game: '9101',
      player: null,
      token: null,
      lang: 'tr',
      currency: 'TRY',
      device: 'phone',
      theme: { ...visitor.theme, bg: '#0b1110' },
      returnUrl: 'https://baize.example/Sport',
      parentOrigin: 'https://baize.example',
      place: { event: 12, league: 'anadolu-ligi', sport: null, pick: 'draw', odd: 3_450 },
    },
  });
  expect(embed.build(visitor)).toBe(embed.build(visitor));
});

it.each(Object.entries(embeds))('%s starts at the beginning if the place is not one', (_name, embed) => {
  const reading = embed.read(`${embed.build(visitor)}&event=1e9&league=%3Cb%3E&sport=&pick=1&odd=1e9`);
  const start = { event: null, league: null, sport: null, pick: null, odd: null };
  expect(reading).toMatchObject({ ok: true, value: { place: start } });
});

it.each(Object.entries(embeds))('%s refuses an address that was changed', (_name, embed) => {
  const address = embed.build(player);
  for (const forged of [
    address.replace('9101', '9102'),
    address.replace('baize.example', 'other.example'),
    `${address}&game=9102`,
    `${address}&auth_token=mine`,
    address.replace(/sig=[^&]+/, 'sig=x'),
    address.replace(/&sig=[^&]+/, ''),
  ])
    expect(embed.read(forged)).toMatchObject({ ok: false, problem: { field: 'sig' } });
});

it.each(Object.entries(embeds))(
  '%s refuses what another provider of the brand has signed',
  (_name, embed) => {
    const others = Object.values(embeds).filter(({ party }) => party !== embed.party);
    for (const { build, party } of others) {
      expect(embed.read(build(visitor))).toMatchObject({ ok: false });
      const forged = embed.build(visitor, keys.current(party, SITE));
      expect(embed.read(forged)).toMatchObject({ ok: false, problem: { field: 'sig' } });
    }
  },
);

it('only the address of betconstruct names the player and the token', () => {
  const address = embeds.betconstruct.build(player);
  expect(embeds.betconstruct.read(address)).toMatchObject({
    ok: true,
    value: { player: `${SITE}-7`, token: 'one-time' },
  });
  expect(new URL(address).pathname).toBe(`${BETCONSTRUCT_FRAME_PATH}/tr/prematch`);
  expect(embeds.redline.build(player)).toBe(embeds.redline.build(visitor));
  expect(embeds.betradar.build(player)).toBe(embeds.betradar.build(visitor));
});

it.each(['de/prematch', 'tr/casino', 'tr', 'tr/prematch/more'])('betconstruct has no page at %s', (page) => {
  const { search } = new URL(embeds.betconstruct.build(visitor));
  const reading = readBetconstructUrl({ path: `${BETCONSTRUCT_FRAME_PATH}/${page}`, search }, keys);
  expect(reading.ok).toBe(false);
});

it('the script of betradar cannot be left by a value in it', () => {
  const key = keys.current(BETRADAR_PARTY, SITE);
  const script = betradarScript(BASE, { ...player, game: '</script>', theme: { bg: '</script>' } }, key);
  expect(script.split('</script>')).toHaveLength(3);
  expect(script).toContain(`<script src="${BASE}${BETRADAR_LOADER_PATH}" async></script>`);
  expect(script).toContain('"parentOrigin":"https://baize.example"');
  expect(script).not.toContain('one-time');
});

it('leaves out of a theme what could be more than a value', () => {
  const theme = { bg: 'red;}', 'r-ctl': '10px', accent: 'url(x)', display: '"A_b"', 'B<': '1px' };
  const address = embeds.redline.build({ ...visitor, theme });
  expect(new URL(address).searchParams.get('theme')).toBe('r-ctl.10px');
  const reading = embeds.redline.read(address);
  expect(reading).toMatchObject({ ok: true, value: { theme: { 'r-ctl': '10px' } } });
});
