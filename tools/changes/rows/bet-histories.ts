import type { Change } from '../change.ts';

const src = 'apps/sandbox/src/book/bets';
const limits = [`${src}/stake-limits.test.ts`];
const moves = [`${src}/bet-moves.test.ts`];
const refunds = [`${src}/refunds.test.ts`];
const archive = [`${src}/archive/bet-archive.test.ts`];

/** What becomes of bets on the book later: limits that they count for, refunds that were refused, and the archive. */
export const betHistoryChanges: readonly Change[] = [
  {
    file: `${src}/stake-limits.ts`,
    find: 'return paidOf(record) + (isOpen ? possibleOf(record) : 0);',
    replace: 'return paidOf(record) + possibleOf(record);',
    promise: 'a settled win counts once for the limit of a day',
    tests: limits,
  },
  {
    file: `${src}/stake-limits.ts`,
    find: 'BigInt(record.leftMinor)',
    replace: 'BigInt(record.lineStakeMinor)',
    promise: 'what was cashed out leaves room below the limit of a market',
    tests: limits,
  },
  {
    file: `${src}/bet-moves.ts`,
    find: ' && settlements.length === 1 && !isEnded',
    replace: ' && settlements.length > 0 && !isEnded',
    promise: 'a bet that was settled otherwise before gets its stake back as a win',
    tests: moves,
  },
  {
    file: `${src}/bet-moves.ts`,
    find: "if (trouble?.kind !== 'stuck' || move?.kind !== 'refund') return null;",
    replace: "if (trouble?.kind !== 'stuck' || !move) return null;",
    promise: 'only a refund is sent again under a new id',
    tests: refunds,
  },
  {
    file: `${src}/money/wallet-money.ts`,
    find: 'sendRollback(wallet, key, record, move.tx)',
    replace: 'sendRollback(wallet, key, record)',
    promise: 'a refused refund is sent again under a new id',
    tests: refunds,
  },
  {
    file: 'apps/sandbox/src/book/api/first-state.ts',
    find: 'owner.player === player && owner.keyId === keyId && isIts(bet)',
    replace: 'owner.player === player && isIts(bet)',
    promise: 'players of two brands with the same id never see each other’s bets',
    tests: ['apps/sandbox/src/book/api/first-state.test.ts'],
  },
  {
    file: `${src}/bet-store.ts`,
    find: '    await this.archive.add(kept);\n',
    replace: '',
    promise: 'a bet is in the archive before it leaves the memory',
    tests: archive,
  },
  {
    file: `${src}/bet-store.ts`,
    find: 'await this.#journal.append({ id: record.id, isArchived: true });',
    replace: '',
    promise: 'the journal does not grow by what the archive has',
    tests: archive,
  },
  {
    file: `${src}/archive/append-lines.ts`,
    find: 'if (end < before.length) await file.truncate(end);',
    replace: '',
    promise: 'half a line does not damage the next one',
    tests: archive,
  },
  {
    file: `${src}/archive/bet-archive.ts`,
    find: 'return records.filter((record) => ownerOf(record) === owner);',
    replace: 'return records;',
    promise: 'a history has bets of its player only',
    tests: archive,
  },
  {
    file: `${src}/bet-judge.ts`,
    find: "kinds.has('corrected') || kinds.has('ended');",
    replace: "kinds.has('corrected');",
    promise: 'a bet has the final scores of its matches, also if it was decided before',
    tests: archive,
  },
];
