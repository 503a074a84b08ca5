import { type Brand, resolveBrand } from '@baize/brand';
import type { Clock } from '@baize/clock';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { refuseDeepBody } from '../calls/refuse-deep-body.ts';

export const POLICY_REPORTS_PATH = '/_report/csp';

export interface PolicyReportsDeps {
  readonly brands: readonly Brand[];
  readonly clock: Clock;
}

const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS_PER_BODY = 5;
/** Anyone can send reports, so a flood of them must not fill the log. */
const MAX_LINES_PER_WINDOW = 30;
const WINDOW_MS = 60_000;
const MAX_TEXT = 200;

const text = z.string().transform((value) => value.slice(0, MAX_TEXT));

/** A violation in the format of `report-to`. */
const report = z.object({
  type: z.literal('csp-violation'),
  url: z.string(),
  body: z.object({
    effectiveDirective: text,
    blockedURL: z.string().default(''),
    sourceFile: z.string().nullish(),
    lineNumber: z.number().nullish(),
  }),
});

/** A violation in the older format of `report-uri`. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': z.string().default(''),
    'source-file': z.string().nullish(),
    'line-number': z.number().nullish(),
  }),
});

interface Violation {
  readonly directive: string;
  readonly page: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
}

/** The first segment of a path: what follows may be a secret token. */
function pageOf(address: string): string {
  return `/${URL.parse(address)?.pathname.split('/')[1] ?? ''}`.slice(0, MAX_TEXT);
}

/** An address without its query; `inline`, `eval` and the like stay what they are. */
function sourceOf(address: string): string {
  const url = URL.parse(address);
  return (url === null ? address : `${url.protocol}//${url.host}${url.pathname}`).slice(0, MAX_TEXT);
}

function readReports(value: unknown): readonly Violation[] {
  const old = oldReport.safeParse(value);
  if (old.success) {
    const fields = old.data['csp-report'];
    return [
      {
        directive: fields['effective-directive'] ?? fields['violated-directive'] ?? '',
        page: pageOf(fields['document-uri']),
        blocked: sourceOf(fields['blocked-uri']),
        source: sourceOf(fields['source-file'] ?? ''),
        line: fields['line-number'] ?? null,
      },
    ];
  }
  const entries = Array.isArray(value) ? value.slice(0, MAX_REPORTS_PER_BODY) : [];
  return entries.flatMap((entry) => {
    const parsed = report.safeParse(entry);
    if (!parsed.success) return [];
    const { url, body } = parsed.data;
    return [
      {
        directive: body.effectiveDirective,
        page: pageOf(url),
        blocked: sourceOf(body.blockedURL),
        source: sourceOf(body.sourceFile ?? ''),
        line: body.lineNumber ?? null,
      },
    ];
  });
}

/** Violations caused by browser extensions say nothing about the page. */
function isExtension({ source, blocked }: Violation): boolean {
  return /^[a-z-]+-extension:/.test(source) || /^[a-z-]+-extension:/.test(blocked);
}

/** Receives browsers' reports of content policy violations and logs a bounded number of them. */
export async function registerPolicyReports(
  app: FastifyInstance,
  { brands, clock }: PolicyReportsDeps,
): Promise<void> {
  let windowEndsAtMs = 0;
  let lines = 0;

  function isRoom(): boolean {
    const nowMs = clock.now().getTime();
    if (nowMs >= windowEndsAtMs) {
      if (lines > MAX_LINES_PER_WINDOW)
        app.log.warn({ dropped: lines - MAX_LINES_PER_WINDOW }, 'policy reports were dropped');
      windowEndsAtMs = nowMs + WINDOW_MS;
      lines = 0;
    }
    lines += 1;
    return lines <= MAX_LINES_PER_WINDOW;
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const brand = resolveBrand(brands, request.host)?.slug;
      for (const violation of readReports(parse(request.body))) {
        if (isExtension(violation) || !isRoom()) continue;
        request.log.warn({ brand, ...violation }, 'the content policy refused something');
      }
      return reply.code(204).send();
    });
  });
}

/** Undefined if the body is not JSON. */
function parse(body: unknown): unknown {
  try {
    refuseDeepBody(String(body));
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
