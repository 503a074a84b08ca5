/**
 * Normalizes a host name: lower case, without port, international names in punycode. Returns undefined for an invalid
 * host name.
 */
export function normalizeHost(host: string): string | undefined {
  if (host === '' || /[\s/\\?#@]/.test(host)) return undefined;
  const url = URL.parse(`http://${host}`);
  if (url === null || url.hostname === '') return undefined;
  return url.hostname.replace(/\.$/, '');
}
