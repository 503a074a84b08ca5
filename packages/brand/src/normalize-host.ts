/**
 * One spelling for each host name: lower case, without port, international names in punycode.
 * Answers undefined for what cannot be a host.
 */
export function normalizeHost(host: string): string | undefined {
  if (host === '' || /[\s/\\?#@]/.test(host)) return undefined;
  const url = URL.parse(`http://${host}`);
  if (url === null || url.hostname === '') return undefined;
  return url.hostname.replace(/\.$/, '');
}
