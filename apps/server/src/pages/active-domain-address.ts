import { type Brand, normalizeHost } from '@baize/brand';

/** Names that stand for a developer's or a test's own machine, which no one is to be sent away from. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$|\.(?:localhost|test)$/;

interface AskedAddress {
  /** As the request names it, a port included. */
  readonly host: string;
  /** Path and query as they stand in the request line. */
  readonly url: string;
}

/**
 * Where a visitor of another host of the brand is sent: the same path and query on its active domain.
 *
 * The target host comes from the brand alone and is always one of its hosts, so nothing in the request
 * can lead elsewhere. Active domains are public, hence https.
 *
 * @returns undefined where the visitor stays
 */
export function activeDomainAddress(
  brand: Pick<Brand, 'hosts' | 'activeDomain'>,
  { host, url }: AskedAddress,
): string | undefined {
  const { activeDomain, hosts } = brand;
  const asked = normalizeHost(host);
  if (activeDomain === null || asked === undefined || asked === activeDomain) return undefined;
  if (!hosts.includes(activeDomain) || LOCAL_HOST.test(asked) || LOCAL_HOST.test(activeDomain))
    return undefined;
  // A request line may name a whole address; only one that starts with a path is kept.
  return `https://${activeDomain}${url.startsWith('/') ? url : '/'}`;
}
