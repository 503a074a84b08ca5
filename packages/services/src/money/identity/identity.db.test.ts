import { and, document, documentContent, eq, operatorTrail, paymentMethod, player } from '@baize/db';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { hashPersonalId } from '../../auth/index.ts';
import type { PlayerContext } from '../../context.ts';
import { createDocumentKeys } from '../../document-keys.ts';
import { withdrawalMethodId } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import {
  acceptIdentity,
  listOpen,
  permitWithdrawals,
  readTrail,
  rejectDocument,
  type SeenIdentity,
  showPayment,
  unverifyIdentity,
  verifyTrail,
  viewDocument,
} from '../decisions/index.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { destroyDocuments } from './destroy-documents.ts';
import type { DocumentRow } from './identity-state.ts';
import { readDocuments } from './read-documents.ts';
import { uploadDocument } from './upload-document.ts';

const DAY_MS = 24 * 60 * 60_000;
const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64url');
const [ada, bora] = [{ name: 'ada' }, { name: 'bora' }];
const personalIdKeys = { hashKey: Buffer.alloc(32, 1), cipherKey: Buffer.alloc(32, 2) };
const documentKeys = createDocumentKeys([key('k')]);

let site: Withdrawals;
let playerId: number;
let context: PlayerContext;
beforeAll(async () => {
  site = await openWithdrawals();
  await addConfirmed(site, bora.name);
});
afterAll(() => site.database.drop());
beforeEach(async () => {
  site.traits['money.identityForWithdrawal'] = 'always';
  site.traits['money.documentDays'] = 30;
  playerId = await site.addPlayer(500_000n, { personalIdHash: hashPersonalId(personalId(), personalIdKeys) });
  context = contextOf(playerId);
});

function contextOf(id: number): PlayerContext {
  return site.contextOf(id, {
    // With the rights of the site.
    database: site.database.site,
    documentKeys,
    personalIdKeys,
    scanner: { scan: async () => 'clean' },
  });
}

/** As the operators' console: with the rights of the site. */
const console = () => ({
  ...site,
  database: site.database.site,
  documentKeys,
  personalIdKeys,
  brands: [{ siteId, slug: 'test', traits: site.traits as never }],
});

let people = 10_000_000_000;
const personalId = () => String((people += 1));
/** What an operator reads in the documents of the player. */
const seen = (change: Partial<SeenIdentity> = {}): SeenIdentity => ({
  playerId,
  birthDate: '1990-03-15',
  number: String(people),
  ...change,
});

