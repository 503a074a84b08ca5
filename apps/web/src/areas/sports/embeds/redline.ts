import type { Embed } from './embed.ts';
import { fieldsOf, readHeight, readPlace } from './read-place.ts';

/** A frame with one address for visitors and players, who get their token by message. */
export const redline: Embed = {
  isForEveryone: true,
  read(data) {
    const fields = fieldsOf(data);
    switch (fields?.['type']) {
      case 'redline:ready':
        return { type: 'ready' };
      case 'redline:waits':
        return { type: 'waits' };
      case 'redline:slip-open':
      case 'redline:slip-closed':
        return { type: 'other' };
      case 'redline:login':
        return { type: 'login' };
      case 'redline:register':
        return { type: 'register' };
      case 'redline:deposit':
        return { type: 'deposit' };
      case 'redline:balance':
        return { type: 'balance' };
      case 'redline:bet-waiting':
        return { type: 'bet', isWaiting: true };
      case 'redline:bet-decided':
        return { type: 'bet', isWaiting: false };
      case 'redline:place':
        return { type: 'place', place: readPlace(fields) };
      case 'redline:height': {
        const heightPx = readHeight(fields['height']);
        return heightPx === undefined ? undefined : { type: 'height', heightPx };
      }
      default:
        return undefined;
    }
  },
  hello: { type: 'redline:hello' },
  signIn: (token) => ({ type: 'redline:token', token }),
  deposits: (isOpen) => ({ type: 'redline:deposits', open: isOpen }),
  signedOut: { type: 'redline:logout' },
};
