import { createHash } from 'node:crypto';

import { POLICY_REPORTS_PATH } from '../observation/register-policy-reports.ts';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface ContentPolicyParts {
  /** Text of every style element of the page; no other style is allowed. */
  readonly styles: readonly string[];
  /** Text of every script in the page itself; development allows any. */
  readonly scripts?: readonly string[];
  /** Origins whose pages may be framed: studios and other third parties. */
  readonly frameOrigins: readonly string[];
  /** Origins of third parties whose scripts run in the page and open frames. */
  readonly scriptOrigins?: readonly string[];
  /** Other addresses that the page may connect to, such as the live tables' socket. */
  readonly connectSources?: readonly string[];
  /**
   * During development Vite's client needs its socket, its inline styles, and the worker in which it waits for a
   * restarting server.
   */
  readonly isDev: boolean;
}

/**
 * The content security policy of pages. The one script inside a page is the same in all of them and allowed by its
 * hash, so no nonce is needed and pages can be shared between visitors. Style attributes are allowed: React renders them
 * on the server, and they cannot run code.
 */
export function contentPolicy({
  styles,
  scripts = [],
  frameOrigins,
  scriptOrigins = [],
  connectSources = [],
  isDev,
}: ContentPolicyParts): string {
  const styleSources = isDev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...styles.map(hashSource)];
  // A hash would make browsers ignore the permission that development needs.
  const ownScripts = isDev ? ["'unsafe-inline'"] : scripts.map(hashSource);
  const scriptSources = ["'self'", ...ownScripts, ...scriptOrigins];
  const frameSources = [...new Set([...frameOrigins, ...scriptOrigins])];
  const directives = {
    'default-src': ["'none'"],
    'script-src': scriptSources,
    'style-src': styleSources,
    'style-src-attr': ["'unsafe-inline'"],
    // `blob:` shows a photo that the player has chosen but not sent.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(isDev ? ['ws:'] : []), ...connectSources],
    ...(isDev && { 'worker-src': ['blob:'] }),
    'manifest-src': ["'self'"],
    'frame-src': frameSources.length > 0 ? frameSources : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'report-uri': [POLICY_REPORTS_PATH],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
