import type { EmbedEvents, EmbedTalk, ParentPage } from './embed-talk.ts';

/** One address for everyone: the token of a session comes by message. */
export function talkRedline(parent: ParentPage, events: EmbedEvents): EmbedTalk {
  const say =
    (name: string, fields: object = {}) =>
    () =>
      parent.send({ type: `redline:${name}`, ...fields });
  const waits = say('waits');
  const ready = say('ready');
  let isReady = false;
  parent.onMessage(({ type, token, open }) => {
    if (type === 'redline:deposits') events.onDeposits(open !== false);
    if (type === 'redline:token' && typeof token === 'string') events.onToken(token);
    if (type === 'redline:logout') events.onSignedOut();
    // The scripts of the page around came later than this page was ready.
    if (type === 'redline:hello' && isReady) ready();
  });
  return {
    ready() {
      isReady = true;
      ready();
    },
    login: say('login'),
    register: say('register'),
    deposit: say('deposit'),
    balance: say('balance'),
    bet: (isWaiting) => say(isWaiting ? 'bet-waiting' : 'bet-decided')(),
    slip: (isOpen) => say(isOpen ? 'slip-open' : 'slip-closed')(),
    place: (place) => say('place', place)(),
    height: (height) => say('height', { height })(),
    storeMemory: () => undefined,
    storedMemory: () => null,
    askToken: waits,
  };
}
