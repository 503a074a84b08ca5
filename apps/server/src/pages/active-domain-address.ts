import { type Brand, normalizeHost } from '@baize/brand';

/** Host names of a developer's or a test's own machine; nobody is redirected away from them. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$|\.(?:localhost|test)$/;

interface RequestedAddress {
  /** As in the request, including the port. */
  readonly host: string;
  /** Path and query of the request line. */
  readonly url: string;
}

/**
 * Where a visitor of another host of the brand is redirected: the same path and query on its active domain.
 *
 * The target host comes from the brand alone and is always one of its hosts, so the request cannot choose it. Active
 * domains are public, hence https.
 *
 * @returns undefined if there is no redirect
 */
export function activeDomainAddress(
  brand: Pick<Brand, 'hosts' | 'activeDomain'>,
  { host, url }: RequestedAddress,
): string | undefined {
  const { activeDomain, hosts } = brand;
  const requested = normalizeHost(host);
  if (activeDomain === null || requested === undefined || requested === activeDomain) return undefined;
  if (!hosts.includes(activeDomain) || LOCAL_HOST.test(requested) || LOCAL_HOST.test(activeDomain))
    return undefined;
  // A request line may contain an absolute address; only a path is copied.
  return `https://${activeDomain}${url.startsWith('/') ? url : '/'}`;
}
