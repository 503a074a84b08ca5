import { type CallKey, calls, type CallShape } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPageProviders, type PageProviders, seedPageMethods } from '../testing/page-payments.ts';
import {
  collectThings,
  decide,
  nobodysThings,
  ownTransfer,
  type PlayerThings,
  rovpayForm,
  rowsOf,
  signUpAs,
} from '../testing/player-things.ts';
import { slotId } from '../testing/seed-catalogue.ts';
import { createTestApp, type CallOptions, type TestApp } from '../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../testing/test-player.ts';

interface Request {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

interface Swap {
  readonly key: CallKey;
  /** Parameters, and fields of the query or body, that name something of one player. */
  readonly fields: readonly string[];
  readonly request: (things: PlayerThings) => Request;
  /** Such a value may be anyone's; the reply does not depend on what others have. */
  readonly isOpen?: true;
  /** Where the stranger's own attempt is stored. */
  readonly attempt?: string;
}

/** In this order the owner's own requests succeed. */
const swaps: readonly Swap[] = [
  {
    key: 'GET /account/transactions/{id}',
    fields: ['id'],
    request: ({ deposit }) => ({ params: { id: deposit } }),
  },
  {
    key: 'PUT /cancel-pending-transactions/{id}',
    fields: ['id'],
    request: ({ deposit }) => ({ params: { id: deposit }, body: {} }),
  },
  {
    key: 'PUT /account/payout-destinations/{id}',
    fields: ['id'],
    request: ({ destination }) => ({ params: { id: destination }, body: { name: 'mine' } }),
  },
  {
    key: 'DELETE /account/payout-destinations/{id}',
    fields: ['id'],
    request: ({ destination }) => ({ params: { id: destination }, body: {} }),
  },
  {
    key: 'POST /account/deposit/rovpay/deposit',
    fields: ['paparaId', 'paparaRefId', 'paparaToken'],
    request: ({ rovpay }) => ({
      body: {
        paymentId: 2_513,
        paparaId: rovpay.id,
        paparaRefId: rovpay.refId,
        paparaToken: rovpay.token,
        ...rovpayForm,
      },
    }),
  },
  {
    key: 'GET /account/envoy/pay',
    fields: ['id'],
    request: ({ refCode }) => ({ query: { bank: 'kuzey', id: refCode } }),
    attempt: 'payment_transaction',
  },
  {
    key: 'GET /account/limit-trail',
    fields: ['before'],
    request: ({ decision }) => ({ query: { before: String(decision) } }),
    isOpen: true,
  },
  {
    key: 'POST /account/play-session/acknowledge',
    fields: ['page'],
    request: ({ gamePage }) => ({ body: { page: gamePage, choice: 'continue' } }),
    isOpen: true,
  },
  {
    key: 'POST /account/play-session/leave',
    fields: ['page'],
    request: ({ gamePage }) => ({ body: { page: gamePage } }),
    isOpen: true,
  },
  {
    key: 'POST /account/verifications/sms-check',
    fields: ['id', 'code'],
    request: ({ sms }) => ({ body: sms }),
  },
  {
    key: 'POST /account/proof',
    fields: ['id', 'sms_code'],
    request: ({ proof }) => ({ body: { password, strong: 1, ...proof } }),
  },
  {
    key: 'POST /account/passkeys',
    fields: ['response'],
    request: ({ newPasskey }) => ({ body: { response: newPasskey, label: 'two' } }),
  },
  {
    key: 'PUT /account/passkeys/{id}',
    fields: ['id'],
    request: ({ passkey }) => ({ params: { id: passkey }, body: { label: 'renamed' } }),
  },
  {
    key: 'DELETE /account/passkeys/{id}',
    fields: ['id'],
    request: ({ passkey }) => ({ params: { id: passkey }, body: {} }),
  },
  {
    key: 'POST /account/contact-changes/confirm',
    fields: ['id', 'code'],
    request: ({ change }) => ({ body: change }),
  },
  {
    key: 'POST /account/sessions/end',
    fields: ['id'],
    request: ({ session }) => ({ body: { id: session } }),
  },
  {
    key: 'GET /account/messages',
    fields: ['before'],
    request: ({ message }) => ({ query: { before: String(message) } }),
    isOpen: true,
  },
  {
    key: 'POST /account/messages/read',
    fields: ['ids'],
    request: ({ message }) => ({ body: { ids: [message] } }),
    isOpen: true,
  },
  {
    key: 'GET /account/data-copies/{id}/file',
    fields: ['id'],
    request: ({ dataCopy }) => ({ params: { id: dataCopy } }),
  },
  {
    key: 'POST /account/bonuses/accept',
    fields: ['award_id', 'terms_id'],
    request: ({ rewards }) => ({ body: { award_id: rewards.award, terms_id: rewards.terms } }),
  },
  {
    key: 'GET /account/bonus-steps',
    fields: ['award_id'],
    request: ({ rewards }) => ({ query: { award_id: String(rewards.award) } }),
  },
  {
    key: 'POST /account/bonuses/give-up',
    fields: ['award_id'],
    request: ({ rewards }) => ({ body: { award_id: rewards.award } }),
  },
  {
    key: 'POST /account/bonuses/decline',
    fields: ['award_id'],
    request: ({ rewards }) => ({ body: { award_id: rewards.otherAward } }),
  },
  {
    key: 'POST /account/bonuses/decline',
    fields: ['free_spin_id'],
    request: ({ rewards }) => ({ body: { free_spin_id: rewards.otherSpins } }),
  },
  {
    key: 'POST /account/claim-freespin',
    fields: ['free_spin_id', 'terms_id'],
    request: ({ rewards: { spins, spinTerms } }) => ({
      body: { game_id: slotId, free_spin_id: spins, terms_id: spinTerms },
    }),
  },
  ...(
    [
      ['POST /poker-transfer', 'poker'],
      ['POST /live-slot/transfer', 'liveSlot'],
      ['POST /binary-option/transfer', 'binary'],
    ] as const
  ).map(([key, wallet]): Swap => ({
    key,
    fields: ['key'],
    request: ({ transfers }) => ({ body: { ...ownTransfer, key: transfers[wallet] } }),
  })),
  {
    // The last, since it ends the owner's session.
    key: 'POST /account/withdrawals/{id}/stop',
    fields: ['id'],
    request: ({ destination }) => ({ params: { id: destination }, body: {} }),
  },
];

/** Fields that look like ids but name the same thing for everyone. */
const shared = new Set<string>([
  'GET /limits/{limitType} limitType',
  'POST /limits/{limitType} limitType',
  'GET /account/favorite-games/{id} id',
  'GET /game/{id} id',
  'GET /pending-transactions/{type} type',
  'GET /account/financial-history payment_id',
  'GET /account/exports/{history} history',
  'GET /account/exports/{history} payment_id',
  'GET /account/statement/{year} year',
  'GET /account/envoy/available-payments/{bankSlug} bankSlug',
  // A country.
  'PUT /update-profile phone_code',
  // An amount.
  'GET /account/envoy/qr id',
  // Payment methods and games.
  'POST /account/deposit/dynamic payment_id',
  'POST /account/withdraw/dynamic payment_id',
  'POST /account/deposit/rovpay/deposit paymentId',
  // No withdrawal succeeds here; `payout-book.db.test.ts` tries those of others.
  'POST /account/withdraw/dynamic destination_id',
  'POST /account/play-session game_id',
  'POST /account/claim-freespin game_id',
  'GET /play/bonus game_id',
]);

const looksLikeId = (name: string) =>
  /^(ids?|before|after|cursor|ref|reference|token|hash|challenge|response|slug|uuid|key)$/i.test(name) ||
  /(_ids?|Ids?|_ref|Ref|_token|Token|_hash|_key|_code)$/.test(name);

/** Names of the fields of a schema; of one in a wrapper, those of what is wrapped. */
function fieldsOf(schema: unknown): string[] {
  const { shape, def } = schema as {
    shape?: object;
    def?: { innerType?: unknown; in?: unknown; out?: unknown; options?: unknown[] };
  };
  if (shape) return Object.keys(shape);
  const parts = [def?.innerType, def?.in, def?.out, ...(def?.options ?? [])];
  return parts.filter((part) => part !== undefined).flatMap(fieldsOf);
}

let app: TestApp;
let fakes: PageProviders;
let owner: TestPlayer;
let things: PlayerThings;
/** A player of the same brand, and one of the same name at another brand. */
const strangers: [string, TestPlayer, TestApp['brand']][] = [];
beforeAll(async () => {
  fakes = createPageProviders();
  app = await createTestApp({ providers: (parts) => fakes.open(parts) });
  await seedPageMethods(app.database);
  owner = await signUp(app, app.brand, 10_000n);
  const { brand, otherBrand } = app;
  await app.call('POST', '/login', { body: { username: owner.username, password } });
  strangers.push(['of the same brand', await signUp(app), brand]);
  strangers.push(['of the same name', await signUpAs(app, otherBrand, owner.username), otherBrand]);
  for (const [, player, ofBrand] of strangers) await decide(app, ofBrand, player);
  app.clock.advance(1_000);
  things = await collectThings(app, owner);
  fakes.taken.add(things.refCode);
});
afterAll(() => app.close());

function send({ key, request }: Swap, of: PlayerThings, { token }: TestPlayer, brand = app.brand) {
  const { method, path } = calls[key] as CallShape;
  const { params = {}, query, body } = request(of);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const address = query ? `${filled}?${new URLSearchParams(query)}` : filled;
  const options: CallOptions = { token, brand, language: 'en', ...(body && { body }) };
  return app.call(method, address, options);
}

const readable = (answer: Awaited<ReturnType<typeof send>>) => ({
  status: answer.statusCode,
  ...answer.json<object>(),
  request_id: '',
});

test('every field of a call that could name something of a player is entered here', () => {
  const entered = new Set(swaps.flatMap(({ key, fields }) => fields.map((field) => `${key} ${field}`)));
  const missing = Object.entries<CallShape>(calls).flatMap(([key, { auth, path, query, body }]) => {
    if (auth !== 'player') return [];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const named = [query, body].flatMap((schema) => (schema ? fieldsOf(schema) : [])).filter(looksLikeId);
    return [...inPath, ...named].map((field) => `${key} ${field}`);
  });
  expect(missing.length).toBeGreaterThan(15);
  expect(missing.filter((field) => !entered.has(field) && !shared.has(field))).toEqual([]);
});

test.each(swaps)('$key says nothing of another player and changes nothing', async (swap) => {
  const before = await rowsOf(app, app.brand.siteId, owner.id);
  expect(Object.keys(before).length).toBeGreaterThan(8);
  for (const [name, player, brand] of strangers) {
    const own = await rowsOf(app, brand.siteId, player.id);
    const answer = await send(swap, things, player, brand);
    const unknown = await send(swap, nobodysThings, player, brand);
    expect(readable(answer), name).toEqual(readable(unknown));
    if (swap.isOpen === true) expect(answer.statusCode, answer.body).toBe(200);
    else expect([404, 422], answer.body).toContain(answer.statusCode);
    // Nothing has become the stranger's either.
    const after = await rowsOf(app, brand.siteId, player.id);
    for (const table of [
      'passkey',
      'payment_transaction',
      'session',
      'player',
      'account',
      'bonus_award',
      'free_spin',
    ])
      if (table !== swap.attempt) expect(after[table], table).toBe(own[table]);
  }
  expect(await rowsOf(app, app.brand.siteId, owner.id)).toEqual(before);
});

test('the same calls of the owner succeed', async () => {
  for (const swap of swaps) {
    const answer = await send(swap, things, owner);
    expect(answer.statusCode, `${swap.key}: ${answer.body}`).toBe(200);
  }
});