let made = 0;
async function send(kind: DocumentRow['kind'], by = context): Promise<number> {
  made += 1;
  site.clock.advance(1_000);
  const background = { r: made % 256, g: made % 7, b: 9 };
  const photo = await sharp({ create: { width: 640, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(photo)], 'x', { type: 'image/jpeg' });
  return (await uploadDocument(by, { kind, file })).data.id;
}

const withdraw = (fields: Record<string, string> = {}) => {
  const body = { payment_id: withdrawalMethodId, amount: '250.00', iban: sampleIban, ...fields };
  return requestWithdrawal(context, body as unknown as Parameters<typeof requestWithdrawal>[1]);
};
const identity = async () => (await readDocuments(context)).data.identity;
const why = (reason: string) => expect.objectContaining({ name: 'OperatorError', why: reason });
const rowOf = async (id: number) =>
  (await site.database.sql.select().from(document).where(eq(document.id, id)))[0];
const hasPhoto = async (id: number) =>
  (await site.database.sql.select().from(documentContent).where(eq(documentContent.documentId, id)))
    .length === 1;
const trailOf = (id: number) =>
  site.database.sql
    .select()
    .from(operatorTrail)
    .where(and(eq(operatorTrail.siteId, siteId), eq(operatorTrail.subject, `document ${id}`)));

test('a withdrawal that needs an identity goes through once an operator has verified it', async () => {
  await expect(withdraw()).rejects.toMatchObject({ code: 'identity_verification_needed' });
  const front = await send('identity_front');
  expect(await identity()).toBe('incomplete');
  expect((await listOpen(console(), siteId)).identities.map((one) => one.playerId)).not.toContain(playerId);
  await expect(acceptIdentity(console(), ada, seen())).rejects.toEqual(why('invalid'));
  const back = await send('identity_back');
  expect(await identity()).toBe('waiting');
  await expect(withdraw()).rejects.toMatchObject({ code: 'identity_verification_needed' });

  const { identities } = await listOpen(console(), siteId);
  expect(identities.find((one) => one.playerId === playerId)).toMatchObject({
    name: 'Işıl Gün',
    documents: [
      { id: front, kind: 'identity_front' },
      { id: back, kind: 'identity_back' },
    ],
  });
  expect(await listOpen(console(), 8)).toMatchObject({ identities: [] });
  await viewDocument(console(), ada, front);
  await viewDocument(console(), bora, back);
  await expect(acceptIdentity(console(), ada, seen())).rejects.toEqual(why('refused'));
  await viewDocument(console(), ada, back);
  expect(new Set(await acceptIdentity(console(), ada, seen()))).toEqual(new Set([front, back]));

  expect(await identity()).toBe('verified');
  expect((await listOpen(console(), siteId)).identities.map((one) => one.playerId)).not.toContain(playerId);
  const { transaction_id: id } = await withdraw();
  expect((await site.rowOf(id)).status).toBe(0);
  const shown = await showPayment(console(), ada, id);
  expect(shown.player.identity).toBe('verified');
  expect(shown.documents.map((one) => [one.id, one.state])).toEqual([
    [back, 1],
    [front, 1],
  ]);
  expect((await verifyTrail(site)).brokenAt).toBeUndefined();
});

test('an identity is verified only if the documents say what the profile has', async () => {
  await send('identity_front');
  await send('identity_back');
  for (const { id } of (await readDocuments(context)).data.documents) await viewDocument(console(), ada, id);
  const verify = (change: Partial<SeenIdentity>) => acceptIdentity(console(), ada, seen(change));
  await expect(verify({ birthDate: '1990-03-16' })).rejects.toEqual(why('invalid'));
  await expect(verify({ number: '12345678901' })).rejects.toEqual(why('invalid'));
  for (const number of ['', 'A1', '1'.repeat(21), 'ŞŞŞŞŞ'])
    await expect(verify({ number })).rejects.toEqual(why('invalid'));
  expect(await identity()).toBe('waiting');
  const events: string[] = [];
  site.wakeups.subscribe({ siteId, playerId }, ({ kind }) => events.push(kind));
  await verify({ number: ` ${seen().number.replace(/^(...)/, '$1 ')} ` });
  expect([await identity(), events]).toEqual(['verified', ['identity']]);
  const [row] = await readTrail(console(), 1);
  expect(row).toMatchObject({ action: 'verify', details: { kind: 'identity card' } });
  expect(JSON.stringify(row)).not.toContain(seen().number);
});

test('a verification is taken back with a note, and new photos are needed', async () => {
  const passport = await send('passport');
  await viewDocument(console(), ada, passport);
  await acceptIdentity(console(), ada, seen({ number: 'U1234567' }));
  const events: string[] = [];
  site.wakeups.subscribe({ siteId, playerId }, ({ kind }) => events.push(kind));
  await expect(unverifyIdentity(console(), bora, { playerId, note: '' })).rejects.toEqual(why('invalid'));
  await unverifyIdentity(console(), bora, { playerId, note: 'The passport has expired.' });
  expect([await identity(), events]).toEqual(['rejected', ['identity']]);
  expect((await readDocuments(context)).data.documents).toMatchObject([
    { id: passport, state: 'rejected', note: 'The passport has expired.' },
  ]);
  await expect(withdraw()).rejects.toMatchObject({ code: 'identity_verification_needed' });
  await expect(unverifyIdentity(console(), bora, { playerId, note: 'once more' })).rejects.toEqual(
    why('decided'),
  );
  await send('passport');
  expect(await identity()).toBe('waiting');
});

test('withdrawals are forbidden and permitted again, with a reason in the trail', async () => {
  site.traits['money.identityForWithdrawal'] = 'never';
  const decide = (isPermitted: boolean, reason = 'asked by the bank') =>
    permitWithdrawals(console(), ada, { playerId, reason, isPermitted });
  await expect(decide(true)).rejects.toEqual(why('decided'));
  await expect(decide(false, '')).rejects.toEqual(why('invalid'));
  await decide(false);
  expect((await readTrail(console(), 1))[0]).toMatchObject({
    action: 'forbid-withdrawals',
    subject: `player ${playerId}`,
    details: { reason: 'asked by the bank' },
  });
  await expect(withdraw()).rejects.toMatchObject({ code: 'withdrawal_not_permitted' });
  const { rows } = await site.database.pool.query<{ facts: object }>(
    "select facts from player_message where player_id = $1 and kind = 'withdrawals_forbidden'",
    [playerId],
  );
  // Without the reason.
  expect(rows).toEqual([{ facts: {} }]);
  await decide(true);
  await withdraw();
});

test('photos that nobody decided in twice their days are destroyed, and the player reads it', async () => {
  const front = await send('identity_front');
  const [waiting] = (await listOpen(console(), siteId)).identities.filter((one) => one.playerId === playerId);
  expect(waiting).toBeUndefined();
  const events: string[] = [];
  site.wakeups.subscribe({ siteId, playerId }, ({ kind }) => events.push(kind));
  site.clock.advance(60 * DAY_MS - 1);
  await destroyDocuments(console());
  expect([await hasPhoto(front), events]).toEqual([true, []]);
  const passport = await send('passport');
  const listed = (await listOpen(console(), siteId)).identities.find((one) => one.playerId === playerId);
  expect(listed?.until.getTime()).toBeLessThan(site.clock.now().getTime());
  await destroyDocuments(console());
  expect([await hasPhoto(front), await hasPhoto(passport), events]).toEqual([false, true, ['identity']]);
  expect((await readDocuments(context)).data.documents).toMatchObject([
    { id: passport, state: 'waiting' },
    { id: front, state: 'rejected', note: 'note_document_expired' },
  ]);
  expect(await rowOf(front)).toMatchObject({ decidedBy: 'job' });
});

test('a document that was uploaded after the operator looked is not accepted unseen', async () => {
  const passport = await send('passport');
  await viewDocument(console(), ada, passport);
  await send('passport');
  await expect(acceptIdentity(console(), ada, seen())).rejects.toEqual(why('refused'));
  expect(await identity()).toBe('waiting');
});

test('a rejected document is explained to the player, who sends another one', async () => {
  const blurred = await send('passport');
  await expect(rejectDocument(console(), ada, { id: blurred, note: ' ' })).rejects.toEqual(why('invalid'));
  await expect(rejectDocument(console(), ada, { id: 1, note: 'too dark' })).rejects.toEqual(why('unknown'));
  await rejectDocument(console(), ada, { id: blurred, note: 'It is too dark to read.' });
  await expect(rejectDocument(console(), ada, { id: blurred, note: 'too dark' })).rejects.toEqual(
    why('decided'),
  );
  const { data } = await readDocuments(context);
  expect(data.identity).toBe('rejected');
  expect(data.documents).toEqual([
    expect.objectContaining({ id: blurred, state: 'rejected', note: 'It is too dark to read.' }),
  ]);
  await expect(acceptIdentity(console(), ada, seen())).rejects.toEqual(why('invalid'));
  await send('passport');
  expect(await identity()).toBe('waiting');
  const [row] = await site.database.sql.select().from(player).where(eq(player.id, playerId));
  expect(row?.identityVerifiedAt).toBeNull();
});

test('each view is a row of the trail, and without an operator there is none', async () => {
  const id = await send('passport');
  const { jpeg, document: viewed } = await viewDocument(console(), ada, id);
  expect(viewed.playerId).toBe(playerId);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 600 });
  await viewDocument(console(), ada, id);
  expect((await trailOf(id)).map(({ operator, action, details }) => [operator, action, details])).toEqual([
    ['ada', 'view', { player: playerId, kind: 'passport' }],
    ['ada', 'view', { player: playerId, kind: 'passport' }],
  ]);
  await expect(viewDocument(console(), { name: 'eve' }, id)).rejects.toEqual(why('refused'));
  await expect(viewDocument(console(), ada, 1)).rejects.toEqual(why('unknown'));
  expect(await trailOf(id)).toHaveLength(2);
});

