import type { EmbedEvents, EmbedTalk, ParentPage } from './embed-talk.ts';

/** Messages are actions. The token of a session is in the frame's address, so a new one comes with a new frame. */
export function talkBetconstruct(parent: ParentPage, events: EmbedEvents): EmbedTalk {
  parent.onMessage(({ action, open }) => {
    if (action === 'deposits') events.onDeposits(open !== false);
    if (action === 'loggedOut') events.onSignedOut();
  });
  const openSlider = (tab: string) => () => parent.send({ action: 'openSlider', tab });
  return {
    ready: () => parent.send({ action: 'ready' }),
    login: openSlider('login'),
    register: openSlider('registrationForm'),
    deposit: openSlider('deposit'),
    balance: () => parent.send({ action: 'userBalance' }),
    bet: (isWaiting) => parent.send({ action: 'bet', state: isWaiting ? 'waiting' : 'decided' }),
    // The convention has no word for it.
    slip: () => undefined,
    place: (place) => parent.send({ action: 'place', ...place }),
    height: (height) => parent.send({ action: 'height', height }),
    storeMemory: () => undefined,
    storedMemory: () => null,
    // A visitor who logs in gets another frame.
    askToken: () => undefined,
  };
}
