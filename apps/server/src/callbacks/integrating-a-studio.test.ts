import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  ACTION_BATCH,
  BODY_SIGNATURE_HEADER,
  createKeyRing,
  FORM_HASH,
  formatForm,
  installedProviders,
  openProvider,
  parseSetting,
  RSA_JSON,
  RSA_SIGNATURE_HEADER,
  settingKind,
  signBatch,
  signRequest,
  signRsa,
  STUDIO_PARTY,
  type WalletCommand,
  type WalletResult,
} from '@baize/providers';
import { describe, expect, it } from 'vitest';

import { walletDrivers } from '../testing/wallet-drivers.ts';
import type { WalletWord } from '../testing/wallet-driver.ts';
import { walletRows } from '../testing/wallet-rows/wallet-rows.ts';

const text = readFileSync(
  path.resolve(import.meta.dirname, '../../../../docs/integrating-a-studio.md'),
  'utf8',
);

/* The examples of the document: a made-up brand, its keys, and a wallet that always says the same. */

const SITE = 100;
const SECRET = 'example-of-a-shared-secret';
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const keys = createKeyRing(['an-example-that-no-installation-has']);
const studio = generateKeyPairSync('rsa', { modulusLength: 2048 });

const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [STUDIO_PARTY]: {},
  [RSA_JSON]: {
    publicKey: studio.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: studio.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    operatorId: '1',
  },
  [ACTION_BATCH]: { secrets: `${SITE}=${SECRET}`, casinoId: 'example' },
  [FORM_HASH]: { secrets: `${SITE}=${SECRET}`, secureLogin: 'example', providerId: 'FormStudio' },
};

function walletOf(provider: string) {
  const definition = installedProviders.find(({ name }) => name === provider);
  const texts = settings[provider];
  if (!definition || !texts) throw new Error(`the document names ${provider}`);
  const values = Object.entries(definition.settings.shape).flatMap(([key, schema]) => {
    const kind = settingKind(schema);
    if (kind !== 'other') return [[key, kind === 'keys' ? keys : 'https://studio.example']];
    return texts[key] === undefined ? [] : [[key, parseSetting(schema, texts[key])]];
  });
  const parts = { clock, ids: createIdMaker(clock) };
  const wallet = openProvider(definition, Object.fromEntries(values), parts).games?.wallet;
  if (!wallet) throw new Error(`${provider} has no wallet`);
  return wallet;
}

const results: Readonly<Record<WalletCommand['kind'], WalletResult>> = {
  session: {
    outcome: 'ok',
    balanceMinor: 10_000n,
    session: {
      token: 'game-session',
      playerId: 5,
      username: 'elif',
      currency: 'TRY',
      language: 'tr',
      limits: { minBetMinor: 100n, maxBetMinor: 100_000n },
    },
  },
  balance: { outcome: 'ok', balanceMinor: 10_000n },
  bet: { outcome: 'ok', transferId: 9001, balanceMinor: 9_000n, replayed: false },
  win: { outcome: 'ok', transferId: 9002, balanceMinor: 11_500n, replayed: false },
  rollback: { outcome: 'ok', transferId: 9003, balanceMinor: 10_000n, replayed: false },
  undo: { outcome: 'ok', transferId: 9003, balanceMinor: 10_000n, replayed: false },
  reverseWin: { outcome: 'ok', transferId: 9004, balanceMinor: 9_000n, replayed: false },
  roundEnd: { outcome: 'ok', balanceMinor: 11_500n, replayed: false },
  status: { outcome: 'ok', transferId: 9001, state: 'accepted' },
};

interface Example {
  readonly address: string;
  readonly provider: string;
  readonly call: string;
  readonly body: string;
  readonly reply: string;
}

/** Blocks of a request's line and body, an empty line, and the status and body of its reply. */
const examples: readonly Example[] = [
  ...text.matchAll(/```http\nPOST (\/_callback\/games\/([a-z-]+)\/\S+)\n(\S[^\n]*)\n\n([^\n]+)\n```/g),
].map(([, address = '', provider = '', body = '', reply = '']) => ({
  address,
  provider,
  call: address.replace(/^\/_callback\/games\/[a-z-]+\/(?:\d+\/)?/, ''),
  body,
  reply,
}));

