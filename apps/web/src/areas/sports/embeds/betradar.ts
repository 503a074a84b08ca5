import type { SportPlace } from '../../../addresses/sport-address.ts';
import type { Embed, EmbedMessage } from './embed.ts';
import { fieldsOf, readHeight, readPlace } from './read-place.ts';

/** As the query that the book expects; empty for its start. */
function placeQuery({ event, league, sport, pick, odd }: SportPlace): string {
  const fields = Object.entries({ event, league, sport, pick, odd });
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
}

/** Questions come with a port for the reply: the page is of no origin that a message could name. */
function readQuestion(type: unknown, port: MessagePort): EmbedMessage | undefined {
  switch (type) {
    case 'baize:script-host':
      return { type: 'host', reply: (markup) => port.postMessage({ markup }) };
    case 'betradar:token':
      return { type: 'token', reply: (token) => port.postMessage({ token }) };
    case 'betradar:place':
      return { type: 'start', reply: (place) => port.postMessage({ place: placeQuery(place) }) };
    case 'betradar:slip':
      return { type: 'storedSlip', reply: (slip) => port.postMessage({ slip }) };
    default:
      return undefined;
  }
}

/** More than a slip of the most selections has. */
const LONGEST_SLIP = 50_000;

/** A loader script in a page without an origin; it asks for a token whenever it needs one. */
export const betradar: Embed = {
  isForEveryone: true,
  read(data, [port]) {
    const fields = fieldsOf(data);
    const type = fields?.['type'];
    if (port) return readQuestion(type, port);
    switch (type) {
      case 'betradar:ready':
        return { type: 'ready' };
      case 'betradar:login':
        return { type: 'login' };
      case 'betradar:register':
        return { type: 'register' };
      case 'betradar:deposit':
        return { type: 'deposit' };
      case 'betradar:balance':
        return { type: 'balance' };
      case 'betradar:slip': {
        const slip = fields?.['slip'];
        const isSlip = typeof slip === 'string' && slip.length <= LONGEST_SLIP;
        return isSlip ? { type: 'slip', slip } : undefined;
      }
      case 'betradar:slip-open':
      case 'betradar:slip-closed':
        return { type: 'other' };
      case 'betradar:bet-waiting':
        return { type: 'bet', isWaiting: true };
      case 'betradar:bet-decided':
        return { type: 'bet', isWaiting: false };
      case 'betradar:place':
        return { type: 'place', place: readPlace(fields ?? {}) };
      case 'betradar:height': {
        const heightPx = readHeight(fields?.['height']);
        return heightPx === undefined ? undefined : { type: 'height', heightPx };
      }
      default:
        return undefined;
    }
  },
  signedIn: { type: 'betradar:logged-in' },
  deposits: (isOpen) => ({ type: 'betradar:deposits', open: isOpen }),
  signedOut: { type: 'betradar:logged-out' },
};
