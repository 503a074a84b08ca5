import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;
/** No address is longer; what else a proxy writes is kept to recognize it. */
const LONGEST = 64;

/**
 * The address of a caller in one form, whatever a proxy wrote of it: without port, brackets and zone, IPv4 as such where
 * IPv6 carries it or a translator wrote it so, IPv6 as in RFC 5952. A text that is no address is returned as it is.
 */
export function readAddress(text: string): string {
  return parse(text)?.toString() ?? text.trim().slice(0, LONGEST);
}

/**
 * The network of one household or machine: a whole IPv4 address, or the first 64 bits of an IPv6 address, since its
 * owner can choose the rest freely.
 */
export function networkOf(ip: string): string {
  const address = parse(ip);
  if (!(address instanceof ipaddr.IPv6)) return readAddress(ip);
  // The rest of a 6to4 address is chosen by the owner of the IPv4 address in it.
  if (address.range() === '6to4') return embedded(address.parts.slice(1, 3));
  const network = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .replaceAll(/[\s"]/g, '')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([^[\]]*\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // The library also reads forms that no proxy writes, such as octal and shortened ones.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  const isTranslated = address instanceof ipaddr.IPv6 && translated.includes(address.range());
  return isTranslated ? ipaddr.IPv4.parse(embedded(address.parts.slice(-2))) : address;
}

/** How a translator writes the address of a caller who has only IPv4: RFC 6145 and, with its well-known prefix, RFC 6052. */
const translated = ['rfc6145', 'rfc6052'];

/** The IPv4 address in two groups of an IPv6 address. */
function embedded(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
