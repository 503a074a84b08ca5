import { embedData } from '../embeds/client/page-session.ts';

/** Where a page follows matches, in its language. */
export function socketAddress(): URL {
  const { lang, origin } = embedData;
  const address = new URL(`/book/socket/${lang}`, origin === '' ? location.href : origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
