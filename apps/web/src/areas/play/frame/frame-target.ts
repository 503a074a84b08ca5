import { parseAddress } from '../../../addresses/parse-address.ts';
import type { Launch } from '../game-detail.ts';

/** What a game's frame shows and how messages are exchanged with it. */
export interface FrameTarget {
  readonly src: string;
  readonly sandbox: string;
  /** The origin that its messages must have. */
  readonly origin: string;
  /** The origin that messages to it name; `*` if it is opaque. */
  readonly sendTo: string;
  /** What the frame's page runs; the page requests it. */
  readonly markup?: string;
}

/** The game's own origin, which is another one, so `allow-scripts` with `allow-same-origin` cannot lift the sandbox. */
const PAGE_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';
/** Without `allow-same-origin` the origin is opaque, so scripts of several providers have nothing in common either. */
const SCRIPT_SANDBOX = 'allow-scripts allow-forms allow-popups';
/** How browsers write the origin of such a document. */
const OPAQUE_ORIGIN = 'null';

/**
 * The frame of a launch; undefined for an address that no game has. A game is never framed from the site's own origin, on
 * which it could read whatever the player can.
 */
export function frameTarget(
  launch: Pick<Launch, 'type' | 'url' | 'script_host'>,
  ownOrigin: string,
): FrameTarget | undefined {
  const { type, url, script_host: scriptHost } = launch;
  const address = parseAddress(type === 'script' ? (scriptHost ?? '') : url);
  if (!address || !/^https?:$/.test(address.protocol) || address.origin === ownOrigin) return undefined;
  const { href: src, origin } = address;
  if (type === 'url') return { src, sandbox: PAGE_SANDBOX, origin, sendTo: origin };
  return { src, sandbox: SCRIPT_SANDBOX, origin: OPAQUE_ORIGIN, sendTo: '*', markup: url };
}
