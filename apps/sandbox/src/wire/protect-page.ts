import type { FastifyReply } from 'fastify';

interface PageProtection {
  /** Sources of `frame-ancestors`. */
  readonly parents: string;
  /** Directives besides those of every page. */
  readonly directives?: readonly string[];
  /** Sources of styles besides this origin. */
  readonly styles?: string;
}

/** Sets the type and the security headers of a page that other sites frame. */
export function protectPage(
  reply: FastifyReply,
  { parents, directives = [], styles = '' }: PageProtection,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles}`.trimEnd(),
    ...directives,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parents}`,
  ];
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
}
