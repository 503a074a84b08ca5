import type { Change } from '../change.ts';

const play = 'apps/web/src/areas/play';
const target = `${play}/frame/frame-target.ts`;
const messages = `${play}/frame/game-message.ts`;
const input = 'apps/web/src/addresses/play-input.ts';
const launchCall = 'packages/providers/src/client/launch-call.ts';
const replies = 'packages/providers/src/registry/check-replies.ts';
const describeLaunch = 'packages/services/src/play/describe-launch.ts';

const frames = [`${play}/frame`];
const addresses = ['apps/web/src/addresses/play-input'];
const scripts = ['packages/providers/src/sandbox-quick/script-launch'];
const replyTests = ['packages/providers/src/registry/check-replies'];
const launching = ['packages/services/src/play/describe-launch'];

/** How games open: their addresses, the reply to a launch, and the frame with its messages. */
export const launchChanges: readonly Change[] = [
  {
    file: target,
    find: ' || address.origin === ownOrigin',
    replace: '',
    promise: 'a game is never framed from the site’s own origin',
    tests: frames,
  },
  {
    file: target,
    find: '!/^https?:$/.test(address.protocol)',
    replace: 'false',
    promise: 'the frame of a game shows a web page only',
    tests: frames,
  },
  {
    file: target,
    find: "const SCRIPT_SANDBOX = 'allow-scripts allow-forms allow-popups';",
    replace: "const SCRIPT_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';",
    promise: 'a script of a launch has no origin, so no storage',
    tests: frames,
  },
  {
    file: target,
    find: 'sandbox: PAGE_SANDBOX, origin, sendTo: origin }',
    replace: "sandbox: PAGE_SANDBOX, origin, sendTo: '*' }",
    promise: 'messages to a game name its origin',
    tests: frames,
  },
  {
    file: messages,
    find: "return state === 'started' || state === 'ended' ? { type: 'baize:round', state } : undefined;",
    replace: "return { type: 'baize:round', state: state as 'started' };",
    promise: 'a message of an unknown shape is ignored',
    tests: frames,
  },
  {
    file: input,
    find: 'if (pokerGame) throw new Redirect(pokerLobbyAddress(pokerGame));',
    replace: '',
    promise: 'the launcher of a poker game is the poker lobby',
    tests: addresses,
  },
  {
    file: input,
    find: 'Number(text) <= MAX_PAGES ? Number(text) : undefined',
    replace: 'Number(text) > 0 ? Number(text) : undefined',
    promise: 'a page that no lobby has is dropped',
    tests: addresses,
  },
  {
    file: input,
    find: '...(gameData.test(data) && { data }),',
    replace: '...(data && { data }),',
    promise: 'data for a provider has plain characters only',
    tests: addresses,
  },
  {
    file: launchCall,
    find: 'if (answer.status < 200 || answer.status > 299)',
    replace: 'if (answer.status < 200)',
    promise: 'a refused launch opens nothing',
    tests: scripts,
  },
  {
    file: launchCall,
    find: "throw new GameProviderUnavailable('no response', { cause });",
    replace: 'throw cause;',
    promise: 'a provider that is down makes its games unavailable, and is no fault of ours',
    tests: scripts,
  },
  {
    file: replies,
    find: 'if (!isPageOf(scriptHost ?? url, origins))',
    replace: 'if (!isPageOf(url, origins))',
    promise: 'scripts run on an origin of their provider',
    tests: replyTests,
  },
  {
    file: describeLaunch,
    find: "type: scriptHost === undefined ? 'url' : 'script',",
    replace: "type: 'url',",
    promise: 'markup is never taken for an address',
    tests: launching,
  },
  {
    file: describeLaunch,
    find: 'device: takesWindow ? WHOLE_WINDOW : device.web,',
    replace: 'device: device.web,',
    promise: 'a game that takes the window is not framed',
    tests: launching,
  },
  {
    file: 'packages/services/src/play/launch-game.ts',
    find: '    ...(input.data !== undefined && { data: input.data }),\n',
    replace: '',
    promise: 'a provider gets what the address says for its game',
    tests: ['apps/server/src/routes/play/launching'],
  },
  {
    file: 'apps/sandbox/src/studio/wallet/fault-board.ts',
    find: "(fault.call === 'any' && !isOfPage)",
    replace: "fault.call === 'any'",
    promise: 'a fault on the way to the wallet lets games open',
    tests: ['apps/sandbox/src/studio/wallet/fault-board'],
  },
];