test('the site reads no photo but through the trail', async () => {
  const id = await send('passport');
  const { pool } = site.database.site;
  for (const statement of [
    'select * from document_content',
    'select sealed from document_content',
    `copy document_content to stdout`,
    'update document_content set key_id = key_id',
    'delete from document_content',
    'truncate document_content',
    'delete from document',
    'create view photos as select * from document_content',
  ])
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await hasPhoto(id)).toBe(true);
});

test('photos that are exchanged in the database do not open', async () => {
  const [one, other] = [await send('passport'), await send('passport', contextOf(await site.addPlayer(0n)))];
  await site.database.pool.query(
    `grant update on document_content to current_user;
     update document_content set document_id = -1 where document_id = ${one};
     update document_content set document_id = ${one} where document_id = ${other};
     update document_content set document_id = ${other} where document_id = -1;
     revoke update on document_content from current_user`,
  );
  for (const id of [one, other])
    await expect(viewDocument(console(), ada, id)).rejects.toThrow(/authenticate/);
  const wrong = { ...console(), documentKeys: createDocumentKeys([key('w')]) };
  await expect(viewDocument(wrong, ada, await send('passport'))).rejects.toThrow(/is not one of this/);
});

test('a photo is destroyed after its days, once, and what was decided stays', async () => {
  const [accepted, kept] = [
    await send('passport'),
    await send('identity_front', contextOf(await site.addPlayer(0n))),
  ];
  await viewDocument(console(), ada, accepted);
  await acceptIdentity(console(), ada, seen());
  site.clock.advance(30 * DAY_MS - 1);
  await destroyDocuments(console());
  expect(await hasPhoto(accepted)).toBe(true);
  site.clock.advance(1);
  expect(await destroyDocuments(console())).toBe(1);
  expect(await destroyDocuments(console())).toBe(0);
  expect([await hasPhoto(accepted), await hasPhoto(kept)]).toEqual([false, true]);
  await expect(viewDocument(console(), ada, accepted)).rejects.toEqual(why('decided'));
  const { data } = await readDocuments(context);
  expect(data).toMatchObject({ identity: 'verified', documents: [{ id: accepted, state: 'accepted' }] });
});