/** The request as it is sent, signed. */
function requestOf({ address, provider, body }: Example) {
  const sent =
    provider === FORM_HASH ? formatForm(Object.fromEntries(new URLSearchParams(body)), SECRET) : body;
  const parts = { method: 'POST', path: address, rawBody: sent };
  const headers = {
    ...(provider === STUDIO_PARTY && signRequest(parts, keys.current(STUDIO_PARTY, SITE), clock)),
    ...(provider === ACTION_BATCH && { [BODY_SIGNATURE_HEADER]: signBatch(sent, SECRET) }),
    ...(provider === RSA_JSON && { [RSA_SIGNATURE_HEADER.toLowerCase()]: signRsa(sent, studio.privateKey) }),
  };
  return { ...parts, headers };
}

describe('an example of the document', () => {
  it('is there for each call of the native dialect, and for the others', () => {
    const callsOf = (wanted: string) =>
      examples.filter(({ provider }) => provider === wanted).map(({ call }) => call);
    expect(callsOf(STUDIO_PARTY).toSorted()).toEqual([...walletOf(STUDIO_PARTY).calls].toSorted());
    for (const provider of [RSA_JSON, ACTION_BATCH, FORM_HASH])
      expect(callsOf(provider).length).toBeGreaterThanOrEqual(4);
  });

  it.each(examples)('POST $address $body is read, and replied to as written', (example) => {
    const reading = walletOf(example.provider).read(example.call, requestOf(example));
    if (!reading.ok) throw new Error(`refused: ${JSON.stringify(reading)}`);
    expect(reading.siteId).toBe(SITE);
    const withCurrency = reading.needsCurrency ? { currency: 'TRY' } : {};
    const reply = reading.format(reading.commands.map(({ kind }) => ({ ...results[kind], ...withCurrency })));
    expect(`${reply.status} ${reply.body}`).toBe(example.reply);
  });

  it('of a signature is right', () => {
    const lines = text.split('\n');
    const signed = (provider: string) => {
      const example = examples.find((one) => one.provider === provider);
      if (!example) throw new Error('there is no example');
      return requestOf(example);
    };
    const { id, secret } = keys.current(STUDIO_PARTY, SITE);
    const flowing = text.replaceAll(/\s+/g, ' ');
    expect(flowing).toContain(`\`${id}\` with the secret \`${secret}\``);
    for (const [name, value] of Object.entries(signed(STUDIO_PARTY).headers))
      expect(lines).toContain(`${name}: ${value}`);
    const batch = Object.values(signed(ACTION_BATCH).headers)[0];
    expect(lines).toContain(`${BODY_SIGNATURE_HEADER}: ${batch}`);
    expect(text).toContain(`hash=${new URLSearchParams(signed(FORM_HASH).rawBody).get('hash')}`);
  });
});

/** The columns of the table of outcomes. */
const columns = [STUDIO_PARTY, RSA_JSON, ACTION_BATCH, FORM_HASH];

describe('the table of outcomes', () => {
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \|(.*)\|$/gm)].map(([, word = '', cells = '']) => ({
    word: word as WalletWord,
    codes: cells
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  }));

  it('has every outcome', () => {
    const words: WalletWord[] = [
      'OK',
      'OK_EMPTY',
      'NO_FUNDS',
      'MISMATCH',
      'CANCELLED',
      'BET_UNKNOWN',
      'BET_SETTLED',
      'BET_CANCELLED',
      'ROUND_CLOSED',
      'LIMIT',
      'BONUS_TERMS',
      'NO_FREE_ROUNDS',
      'PLAYER_BLOCKED',
      'PLAYER_UNKNOWN',
      'GAME_UNKNOWN',
      'CURRENCY',
      'SESSION_EXPIRED',
      'INVALID',
      'UNDECIDED',
      'BAD_SIGNATURE',
    ];
    expect(rows.map(({ word }) => word)).toEqual(words);
  });

  it.each(rows)('is right about $word', ({ word, codes }) => {
    const drivers = columns.map((provider) => walletDrivers.find((driver) => driver.provider === provider));
    expect(codes).toEqual(drivers.map((driver) => String(driver?.code(word))));
  });
});

it('says how many rows a studio cannot run itself', () => {
  const count = walletRows.filter(({ operators }) => operators !== undefined).length;
  expect(text).toContain(`${['no', 'one', 'two', 'three', 'four', 'five', 'six'][count]} of them`);
});
