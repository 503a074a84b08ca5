import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

import type { FastifyInstance } from 'fastify';

import { TURNSTILE_SCRIPT_PATH, TURNSTILE_VERIFY_PATH } from '@baize/providers';

import type { SandboxParts } from '../sandbox-parts.ts';
import { addCaptchaConsole } from './add-captcha-console.ts';
import { CaptchaService, type VerifyRequest, type WidgetFacts } from './captcha-service.ts';
import { renderWidgetPage } from './widget-page.ts';

type WidgetQuery = Readonly<Record<string, string | undefined>>;

function factsOf(query: WidgetQuery): WidgetFacts {
  const { sitekey: siteKey = '', action = '', hostname = '' } = query;
  return { siteKey, action, hostname };
}

/** A captcha with Turnstile's protocol on both sides: the widget in the page and the server's check. */
export function addCaptcha(app: FastifyInstance, parts: Pick<SandboxParts, 'clock' | 'ids'>): void {
  const captcha = new CaptchaService(parts);
  addScripts(app);
  addCaptchaConsole(app, captcha);

  app.get<{ Querystring: WidgetQuery }>('/turnstile/v0/widget', async (request, reply) => {
    const { sitekey = '', language, theme, parent = '' } = request.query;
    const around = URL.parse(parent)?.origin ?? "'none'";
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors ${around}`,
      )
      .header('cache-control', 'no-store')
      .send(
        renderWidgetPage({
          language: language === 'en' ? 'en' : 'tr',
          theme: theme === 'light' ? 'light' : 'dark',
          behaviour: captcha.behaviour(sitekey),
        }),
      );
  });
  app.post<{ Querystring: WidgetQuery }>('/turnstile/v0/token', async (request) => {
    const token = captcha.issue(factsOf(request.query));
    return token === undefined ? {} : { token };
  });
  app.post<{ Body: VerifyRequest | null }>(TURNSTILE_VERIFY_PATH, async (request, reply) => {
    if (captcha.mood === 'hang-up') {
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
    }
    return captcha.verify(request.body ?? {});
  });
}

function addScripts(app: FastifyInstance): void {
  const scripts = [
    [TURNSTILE_SCRIPT_PATH, 'client/api-script.ts'],
    ['/turnstile/v0/widget.js', 'client/widget.ts'],
  ] as const;
  for (const [address, file] of scripts) {
    app.get(address, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(stripTypeScriptTypes(await readFile(new URL(file, import.meta.url), 'utf8'))),
    );
  }
  app.get('/turnstile/v0/widget.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .send(await readFile(new URL('widget.css', import.meta.url), 'utf8')),
  );
}
