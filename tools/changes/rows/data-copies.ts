import type { Change } from '../change.ts';

const copies = 'packages/services/src/account/data-copy';
const routes = ['apps/server/src/routes/account/data-copies'];
const contents = ['apps/server/src/data-copies/copy-contents'];
const store = [`${copies}/copy-store`];

/** Copies of players' own data. */
export const dataCopyChanges: readonly Change[] = [
  {
    file: `${copies}/parts/money.ts`,
    find: 'booked === null || payment.kind !== DEPOSIT ? null : money(booked)',
    replace: 'payment.creditedMinor === null ? null : money(payment.creditedMinor)',
    promise: 'a copy says what a deposit was credited, also if it is what was requested',
    tests: contents,
  },
  {
    file: `${copies}/parts/play.ts`,
    find: 'for (const day of days.toReversed())',
    replace: 'for (const day of days.slice(0, 0))',
    promise: 'a copy has the sums that statements show',
    tests: contents,
  },
  {
    file: 'packages/services/src/outbox/outbox.ts',
    find: 'if (lifeMs > OUTBOX_MS)',
    replace: 'if (lifeMs < 0)',
    promise: 'no e-mail waits longer than players are told',
    tests: ['packages/services/src/outbox'],
  },
  {
    file: `${copies}/request-data-copy.ts`,
    find: '  await requireFreshProof(context);\n',
    replace: '',
    promise: 'a copied session cannot ask for a copy of the data',
    tests: routes,
  },
  {
    file: `${copies}/download-data-copy.ts`,
    find: '  await requireFreshProof(context);\n',
    replace: '',
    promise: 'a copied session cannot download a copy of the data',
    tests: routes,
  },
  {
    file: `${copies}/download-data-copy.ts`,
    find: '        eq(dataCopy.playerId, owner.id),\n',
    replace: '',
    promise: 'a copy is downloaded by its player only',
    tests: routes,
  },
  {
    file: `${copies}/download-data-copy.ts`,
    find: '        gt(dataCopy.expiresAt, now),\n',
    replace: '',
    promise: 'a copy is not given after its time',
    tests: routes,
  },
  {
    file: `${copies}/request-data-copy.ts`,
    find: "if (last?.state === 'waiting') return;",
    replace: '',
    promise: 'asking again while a copy waits is no error',
    tests: routes,
  },
  {
    file: `${copies}/request-data-copy.ts`,
    find: '    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);\n',
    replace: '',
    promise: 'a copy can be asked for once a day',
    tests: routes,
  },
  {
    file: `${copies}/erase-data-copies.ts`,
    find: 'keyId: null, wrappedKey: null',
    replace: 'keyId: null',
    promise: 'an erased copy has no key any more',
    tests: routes,
  },
  {
    file: `${copies}/erase-data-copies.ts`,
    find: "eq(dataCopy.state, 'ready'), eq(dataCopy.state, 'waiting')",
    replace: "eq(dataCopy.state, 'ready')",
    promise: 'no copy is made for a deleted player',
    tests: routes,
  },
  {
    file: `${copies}/copy-store.ts`,
    find: 'id = $3 and run = $4 and is_making returning id',
    replace: 'id = $3 returning id',
    promise: 'a process whose copy another has taken over writes nothing more',
    tests: store,
  },
  {
    file: `${copies}/copy-store.ts`,
    find: 'for update skip locked',
    replace: 'for update',
    promise: 'two processes make different copies',
    tests: store,
  },
  {
    file: `${copies}/make-data-copies.ts`,
    find: 'if (copy.run > MAX_RUNS) {',
    replace: 'if (copy.run > 99) {',
    promise: 'a copy that ends each process is given up',
    tests: routes,
  },
  {
    file: `${copies}/make-data-copies.ts`,
    find: '    await removeOtherRuns(transaction, copy);\n',
    replace: '',
    promise: 'nothing stays of an attempt that a crash has ended',
    tests: routes,
  },
  {
    file: `${copies}/seal-copy.ts`,
    find: '`${contextOf(owner)} ${number}`));\n}\n\nexport',
    replace: 'contextOf(owner)));\n}\n\nexport',
    promise: 'the chunks of a copy cannot be exchanged',
    tests: store,
  },
  {
    file: `${copies}/parts/documents.ts`,
    find: 'eq(document.playerId, playerId)',
    replace: 'eq(document.siteId, siteId)',
    promise: 'a copy has no documents of others',
    tests: contents,
  },
  {
    file: `${copies}/parts/money.ts`,
    find: "row.changedBy.split(' ')[0] ?? ''",
    replace: 'row.changedBy',
    promise: 'a copy does not name operators',
    tests: contents,
  },
  {
    file: 'apps/server/src/data-copies/copy-page.ts',
    find: '`<bdi>${escapeHtml(text)}</bdi>`',
    replace: '`<bdi>${text}</bdi>`',
    promise: 'texts of strangers are texts on the page of a copy',
    tests: contents,
  },
  {
    file: 'apps/server/src/data-copies/copy-page.ts',
    find: 'count > rows.length',
    replace: 'count >= rows.length',
    promise: 'the page of a copy says that there is more only if there is',
    tests: contents,
  },
];
