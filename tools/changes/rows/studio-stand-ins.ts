import type { Change } from '../change.ts';

const dialects = 'apps/sandbox/src/dialects';
const conformance = 'tools/conformance';

const launches = [dialects];
const games = ['packages/testkit/src/dialect-games'];
const commands = ['tools/studio-conformance'];
const faults = ['apps/sandbox/src/wire/send-with-fault'];
const walletClient = 'apps/sandbox/src/studio/wallet/wallet-client.ts';
const walletClients = ['apps/sandbox/src/studio/wallet/wallet-client'];

/** Stand-ins for studios with other dialects, and the conformance suite from outside. */
export const studioStandInChanges: readonly Change[] = [
  {
    file: `${dialects}/add-launches.ts`,
    find: "if (!isRsaSignature(given, String(body), [rsa.operatorKey])) return refuse(reply, 'signature');",
    replace: '',
    promise: 'a launch that the site has not signed opens nothing',
    tests: launches,
  },
  {
    file: `${dialects}/add-launches.ts`,
    find: "if (siteId === undefined) return refuse(reply, 'signature');",
    replace: 'if (siteId === undefined) return { launch_options: { game_url: deps.origin } };',
    promise: 'a launch with a wrong secret opens nothing',
    tests: launches,
  },
  {
    file: `${dialects}/dialect-games.ts`,
    find: 'game.provider === provider && game.code === code',
    replace: 'game.code === code',
    promise: 'a studio opens its own games only',
    tests: launches,
  },
  {
    file: `${dialects}/rsa-wallet.ts`,
    find: 'number / Number(RSA_UNITS_PER_MINOR)',
    replace: 'number',
    promise: 'a balance is shown in its own units',
    tests: games,
  },
  {
    file: `${dialects}/batch-wallet.ts`,
    find: 'result.status >= SERVER_FAULT',
    replace: 'result.status >= 600',
    promise: 'what is not decided is asked again',
    tests: [`${dialects}/batch-wallet`],
  },
  {
    file: 'apps/sandbox/src/wire/send-with-fault.ts',
    find: "return changeBody(await post({}), () => '<!doctype html><title>Bad gateway</title>');",
    replace: 'return post({});',
    promise: 'a page in place of a reply decides nothing',
    tests: faults,
  },
  {
    file: 'apps/sandbox/src/wire/send-with-fault.ts',
    find: '      await sleep(SLOW_BY_MS);\n',
    replace: '',
    promise: 'a slow call comes late',
    tests: faults,
  },
  {
    file: walletClient,
    find: 'deps.clock.now().getTime() + skewMs',
    replace: 'deps.clock.now().getTime()',
    promise: 'a call with a clock that is fast is signed by it',
    tests: walletClients,
  },
  {
    file: walletClient,
    find: 'if (result.status !== 200) return',
    replace: 'if (result.status === 0) return',
    promise: 'a response that is a failure decides nothing',
    tests: walletClients,
  },
  {
    file: `${conformance}/outside-desk.ts`,
    find: 'if (guest.openingMinor === undefined) continue;',
    replace: 'continue;',
    promise: 'players have their money back after the suite',
    tests: commands,
  },
  {
    file: `${conformance}/run-conformance.ts`,
    find: "results.every(({ outcome }) => outcome !== 'failed')",
    replace: "results.some(({ outcome }) => outcome !== 'not run')",
    promise: 'the command fails if a row does',
    tests: commands,
  },
  {
    file: 'apps/server/src/testing/dialect-table.ts',
    find: '[[field, `${prefix}${id}`]]',
    replace: '[[field, id]]',
    promise: 'rows from outside have ids of their own, so that they can be run again',
    tests: commands,
  },
  {
    file: 'apps/sandbox/src/visits/open-pages.ts',
    find: 'return wallet === null ? this.#fun : this.#real;',
    replace: 'return this.#fun;',
    promise: 'pages with play money do not drop those with real money',
    tests: ['apps/sandbox/src/visits'],
  },
  {
    file: 'apps/sandbox/src/visits/open-pages.ts',
    find: '    pages.delete(playKey);\n',
    replace: '',
    promise: 'a page in use is not the first that is dropped',
    tests: ['apps/sandbox/src/visits'],
  },
  {
    file: 'apps/sandbox/src/wagers/wager-memory.ts',
    find: "if (old.keyId !== null && (isPending(old) || old.state === 'stuck')) continue;",
    replace: "if (isPending(old) || old.state === 'stuck') continue;",
    promise: 'a game with play money that nobody ends is forgotten',
    tests: ['apps/sandbox/src/wagers'],
  },
  {
    file: 'apps/sandbox/src/rewards/reward-records.ts',
    find: 'if (showMs > 0) this',
    replace: 'if (showMs > 1e9) this',
    promise: 'the brand hears of a prize once the wheel has come to rest',
    tests: ['apps/sandbox/src/rewards'],
  },
  {
    file: 'apps/sandbox/src/wagers/wager-memory.ts',
    find: '      this.#byOwner.delete(ownerKey(old), old);\n',
    replace: '',
    promise: 'what is forgotten is no longer one of its player',
    tests: ['apps/sandbox/src/wagers'],
  },
  {
    file: 'apps/sandbox/src/wagers/shown-rounds.ts',
    find: 'if (wager === null || !ownsWager(visit, wager)) return null;',
    replace: 'if (wager === null) return null;',
    promise: 'only a round of the player is noted as shown',
    tests: ['apps/sandbox/src/wagers'],
  },
  {
    file: 'apps/sandbox/src/draws/add-draws.ts',
    find: '      if (leaves.has(peer)) return;\n',
    replace: '',
    promise: 'a page cannot have the whole round sent again and again',
    tests: ['apps/sandbox/src/draws/play-over-http'],
  },
];
