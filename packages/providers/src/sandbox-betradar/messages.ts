import { type BookTicket, bookFields, readBookTicket } from '../book-pages/book-ticket.ts';
import { signQuery } from '../book-pages/signed-query.ts';
import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { SportsbookRequest } from '../ports/sportsbook.ts';
import type { WireResult } from '../wire/read-wire.ts';

/*
 * A loader script with a queue function, in a page of another origin that is sandboxed: its origin is opaque. The script calls
 *
 *   betradar('open', { target, launch, parentOrigin, place, slip, token, notify })
 *
 * `launch` is a signed query, `target` the id of the element to fill, `token()` a callback that promises a fresh launch token
 * (null for a visitor), and `notify(name)` sends `{ type: 'betradar:<name>' }` to the page around: `ready`, `login`,
 * `deposit`, `slip-open`, `slip-closed`, `bet-waiting`, `bet-decided`. `token()` sends `betradar:token` with a port, through which the page around replies
 * `{ token }`: an opaque origin cannot be named as a target. `betradar:place` with a port is replied `{ place }`, a query of
 * `event`, `league` and `sport`. A page of an opaque origin can store nothing, so the page around stores its slip: it is sent as
 * `{ type: 'betradar:slip', slip }`, and `betradar:slip` with a port is replied `{ slip }`, null if there is none.
 */

/** The provider's name, also in the key ring. */
export const BETRADAR_PARTY = 'sandbox-betradar';

export const BETRADAR_LOADER_PATH = '/book/betradar/loader.js';

/** What the signature of a launch covers in the place of a path. */
const LAUNCH = 'betradar-launch';

/** The signed query of a launch. */
export function buildBetradarLaunch(request: SportsbookRequest, key: SigningKey): string {
  return signQuery(LAUNCH, { view: request.view, lang: request.lang, ...bookFields(request) }, key);
}

/** @param search the signed query, to which `event`, `league` and `sport` may have been added */
export function readBetradarLaunch(search: string, keys: KeyRing): WireResult<BookTicket> {
  return readBookTicket({ path: LAUNCH, search, party: BETRADAR_PARTY }, keys);
}

const TARGET = 'betradar-book';

/** The markup that opens the book. It has no token in it, so that it is the same for everybody. */
export function betradarScript(baseUrl: string, request: SportsbookRequest, key: SigningKey): string {
  const { origin: parentOrigin } = new URL(request.returnUrl);
  const options = { target: TARGET, launch: buildBetradarLaunch(request, key), parentOrigin };
  return `<div id="${TARGET}"></div>
<script>
(function (options) {
  window.betradar = window.betradar || function () { (betradar.q = betradar.q || []).push(arguments); };
  function ask(type) {
    return new Promise(function (resolve) {
      var channel = new MessageChannel();
      channel.port1.onmessage = function (event) { channel.port1.close(); resolve(event.data); };
      parent.postMessage({ type: type }, options.parentOrigin, [channel.port2]);
    });
  }
  options.notify = function (name) { parent.postMessage({ type: 'betradar:' + name }, options.parentOrigin); };
  options.token = function () { return ask('betradar:token').then(function (reply) { return reply.token; }); };
  options.place = function () { return ask('betradar:place').then(function (reply) { return reply.place; }); };
  options.slip = function () { return ask('betradar:slip').then(function (reply) { return reply.slip; }); };
  betradar('open', options);
})(${inScript(options)});
</script>
<script src="${baseUrl}${BETRADAR_LOADER_PATH}" async></script>`;
}

/** JSON that cannot end the script element around it. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