test('a payment proof belongs to one payment, unless that came to nothing', async () => {
  site.traits['money.identityForWithdrawal'] = 'never';
  await addFileField();
  const proof = await send('payment_proof');
  const passport = await send('passport');
  const theirs = await send('payment_proof', contextOf(await site.addPlayer(0n)));
  const refused = (receipt: string, message: string) =>
    expect(withdraw({ receipt })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { receipt: [{ message }] } },
    });
  for (const receipt of [
    String(theirs),
    String(passport),
    '1',
    '0',
    '../x',
    '1e3',
    '9'.repeat(15),
    '9'.repeat(30),
  ])
    await refused(receipt, 'payment_proof_unknown');
  const { transaction_id: id } = await withdraw({ receipt: String(proof) });
  expect(await rowOf(proof)).toMatchObject({ paymentId: id, destroyAt: null });
  expect((await site.rowOf(id)).fields['receipt']).toBe(String(proof));
  expect((await showPayment(console(), ada, id)).documents).toContainEqual(
    expect.objectContaining({ id: proof, paymentId: id }),
  );
  await moveTo(id, 3);
  await moveTo(id, 1);
  await refused(String(proof), 'payment_proof_used');
  const again = await send('payment_proof');
  const { transaction_id: second } = await withdraw({ receipt: String(again) });
  await moveTo(second, 2);
  const { transaction_id: third } = await withdraw({ receipt: String(again) });
  expect(await rowOf(again)).toMatchObject({ paymentId: third });
});

test('a payment proof is destroyed after its payment’s decision, or if no payment uses it', async () => {
  site.traits['money.identityForWithdrawal'] = 'never';
  await addFileField();
  const [used, unused] = [await send('payment_proof'), await send('payment_proof')];
  const { transaction_id: id } = await withdraw({ receipt: String(used) });
  site.clock.advance(31 * DAY_MS);
  expect(await destroyDocuments(console())).toBeGreaterThan(0);
  expect([await hasPhoto(used), await hasPhoto(unused)]).toEqual([true, false]);
  expect((await readDocuments(context)).data.documents.map((one) => one.id)).toEqual([used]);
  await moveTo(id, 2);
  site.clock.advance(29 * DAY_MS);
  await destroyDocuments(console());
  expect(await hasPhoto(used)).toBe(true);
  site.clock.advance(DAY_MS);
  await destroyDocuments(console());
  expect(await hasPhoto(used)).toBe(false);
});

async function addFileField() {
  const isMethod = eq(paymentMethod.id, withdrawalMethodId);
  const [method] = await site.database.sql.select().from(paymentMethod).where(isMethod);
  const receipt = { type: 'file', name: 'receipt', label: { tr: 'Dekont', en: 'Receipt' }, required: false };
  const fields = ((method?.fields ?? []) as { name: string }[]).filter(({ name }) => name !== 'receipt');
  await site.database.sql
    .update(paymentMethod)
    .set({ fields: [...fields, receipt] })
    .where(isMethod);
}

/** As an operator or a gateway decides. */
async function moveTo(id: number, status: number) {
  await site.database.pool.query(
    `update payment_transaction set status = $2, decided_at = $3, changed_at = $3, changed_by = 'job' where id = $1`,
    [id, status, site.clock.now()],
  );
}
