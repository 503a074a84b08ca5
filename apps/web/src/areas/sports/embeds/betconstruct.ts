import type { Embed, EmbedMessage } from './embed.ts';
import { fieldsOf, readHeight, readPlace } from './read-place.ts';

const tabs: Readonly<Record<string, EmbedMessage>> = {
  login: { type: 'login' },
  registrationForm: { type: 'register' },
  deposit: { type: 'deposit' },
};

/** A frame whose address has the token of its session, so each session has a frame of its own. */
export const betconstruct: Embed = {
  isForEveryone: false,
  read(data) {
    const fields = fieldsOf(data);
    switch (fields?.['action']) {
      case 'ready':
        return { type: 'ready' };
      case 'betslip':
        return { type: 'other' };
      case 'userBalance':
        return { type: 'balance' };
      case 'bet': {
        const { state } = fields;
        const isKnown = state === 'waiting' || state === 'decided';
        return isKnown ? { type: 'bet', isWaiting: state === 'waiting' } : undefined;
      }
      case 'openSlider': {
        const tab = String(fields['tab']);
        return Object.hasOwn(tabs, tab) ? tabs[tab] : undefined;
      }
      case 'place':
        return { type: 'place', place: readPlace(fields) };
      case 'height': {
        const heightPx = readHeight(fields['height']);
        return heightPx === undefined ? undefined : { type: 'height', heightPx };
      }
      default:
        return undefined;
    }
  },
  deposits: (isOpen) => ({ action: 'deposits', open: isOpen }),
  signedOut: { action: 'loggedOut' },
};
