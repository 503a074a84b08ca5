import type { Change } from '../change.ts';

const tests = ['apps/server/src/routes/account/messages'];
const account = 'packages/services/src/account';
const money = 'packages/services/src/money';
const ofNotices = [`${money}/payment-notices`];

/** Messages to players: whose they are, when they are written and how they are counted. */
export const messageChanges: readonly Change[] = [
  {
    file: `${account}/list-messages.ts`,
    find: '          eq(playerMessage.siteId, player.siteId),\n',
    replace: '',
    promise: 'a player reads messages of the own brand only',
    tests,
  },
  {
    file: `${account}/list-messages.ts`,
    find: '          before === undefined ? undefined : lt(playerMessage.id, before),\n',
    replace: '',
    promise: 'the next page follows the one before',
    tests,
  },
  {
    file: `${account}/list-messages.ts`,
    find: "  if (filter === 'unread') return isNull(playerMessage.readAt);\n",
    replace: "  if (filter === 'unread') return undefined;\n",
    promise: 'the filter of unread messages leaves out what was read',
    tests,
  },
  {
    file: 'packages/db/src/messages-of-kinds.ts',
    find: 'm.kind = of.kind',
    replace: 'm.kind = any ($3::text[])',
    promise: 'a message is on the page of its topic once',
    tests: ['packages/db/src/messages-of-kinds'],
  },
  {
    file: `${account}/mark-messages-read.ts`,
    find: '        eq(playerMessage.playerId, player.id),\n',
    replace: '',
    promise: 'nobody marks the messages of another player',
    tests,
  },
  {
    file: `${account}/mark-messages-read.ts`,
    find: 'lte(playerMessage.id, body.up_to)',
    replace: 'undefined',
    promise: 'what is newer than what was shown stays unread',
    tests,
  },
  {
    file: 'packages/services/src/messages/send-message.ts',
    find: 'facts: { ...facts }, cause, createdAt',
    replace: 'facts: { ...facts }, createdAt',
    promise: 'there is one message for each cause',
    tests,
  },
  {
    file: 'packages/services/src/auth/known-places.ts',
    find: 'known.length > 0 && !known.some',
    replace: '!known.some',
    promise: 'the first login is not from a new place',
    tests,
  },
  {
    file: 'packages/services/src/auth/end-sessions.ts',
    find: 'if (message && ended.length > 0)',
    replace: 'if (message)',
    promise: 'the end of a session is told once',
    tests,
  },
  {
    file: 'packages/services/src/money/expire-payments.ts',
    find: '    await tellOfExpiries(transaction, expired, now);\n',
    replace: '',
    promise: 'a deposit that expires is told',
    tests,
  },
  {
    file: 'packages/services/src/money/decisions/message-player.ts',
    find: "(line.trim() === '' ? undefined : textProblem(line))",
    replace: '(line ? undefined : textProblem(line))',
    promise: 'a text that changes the direction is refused',
    tests,
  },
  {
    file: 'packages/services/src/limits/cancel-limit-change.ts',
    find: '    await sendMessage(transaction, key, content, clock.now());\n',
    replace: '',
    promise: 'a change of a limit that is called off is told',
    tests,
  },
  {
    file: 'packages/services/src/money/book-return.ts',
    find: 'const missingMinor = owedMinor - takenMinor;',
    replace: 'const missingMinor = 0n;',
    promise: 'a player reads how much of a deposit that was taken back was missing',
    tests: ['packages/services/src/money/returns-and-fees'],
  },
  {
    file: 'packages/services/src/auth/update-address.ts',
    find: '    if (!row || isSame) return;\n',
    replace: '    if (!row) return;\n',
    promise: 'an address that stays the same is not reported as changed',
    tests: ['apps/server/src/routes/auth/update-profile-address'],
  },
  {
    file: 'packages/services/src/limits/tell-of-limits.ts',
    find: 'const cause = `limit ${id}`;',
    replace: 'const cause = `limit ${id} ${Math.random()}`;',
    promise: 'a limit that came into force is told once',
    tests,
  },
  {
    file: `${money}/payment-message.ts`,
    find: '  await addPaymentNotice(transaction, { siteId, playerId, messageId }, at);\n',
    replace: '',
    promise: 'the owner of an account gets an e-mail about its payments',
    tests: ofNotices,
  },
  {
    file: `${money}/payment-message.ts`,
    find: "if (kind === 'deposit_review' && isWaitingForMoney(row)) return;",
    replace: "if (kind === 'deposit_review') return;",
    promise: 'a player learns that a deposit waits for a person',
    tests: ofNotices,
  },
  {
    file: `${money}/send-payment-notice.ts`,
    find: 'parseWire(amount) >= BigInt(from)',
    replace: 'parseWire(amount) > BigInt(from)',
    promise: 'a deposit of the brand’s sum has an e-mail',
    tests: ofNotices,
  },
  {
    file: `${money}/expect-payout.ts`,
    find: 'usual.count < LEAST_PAYOUTS || ',
    replace: '',
    promise: 'no time is promised from a few payouts',
    tests: [`${money}/expect-payout`],
  },
  {
    file: `${money}/payment-account.ts`,
    find: 'address.length < 4 * SHOWN ? undefined : ',
    replace: '',
    promise: 'a text that is too short for an address of a coin is not shown',
    tests: [`${money}/payment-account`],
  },
  {
    file: 'apps/server/src/events/player-streams.ts',
    find: "    else state = 'again';\n",
    replace: '',
    promise: 'the last count that a page gets is read after the last change',
    tests: ['apps/server/src/events/player-streams'],
  },
  {
    file: 'apps/web/src/call/alert.ts',
    find: 'const known = current.find((one) => isSame(one, alert));',
    replace: 'const known = current.find((one) => isSame(one, alert) && one.count > 99);',
    promise: 'an alert that is shown again is counted',
    tests: ['apps/web/src/call/alert'],
  },
];
