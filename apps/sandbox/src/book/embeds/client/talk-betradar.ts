import type { BetradarOptions } from './betradar-host.ts';
import type { EmbedEvents, EmbedTalk, ParentPage } from './embed-talk.ts';

/** The page is of no origin: it asks for a token with a callback, also after a log-in. */
export function talkBetradar(parent: ParentPage, events: EmbedEvents): EmbedTalk {
  const say =
    (name: string, fields: object = {}) =>
    () =>
      parent.send({ type: `betradar:${name}`, ...fields });
  const askToken = async (): Promise<void> => {
    const options: BetradarOptions | undefined = window.betradarOptions;
    const token = await options?.token();
    if (typeof token === 'string') events.onToken(token);
  };
  parent.onMessage(({ type, open }) => {
    if (type === 'betradar:deposits') events.onDeposits(open !== false);
    if (type === 'betradar:logged-in') void askToken();
    if (type === 'betradar:logged-out') events.onSignedOut();
  });
  return {
    ready: say('ready'),
    login: say('login'),
    register: say('register'),
    deposit: say('deposit'),
    balance: say('balance'),
    bet: (isWaiting) => say(isWaiting ? 'bet-waiting' : 'bet-decided')(),
    slip: (isOpen) => say(isOpen ? 'slip-open' : 'slip-closed')(),
    place: (place) => say('place', place)(),
    height: (height) => say('height', { height })(),
    storeMemory: (memory) => say('slip', { slip: memory })(),
    storedMemory: () => window.betradarMemory ?? null,
    askToken: () => void askToken(),
  };
}
