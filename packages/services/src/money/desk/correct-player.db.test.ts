import { document, eq, playerCorrection, player as playerTable } from '@baize/db';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fillPersonKeys, hashPersonalId, personKeys } from '../../auth/index.ts';
import type { PlayerContext } from '../../context.ts';
import { createDocumentKeys } from '../../document-keys.ts';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { openWithdrawals, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import {
  acceptIdentity,
  listOpen,
  readTrail,
  rejectDocument,
  removeOperator,
  verifyTrail,
  viewDocument,
} from '../decisions/index.ts';
import { uploadDocument } from '../identity/upload-document.ts';
import { type Correction, correctPlayer } from './correct-player.ts';
import { showPlayer } from './show-player.ts';

const [ada, bora, sena] = [{ name: 'ada' }, { name: 'bora' }, { name: 'sena' }];
const personalIdKeys = { hashKey: Buffer.alloc(32, 1), cipherKey: Buffer.alloc(32, 2) };
const documentKeys = createDocumentKeys([Buffer.from('k'.repeat(32)).toString('base64url')]);

let site: Withdrawals;
let playerId: number;
let documentId: number;
beforeAll(async () => {
  site = await openWithdrawals();
  site.traits['money.documentDays'] = 30;
  await addConfirmed(site, { name: bora.name, role: 'compliance' });
  await addConfirmed(site, { name: sena.name, role: 'support' });
});
afterAll(() => site.database.drop());

let people = 20_000_000_000;
beforeEach(async () => {
  people += 1;
  playerId = await site.addPlayer(0n, { personalIdHash: hashPersonalId(String(people), personalIdKeys) });
  documentId = await send(playerId);
  await view(ada, bora);
});

/** With the rights of the site, as the console. */
const console = () => ({
  ...site,
  database: site.database.site,
  documentKeys,
  personalIdKeys,
  brands: [{ siteId, slug: 'test', traits: site.traits as never }],
});

let made = 0;
async function send(owner: number, kind: 'passport' | 'payment_proof' = 'passport'): Promise<number> {
  made += 1;
  site.clock.advance(1_000);
  const background = { r: (made * 40) % 256, g: (made * 7) % 256, b: 9 };
  const photo = await sharp({ create: { width: 640, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(photo)], 'x', { type: 'image/jpeg' });
  const scanner = { scan: async () => 'clean' };
  const context = { database: site.database.site, documentKeys, personalIdKeys, scanner };
  const by = site.contextOf(owner, context as unknown as Partial<PlayerContext>);
  return (await uploadDocument(by, { kind, file })).data.id;
}

async function view(...operators: readonly { readonly name: string }[]): Promise<void> {
  for (const operator of operators) await viewDocument(console(), operator, documentId);
}

const correct = (operator: { readonly name: string }, change: Partial<Correction> = {}) =>
  correctPlayer(console(), operator, {
    playerId,
    documentId,
    reason: 'As the passport says',
    surname: 'Günay',
    ...change,
  });

async function row() {
  const [found] = await site.database.sql.select().from(playerTable).where(eq(playerTable.id, playerId));
  if (!found) throw new Error('no player');
  return found;
}

const queue = async () => {
  const { corrections, totals } = await listOpen(site as never, siteId, { kind: 'corrections' });
  expect(totals.corrections?.count).toBe(corrections.length);
  return corrections.filter((one) => one.playerId === playerId);
};

const why = (reason: string) => ({ name: 'OperatorError', why: reason });

describe('a correction', () => {
  test('takes two operators, of whom the second repeats the first', async () => {
    expect(await correct(ada)).toEqual({ state: 'waiting', correctedBy: ['ada'], isVerified: false });
    expect(await row()).toMatchObject({ surname: 'Gün' });
    await expect(correct(ada)).rejects.toMatchObject(why('own'));
    expect(await queue()).toMatchObject([{ by: 'ada', documentId, reason: 'As the passport says' }]);
    expect((await showPlayer(console(), bora, playerId)).correction).toMatchObject({
      operator: 'ada',
      surname: 'Günay',
      documentId,
    });
    expect(await correct(bora)).toMatchObject({ state: 'corrected', correctedBy: ['ada', 'bora'] });
    const corrected = await row();
    expect(corrected).toMatchObject({ name: 'Işıl', surname: 'Günay', birthDate: '1990-03-15' });
    const phone = { countryId: corrected.phoneCountryId, phone: corrected.phone };
    await fillPersonKeys({ database: site.database, personalIdKeys });
    expect((await row()).personKeys).toEqual(personKeys({ ...corrected, phone }, personalIdKeys).stored);
    expect((await showPlayer(console(), bora, playerId)).correction).toBeUndefined();
    expect(await queue()).toEqual([]);
    const { rows } = await site.database.pool.query('select kind from player_message where player_id = $1', [
      playerId,
    ]);
    expect(rows).toEqual([{ kind: 'details_corrected' }]);
    await expect(correct(ada)).rejects.toMatchObject(why('decided'));
  });

  test('leaves rows of the trail without what was corrected', async () => {
    await correct(ada, { name: 'Işılay', birthDate: '1990-03-16' });
    await correct(bora, { name: 'Işılay', birthDate: '1990-03-16' });
    const [second, first] = await readTrail(site, 2);
    const details = { document: documentId, reason: 'As the passport says' };
    const fields = ['name', 'surname', 'birth_date'];
    expect([first, second]).toMatchObject([
      { operator: 'ada', action: 'correct', details: { ...details, fields, corrected: false } },
      { operator: 'bora', action: 'correct', details: { ...details, fields, corrected: true } },
    ]);
    expect(JSON.stringify([first?.details, second?.details])).not.toMatch(/Günay|Işılay|1990/);
    expect((await verifyTrail(site)).brokenAt).toBeUndefined();
  });

  test('of other values is a new one, for which nobody has asked', async () => {
    await correct(ada);
    expect(await correct(bora, { surname: 'Günal' })).toMatchObject({ state: 'waiting' });
    expect(await correct(ada)).toMatchObject({ state: 'waiting' });
    expect(await row()).toMatchObject({ surname: 'Gün' });
    expect(await correct(bora)).toMatchObject({ state: 'corrected' });
  });

  test('counts only while the player is as before, and its operator is there', async () => {
    const all = { name: 'Işılay', surname: 'Günay', birthDate: '1990-03-16' };
    await correct(ada, all);
    const changes = [
      { name: 'Işık' },
      { surname: 'Gündüz' },
      { birthDate: '1991-03-15' },
      { identityVerifiedAt: site.clock.now() },
    ];
    for (const [at, change] of changes.entries()) {
      await site.database.sql.update(playerTable).set(change).where(eq(playerTable.id, playerId));
      expect(await queue(), JSON.stringify(change)).toEqual([]);
      const operator = at % 2 === 0 ? bora : ada;
      expect(await correct(operator, all), JSON.stringify(change)).toMatchObject({ state: 'waiting' });
    }
    const cem = { name: `cem-${playerId}`.slice(0, 30) };
    await addConfirmed(site, cem.name);
    await view(cem);
    expect(await correct(cem, { surname: 'Güner' })).toMatchObject({ state: 'waiting' });
    expect(await queue()).toMatchObject([{ by: cem.name }]);
    await removeOperator(site, ada, cem.name);
    expect(await queue()).toEqual([]);
    expect(await correct(bora, { surname: 'Güner' })).toMatchObject({ state: 'waiting' });
    expect(await row()).toMatchObject({ surname: 'Gündüz' });
  });

  test('by two at once is made once, and by one person twice never', async () => {
    const results = await Promise.all([correct(ada), correct(bora)]);
    expect(results.map(({ state }) => state).toSorted()).toEqual(['corrected', 'waiting']);
    const twice = await Promise.allSettled([correct(ada, { name: 'Ece' }), correct(ada, { name: 'Ece' })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await row()).toMatchObject({ name: 'Işıl', surname: 'Günay' });
    const rows = await site.database.sql
      .select({ isApplied: playerCorrection.isApplied })
      .from(playerCorrection)
      .where(eq(playerCorrection.playerId, playerId))
      .orderBy(playerCorrection.number);
    expect(rows.map(({ isApplied }) => isApplied)).toEqual([false, true, false]);
  });
});

describe('a correction is refused', () => {
  test('without a document of the player’s identity that the operator has seen', async () => {
    const unseen = await send(playerId);
    await expect(correct(ada, { documentId: unseen })).rejects.toMatchObject(why('refused'));
    const stranger = await site.addPlayer(0n, { personalIdHash: `stranger-${playerId}` });
    documentId = await send(stranger);
    await view(ada);
    await expect(correct(ada)).rejects.toMatchObject(why('invalid'));
    await expect(correct(ada, { documentId: 1 })).rejects.toMatchObject(why('invalid'));
  });

  test('once the document was rejected', async () => {
    await correct(ada);
    await rejectDocument(console(), ada, { id: documentId, note: 'It cannot be read' });
    await expect(correct(bora)).rejects.toMatchObject(why('invalid'));
  });

  test('once the photo was destroyed', async () => {
    await correct(ada);
    await site.database.sql
      .update(document)
      .set({ destroyedAt: site.clock.now() })
      .where(eq(document.id, documentId));
    await expect(correct(bora)).rejects.toMatchObject(why('invalid'));
    expect(await row()).toMatchObject({ surname: 'Gün' });
  });

  test.each([
    ['a birth date that is under age', { birthDate: '2009-01-01' }],
    ['a birth date that does not exist', { birthDate: '1990-02-30' }],
    ['a name with digits', { name: 'Ece 2' }],
    ['an empty surname', { surname: ' ' }],
    ['a reason that says nothing', { reason: '-' }],
  ])('for %s', async (_, change) => {
    await expect(correct(ada, change)).rejects.toMatchObject(why('invalid'));
  });

  test('for roles that do not decide identities', async () => {
    await view(sena).catch(() => undefined);
    await expect(correct(sena)).rejects.toMatchObject(why('refused'));
  });
});

describe('a verified identity', () => {
  const verify = () =>
    acceptIdentity(console(), ada, {
      playerId,
      birthDate: '1990-03-15',
      number: `P${playerId}`.slice(0, 20),
    });

  test('stays verified if it was verified by the document of the correction', async () => {
    await verify();
    await correct(ada);
    expect(await correct(bora)).toMatchObject({ state: 'corrected', isVerified: true });
    expect((await row()).identityVerifiedAt).not.toBeNull();
  });

  test('is not verified any more after a correction by another document', async () => {
    await verify();
    documentId = await send(playerId);
    await view(ada, bora);
    await correct(ada);
    expect((await row()).identityVerifiedAt).not.toBeNull();
    expect(await correct(bora)).toMatchObject({ state: 'corrected', isVerified: false });
    expect((await row()).identityVerifiedAt).toBeNull();
    expect((await showPlayer(console(), ada, playerId)).identity).toBe('waiting');
  });
});
