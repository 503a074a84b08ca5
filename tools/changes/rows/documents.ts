import type { Change } from '../change.ts';

const identity = 'packages/services/src/money/identity';
const decisions = 'packages/services/src/money/decisions';
const tests = [`${identity}/identity.db`];
const routeTests = ['apps/server/src/routes/money/documents'];

const inFile = (
  file: string,
  rows: readonly Omit<Change, 'file'>[],
  noticing: readonly string[] = tests,
): Change[] => rows.map((row) => ({ tests: noticing, ...row, file }));
/** Of files whose own tests notice. */
const alone = (file: string, rows: readonly Omit<Change, 'file'>[]) =>
  inFile(`${file}.ts`, rows, [`${file}.test`]);

/** Documents that players upload. */
export const documentChanges: readonly Change[] = [
  ...alone(`${identity}/clean-photo`, [
    {
      find: "sharp.block({ operation: ['VipsForeignLoad'] });",
      replace: '',
      promise: 'only photos are decoded',
    },
    { find: '.autoOrient()', replace: '', promise: 'a photo is stored upright' },
    { find: ".toColourspace('srgb')", replace: '.keepExif()', promise: 'a photo says nothing of its place' },
    { find: "failOn: 'warning', pages: 1", replace: "failOn: 'none', pages: 1", promise: 'a photo is whole' },
    {
      find: 'if (width * height > MAX_DOCUMENT_MEGAPIXELS * MEGAPIXEL)',
      replace: 'if (width * height > MAX_DOCUMENT_MEGAPIXELS * MEGAPIXEL * 9)',
      promise: 'a bomb is refused by its header, with its reason',
    },
    {
      find: 'if (Math.min(width, height) < MIN_DOCUMENT_SIDE)',
      replace: 'if (Math.max(width, height) < MIN_DOCUMENT_SIDE)',
      promise: 'both sides are long enough',
    },
    {
      find: 'if ((aliases[declared] ?? declared) === type) return type;',
      replace: 'return type;',
      promise: 'the declared type agrees with the content',
    },
  ]),
  ...alone('packages/services/src/sealed-box', [
    {
      find: ', { authTagLength: TAG_BYTES }',
      replace: '',
      promise: 'a shortened tag proves nothing',
    },
    {
      find: 'nonce).setAAD(Buffer.from(context));',
      replace: "nonce).setAAD(Buffer.from(''));",
      promise: 'a box is sealed for its context',
    },
  ]),
  ...alone(`${identity}/seal-document`, [
    {
      find: 'return `document ${siteId} ${playerId} ${id} ${kind}`;',
      replace: 'return `document ${siteId} ${playerId} ${kind}`;',
      promise: 'a photo opens for its own document only',
    },
    {
      find: "hashKey, '', 'documents'",
      replace: "'', '', 'documents'",
      promise: 'hashes of files need the key',
    },
  ]),
  ...inFile(`${identity}/upload-document.ts`, [
    {
      find: 'if (known) return known;',
      replace: '',
      promise: 'the same file is the same document',
      tests: routeTests,
    },
    {
      find: "if (result === 'unreachable') throw new CallError('document_unavailable');",
      replace: '',
      promise: 'nothing is taken unscanned',
      tests: routeTests,
    },
    {
      find: '>= MAX_WAITING)',
      replace: '> MAX_WAITING)',
      promise: 'ten documents wait at most',
      tests: routeTests,
    },
  ]),
  ...inFile(`${identity}/claim-proofs.ts`, [
    {
      find: '      eq(document.playerId, playerId),\n      eq(document.id, id),',
      replace: '      eq(document.id, id),',
      promise: 'a payment proof is the player’s own',
    },
    { find: "      eq(document.kind, 'payment_proof'),\n", replace: '', promise: 'a payment proof is one' },
    {
      find: 'const isUnused = found.paymentId === null || isOver(found.status);',
      replace: 'const isUnused = true;',
      promise: 'a payment proof belongs to one payment',
    },
    {
      find: '.set({ paymentId, destroyAt: null })',
      replace: '.set({ paymentId })',
      promise: 'a used proof is kept',
    },
  ]),
  ...alone(`${identity}/identity-state`, [
    {
      find: "has('identity_front') && has('identity_back')",
      replace: "has('identity_front')",
      promise: 'an identity card has two sides',
    },
    {
      find: 'rejectedAt >= uploadedAt',
      replace: 'rejectedAt > 0',
      promise: 'a new document follows a rejection',
    },
  ]),
  ...inFile(`${decisions}/decide-identity.ts`, [
    {
      find: 'await requireViewed(transaction, operator, siteId, waiting);',
      replace: '',
      promise: 'nobody accepts what they have not seen',
    },
    {
      find: 'eq(operatorTrail.operator, operator.name),',
      replace: '',
      promise: 'the operator who accepts has looked',
    },
    {
      find: 'destroyAt: destroyTime(row, at),',
      replace: '',
      promise: 'a photo is destroyed after its decision',
    },
  ]),
  ...inFile('packages/db/migrations/0087-documents.sql', [
    {
      find: "when p_table.relname = 'document_content' then '{INSERT}'",
      replace: "when p_table.relname = 'document_content' then '{INSERT,SELECT}'",
      promise: 'the site reads no photo but through the trail',
    },
    {
      find: "  perform append_to_trail(p_operator, 'view', v_document.site_id",
      replace:
        "  if false then null; end if; perform jsonb_build_array(p_operator, 'view', v_document.site_id",
      promise: 'each view is a row of the trail',
    },
    {
      find: 'where o.destroy_at <= p_now and',
      replace: 'where',
      promise: 'a photo is not destroyed before its time',
    },
  ]),
];
